import { type Page, pageOffset, type SortOrder } from '~/domain/page'
import type { HeaderPrice, PerpMarketSortField, PerpMarketView } from '~/domain/perp-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/pool'
import { readPerpMarkets } from '~/store/read-perp-markets'
import { toHeaderPrice, toPerpMarketView } from './perp-views.server'
import type { Queries } from './queries.server'
import type { QueryCache } from './query-cache.server'

/** The markets whose prices the header shows, in its order (M37). */
const headerMarkets = ['SOL-PERP', 'BTC-PERP']

/** What all market queries share: they depend on the accounts, and the decayed volume and the day-ago price move with the clock. */
const ofMarkets = { topics: ['market_stats'], maxAgeMs: 5_000 } as const

interface PerpMarketDeps {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly clock: Clock
}

/** The queries over perp markets: some hundred rows at most, so they are read whole and sorted here. */
export function createPerpMarketQueries(
  deps: PerpMarketDeps,
): Pick<Queries, 'listPerpMarkets' | 'getPrices'> {
  return {
    listPerpMarkets: ({ page, size, sortField, sortOrder }) =>
      deps.cache.get<Page<PerpMarketView>>({
        key: `perp markets ${page} ${size} ${sortField} ${sortOrder}`,
        ...ofMarkets,
        weigh: (markets) => markets.rows.length,
        load: async () => {
          const sorted = sortMarkets(await allMarkets(deps), sortField, sortOrder)
          const offset = pageOffset({ page, size })
          const rows = sorted.slice(offset, offset + size)
          return { rows, total: sorted.length, totalIsExact: true, page, size }
        },
      }),
    getPrices: () =>
      deps.cache.get<readonly HeaderPrice[]>({
        key: 'header prices',
        ...ofMarkets,
        load: async () => {
          const markets = await allMarkets(deps)
          const named = (name: string) => markets.filter((market) => market.name === name)
          return headerMarkets.flatMap(named).map(toHeaderPrice)
        },
      }),
  }
}

function allMarkets({ pool, cache, clock }: PerpMarketDeps): Promise<readonly PerpMarketView[]> {
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

type SortKey = (market: PerpMarketView) => number | string | undefined

const sortKeys: Readonly<Record<PerpMarketSortField, SortKey>> = {
  name: (market) => market.name,
  openInterestUsd: (market) => market.openInterestUsd,
  priceChange24Hour: (market) => market.priceChange24hPercent,
  recentVolume: (market) => market.recentVolumeUsd,
  lastFundingRate: (market) => market.lastFundingRateBps,
  lastOraclePrice: (market) => market.oraclePriceUsd,
  longShortRatio: (market) => market.longShortRatio,
}

/** Missing values last in both directions, ties by key. */
function sortMarkets(markets: readonly PerpMarketView[], field: PerpMarketSortField, order: SortOrder) {
  const keyOf = sortKeys[field]
  const sign = order === 'asc' ? 1 : -1
  return [...markets].sort((left, right) => {
    const [a, b] = [keyOf(left), keyOf(right)]
    if (a === undefined || b === undefined) {
      if (a !== b) return a === undefined ? 1 : -1
    } else if (a !== b) {
      return a < b ? -sign : sign
    }
    return left.key < right.key ? -1 : 1
  })
}
