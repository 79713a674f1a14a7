import { loadPanel, orNullBeforeData, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { perpStatsToWire } from '~/contracts/perps/perp'
import { venueMarketToWire } from '~/contracts/perps/venue-rows'
import { pageLimits } from '~/domain/base/page'
import { findPausedVenues } from '~/domain/perp/paused-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { DashboardData } from './dashboard-data'
import type { RequestedVenues } from './venue/read-venue.server'
import { topicsOfChoice } from './venue/venue-topics'

/** All listed markets, largest open interest first. */
const listed = {
  filter: 'listed',
  page: 1,
  size: pageLimits.largestSize,
  sortField: 'openInterestUsd',
  sortOrder: 'desc',
} as const

/** Reads what all tabs of the dashboard have in common: the listed markets, and the totals of all markets. */
export async function readDrift(
  context: PageContext,
  { choice, fallback, venues }: RequestedVenues,
): Promise<DashboardData> {
  const { queries } = context
  const topic = topicsOfChoice(choice).markets
  const [markets, stats, paused] = await Promise.all([
    loadPanel(context, topic, queries.listPerpMarkets(venues, listed), venueMarketToWire),
    orNullBeforeData(context, topic, () => queries.getPerpStats(venues)),
    readPaused(context, venues),
  ])
  return { choice, fallback, paused, markets, stats: stats === null ? null : perpStatsToWire(stats) }
}

/** Returns the shown venues that are paused. Without the store, none is known to be paused. */
async function readPaused({ queries }: PageContext, venues: readonly PerpVenue[]) {
  const states = await orNullWithoutSource(queries.listPerpVenues())
  return findPausedVenues(states ?? [])
    .filter(({ venue }) => venues.includes(venue))
    .map(({ venue, lastTradeAt, tradingVenue }) => ({
      venue,
      lastTradeAt: lastTradeAt ?? null,
      tradingVenue,
    }))
}
