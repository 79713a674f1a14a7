import type { VenueChoice } from '~/domain/perp/venue-choice'
import { venueInUrl } from './venue-url'

/** Choice that the dashboard in this browser tab shows. `undefined`: no dashboard is shown. Never set on the server. */
let shown: VenueChoice | undefined

/** Records the choice that the dashboard shows. Returns a function that removes the record. */
export function recordShown(choice: VenueChoice): () => void {
  shown = choice
  return () => {
    shown = undefined
  }
}

/**
 * Returns whether a navigation within the dashboard may change the choice. Every link names the choice that is shown,
 * so the first link on a page whose URL names none changes the URL, but not the choice. A URL without a choice shows the
 * remembered one, which another browser tab may have changed.
 */
export function mayChangeVenue(from: string, to: string, remembered?: VenueChoice): boolean {
  const [before, after] = [venueInUrl(from), venueInUrl(to)]
  if (before === undefined && after === undefined) return remembered !== undefined && remembered !== shown
  return before !== after && (after === undefined || after !== (before ?? shown))
}
