import { loadPanel, orNullBeforeData } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { perpMarketToWire, perpStatsToWire } from '~/contracts/perps/perp'
import { pageLimits } from '~/domain/base/page'
import { driftOnly } from '~/domain/protocol/protocol'

/** All listed markets, largest open interest first. */
const request = {
  filter: 'listed',
  page: 1,
  size: pageLimits.largestSize,
  sortField: 'openInterestUsd',
  sortOrder: 'desc',
} as const

/** Reads what all tabs of the dashboard have in common: the listed markets, and the totals of all markets. */
export async function readDrift(context: PageContext) {
  const { queries } = context
  const [markets, stats] = await Promise.all([
    loadPanel(context, 'market_stats', queries.listPerpMarkets(driftOnly, request), perpMarketToWire),
    orNullBeforeData(context, 'market_stats', () => queries.getPerpStats(driftOnly)),
  ])
  return { markets, stats: stats === null ? null : perpStatsToWire(stats) }
}
