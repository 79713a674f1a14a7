import { type PerpVenue, perpProtocolOf, perpVenues, protocolFacts } from './protocol'
import type { TradeType } from './trade-type'

/** Returns the perps venue of a type of trade. `undefined`: the trade is a fill of a spot order. */
export function perpVenueOfTrade(type: TradeType): PerpVenue | undefined {
  return perpVenues.find((venue) => protocolFacts[perpProtocolOf(venue)].tradeType === type)
}
