import type { PageRequest } from '~/context/page-loader.server'
import { chosenVenues } from '~/domain/perp/venue-choice'
import type { PerpVenue } from '~/domain/protocol/venues'
import { rememberedVenue } from './remembered-venue'
import type { ShownVenues } from './venue-provider'
import { venueInUrl } from './venue-url'

/** The choice of a request, and its venues. */
export interface RequestedVenues extends ShownVenues {
  /** Chosen venues. The default venue comes first. */
  readonly venues: readonly PerpVenue[]
}

type VenueRequest = Pick<PageRequest, 'services' | 'search' | 'request'>

/** Returns the venues of a request: those in its URL, the remembered ones, or the default venue. */
export async function readVenues({ services, search, request }: VenueRequest): Promise<RequestedVenues> {
  const fallback = await services.queries.getDefaultPerpVenue()
  const choice = venueInUrl(search) ?? rememberedVenue(request.headers.get('cookie')) ?? fallback
  return { choice, fallback, venues: chosenVenues(choice, fallback) }
}
