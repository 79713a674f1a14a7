import type { PerpMarketView } from '~/domain/perp/perp-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { readPerpMarkets } from '~/store/read/perps/read-perp-markets'
import type { QueryCache } from '../cache/query-cache.server'
import { toPerpMarketView } from './perp-views.server'

/**
 * Cache settings of all market queries. The results depend on the market accounts. They also depend on the
 * current time, because the 24-hour volume decays and the price of 24 hours ago changes.
 */
export const ofMarkets = { topics: ['market_stats'], maxAgeMs: 5_000 } as const

export interface PerpQueryDeps {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly clock: Clock
}

/**
 * Reads every perp market, including unlisted markets. There are at most a few hundred markets, so callers
 * sort and filter the whole list.
 */
export function readAllMarkets({ pool, cache, clock }: PerpQueryDeps): Promise<readonly PerpMarketView[]> {
  return cache.get<readonly PerpMarketView[]>({
    key: 'perp markets',
    ...ofMarkets,
    weigh: (markets) => markets.length,
    load: async () => {
      const now = Math.floor(clock.nowMs() / 1000)
      return (await readPerpMarkets(pool, now)).map((market) => toPerpMarketView(market, now))
    },
  })
}
