import { answerPanel, orNullBeforeData } from '~/api/panel-answer.server'
import type { PageContext } from '~/context.server'
import { perpMarketToWire, perpStatsToWire } from '~/contracts/perp'
import { pageLimits } from '~/domain/page'

/** Every listed market, largest open interest first (M178, M180). */
const request = {
  filter: 'listed',
  page: 1,
  size: pageLimits.largestSize,
  sortField: 'openInterestUsd',
  sortOrder: 'desc',
} as const

/** What all tabs of the dashboard share: the markets and all of them together. */
export async function readDrift(context: PageContext) {
  const { queries } = context
  const [markets, stats] = await Promise.all([
    answerPanel(context, 'market_stats', queries.listPerpMarkets(request), perpMarketToWire),
    orNullBeforeData(context, 'market_stats', () => queries.getPerpStats()),
  ])
  return { markets, stats: stats === null ? null : perpStatsToWire(stats) }
}
