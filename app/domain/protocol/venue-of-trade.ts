import type { TradeType } from './trade-type'
import { type PerpVenue, perpVenues } from './venues'

/**
 * Returns the perps venue of a type of trade. `undefined`: the trade is a fill of a spot order. The venue is
 * part of the type's name, because a browser that looked the venue up in `protocolFacts` would load all of
 * them.
 */
export function perpVenueOfTrade(type: TradeType): PerpVenue | undefined {
  return perpVenues.find((venue) => type === `${venue}_perp`)
}
