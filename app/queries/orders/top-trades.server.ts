import { type TradeView, topTrades } from '~/domain/order/trade-view'
import { readLargestFills, readLargestPerpFills } from '~/store/read/read-top-trades'
import { nowOf } from '../tokens/token-sides.server'
import { perpTradesOf, type TradeDeps, toSpotTrade } from './trade-views.server'

/** Cache settings. Clients reload the list of trades every five minutes. */
const ofTopTrades = { topics: [], maxAgeMs: 10_000, staleMs: 50_000 } as const

/**
 * Returns the largest executions of the last 24 hours, the largest first. Perp executions and spot executions
 * have separate limits.
 */
export function readTopTrades(deps: TradeDeps): Promise<readonly TradeView[]> {
  return deps.cache.get<readonly TradeView[]>({
    key: 'top trades',
    ...ofTopTrades,
    weigh: (rows) => rows.length,
    load: async () => {
      const now = nowOf(deps)
      const { windowSeconds, leastUsd } = topTrades
      const request = { since: now - windowSeconds, now, leastUsd }
      const [fills, perpFills] = await Promise.all([
        readLargestFills(deps.pool, { ...request, limit: topTrades.others }),
        readLargestPerpFills(deps.pool, { ...request, limit: topTrades.perps }),
      ])
      const toPerpTrade = await perpTradesOf(deps, perpFills)
      const trades = [
        ...fills.map((fill) => ({ ...toSpotTrade(fill, now, deps.publicUrl), filledUsd: fill.usd })),
        ...perpFills.map(toPerpTrade),
      ]
      return trades.sort((left, right) => right.filledUsd - left.filledUsd)
    },
  })
}
