import type { VenueChoice } from '~/domain/perp/venue-choice'
import { driftOnly } from '~/domain/protocol/venues'

/** Parameters of an API request in the URL's query. */
type ApiParameters = Readonly<Record<string, string>>

/**
 * Returns the URL of an API request for the chosen venues. `path` begins after the start that Drift's endpoints and
 * those for all venues have in common: `/markets`.
 */
export function perpApiHref(choice: VenueChoice, path: string, parameters: ApiParameters): string {
  if (choice === driftOnly[0]) return `/api/drift${path}?${new URLSearchParams(parameters)}`
  return `/api/perps${path}?${new URLSearchParams({ ...parameters, venue: choice })}`
}
