import type { UnixSeconds } from '../base/time'
import type { PerpVenue } from '../protocol/venues'
import type { PerpVenueView } from './perp-view'

/** A venue on which nobody trades, although others trade. */
export interface PausedVenue {
  readonly venue: PerpVenue
  /** Time of the last execution. `undefined`: no execution is known. */
  readonly lastTradeAt: UnixSeconds | undefined
  /** Venue that trades, for a link: the one with the newest execution. */
  readonly tradingVenue: PerpVenue
}

/**
 * Returns the venues that are paused: without an execution within `pausedAfterSeconds`, while another venue had one. If
 * no venue trades, the reason is our data or the whole chain, so none is paused. A venue without markets has not been
 * read yet.
 */
export function findPausedVenues(venues: readonly PerpVenueView[]): readonly PausedVenue[] {
  const [first, ...others] = venues.filter(({ isTrading }) => isTrading)
  if (first === undefined) return []
  const newest = others.reduce((best, one) => (timeOf(one) > timeOf(best) ? one : best), first)
  return venues
    .filter(({ isTrading, marketCount }) => !isTrading && marketCount > 0)
    .map(({ venue, lastTradeAt }) => ({ venue, lastTradeAt, tradingVenue: newest.venue }))
}

/** Returns the time of a venue's last execution as a sort key. A venue without one comes last. */
function timeOf({ lastTradeAt }: PerpVenueView): number {
  return lastTradeAt ?? Number.NEGATIVE_INFINITY
}
