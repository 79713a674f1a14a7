import type { PerpMarketView } from '~/domain/perp-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/pool'
import { readPerpMarkets } from '~/store/read-perp-markets'
import { toPerpMarketView } from './perp-views.server'
import type { QueryCache } from './query-cache.server'

/**
 * Cache settings of all market queries. Results depend on the market accounts, and on the clock through the
 * decayed volume and the price of a day ago.
 */
export const ofMarkets = { topics: ['market_stats'], maxAgeMs: 5_000 } as const

export interface PerpQueryDeps {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly clock: Clock
}

/**
 * Reads every perp market, the unlisted ones too. There are some hundred rows at most, so callers sort and
 * filter the whole list.
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
