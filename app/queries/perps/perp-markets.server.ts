import { type Page, pageOffset } from '~/domain/base/page'
import {
  findPerpMarket,
  type HeaderPrice,
  headerMarkets,
  type PerpMarketSortField,
  type PerpMarketView,
} from '~/domain/perp/perp-view'
import { sortRows } from '~/lib/sort-rows'
import { ofMarkets, type PerpQueryDeps, readAllMarkets } from './market-reader.server'
import type { PerpQueries } from './perp-queries.server'
import { toHeaderPrice } from './perp-views.server'

export function createPerpMarketQueries(
  deps: PerpQueryDeps,
): Pick<PerpQueries, 'listPerpMarkets' | 'getPerpMarket' | 'getPerpMarkets' | 'getPrices'> {
  return {
    listPerpMarkets: ({ page, size, sortField, sortOrder, filter }) =>
      deps.cache.get<Page<PerpMarketView>>({
        key: `perp markets ${page} ${size} ${sortField} ${sortOrder} ${filter}`,
        ...ofMarkets,
        weigh: (markets) => markets.rows.length,
        load: async () => {
          const wanted = (await readAllMarkets(deps)).filter(({ isListed }) => isListed || filter === 'all')
          const sorted = sortRows(wanted, {
            keyOf: sortKeys[sortField],
            tieOf: ({ key }) => key,
            order: sortOrder,
          })
          const offset = pageOffset({ page, size })
          const rows = sorted.slice(offset, offset + size)
          return { rows, total: sorted.length, totalIsExact: true, page, size }
        },
      }),
    getPerpMarket: async (market) => findPerpMarket(await readAllMarkets(deps), market),
    getPerpMarkets: async (keys) => {
      const wanted = new Set(keys)
      return (await readAllMarkets(deps)).filter(({ key }) => wanted.has(key))
    },
    getPrices: () =>
      deps.cache.get<readonly HeaderPrice[]>({
        key: 'header prices',
        ...ofMarkets,
        load: async () => {
          const markets = await readAllMarkets(deps)
          const named = (name: string) => markets.filter((market) => market.name === name)
          return headerMarkets.flatMap(named).map(toHeaderPrice)
        },
      }),
  }
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
