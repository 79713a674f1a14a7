import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import type { PerpVenue } from '~/domain/protocol/venues'
import { invariant } from '~/lib/invariant'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { type PendingView, pendingViewAt } from '~/ui/url/pending-view'
import type { Place } from '~/ui/url/url-param'
import { recordShown } from './venue-change'
import { placeWithVenue, venueInUrl, venueParam, withVenue } from './venue-url'

/** The venues that the page shows. */
export interface ShownVenues {
  readonly choice: VenueChoice
  /** Venue that is shown without a choice. */
  readonly fallback: PerpVenue
}

interface VenueView extends ShownVenues {
  /**
   * Choice that the links of the dashboard have in their URL. Without it, a choice that another tab remembers would
   * change where the links of this page lead.
   */
  readonly linked: VenueChoice
  /** Adds the choice to the path of a page of the dashboard. */
  readonly keep: (href: string) => string
}

const VenueContext = createContext<VenueView | undefined>(undefined)

/** Provides the chosen venue to the dashboard. */
export function VenueProvider({
  choice,
  fallback,
  children,
}: ShownVenues & { readonly children: ReactNode }) {
  const { search } = usePendingLocation()
  const linked = venueInUrl(search) ?? choice
  useEffect(() => recordShown(choice), [choice])
  const view = useMemo(
    (): VenueView => ({ choice, fallback, linked, keep: (href) => withVenue(href, linked) }),
    [choice, fallback, linked],
  )
  return <VenueContext.Provider value={view}>{children}</VenueContext.Provider>
}

/** Returns the chosen venue, and the function that keeps it in links. */
export function useVenue(): VenueView {
  const view = useContext(VenueContext)
  invariant(view, 'useVenue needs a VenueProvider around it')
  return view
}

/**
 * Returns the requested path and query, with the venue. While another view of the page loads, these are the ones of
 * that view. A link to another view of a page whose URL names no venue would lead to another venue after a choice in
 * another browser tab.
 */
export function usePagePlace(): Place {
  const { pathname, search } = usePendingLocation()
  const { linked } = useVenue()
  return useMemo(() => placeWithVenue({ pathname, search }, linked), [pathname, search, linked])
}

/** Reads the view of a page from its pending URL, with the venue. */
export function usePendingView<View>(
  parse: (from: URLSearchParams) => View,
  hrefOf: (view: View, at: Place) => string,
): PendingView<View> {
  return pendingViewAt(usePagePlace(), parse, hrefOf)
}

/** Field of a form that keeps the choice if the browser sends the form without scripts. */
export function VenueInput() {
  const { linked } = useVenue()
  return <input type="hidden" name={venueParam.name} value={linked} />
}
