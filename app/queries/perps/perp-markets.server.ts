import { type Page, pageOffset } from '~/domain/base/page'
import {
  findShownMarket,
  type HeaderPrice,
  headerMarkets,
  type PerpMarketSortField,
  type PerpMarketView,
  tradingPerpVenue,
  viewPerpVenues,
} from '~/domain/perp/perp-view'
import { chosenVenues, everyVenue } from '~/domain/perp/venue-choice'
import { perpVenues } from '~/domain/protocol/venues'
import { sortRows } from '~/lib/sort-rows'
import { isSourceUnavailable } from '../cache/source-unavailable.server'
import { isFirstRead } from '../state/panel.server'
import { findMarketOf, ofMarkets, type PerpQueryDeps, readAllMarkets } from './market-reader.server'
import type { PerpQueries } from './perp-queries.server'
import { toHeaderPrice } from './perp-views.server'

export function createPerpMarketQueries(
  deps: PerpQueryDeps,
): Pick<
  PerpQueries,
  | 'listPerpVenues'
  | 'getDefaultPerpVenue'
  | 'listPerpMarkets'
  | 'getPerpMarket'
  | 'getPerpMarkets'
  | 'getPrices'
> {
  const nowAt = () => Math.floor(deps.clock.nowMs() / 1000)
  const listPerpVenues = async () =>
    viewPerpVenues(perpVenues, await readAllMarkets(deps, perpVenues), nowAt())
  const getDefaultPerpVenue = async () => {
    if (deps.defaultPerpVenue !== undefined) return deps.defaultPerpVenue
    try {
      // Which venue trades is known only after the markets of all venues have been read.
      if (isFirstRead(ofMarkets(perpVenues).topics, await deps.heartbeats.read())) return perpVenues[0]
      return tradingPerpVenue(await listPerpVenues()) ?? perpVenues[0]
    } catch (error) {
      if (!isSourceUnavailable(error)) throw error
      return perpVenues[0]
    }
  }
  return {
    listPerpVenues,
    getDefaultPerpVenue,
    listPerpMarkets: (venues, { page, size, sortField, sortOrder, filter }) =>
      deps.cache.get<Page<PerpMarketView>>({
        key: `perp markets ${venues} ${page} ${size} ${sortField} ${sortOrder} ${filter}`,
        ...ofMarkets(venues),
        weigh: (markets) => markets.rows.length,
        load: async () => {
          const wanted = (await readAllMarkets(deps, venues)).filter(
            ({ isListed }) => isListed || filter === 'all',
          )
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
    getPerpMarket: (venues, market) => findMarketOf(deps, venues, market),
    getPerpMarkets: async (venues, keys) => {
      const wanted = new Set(keys)
      return (await readAllMarkets(deps, venues)).filter(({ key }) => wanted.has(key))
    },
    getPrices: () =>
      deps.cache.get<readonly HeaderPrice[]>({
        key: 'header prices',
        ...ofMarkets(perpVenues),
        load: async () => {
          const markets = await readAllMarkets(deps, perpVenues)
          const ordered = chosenVenues(everyVenue, await getDefaultPerpVenue())
          const venues = viewPerpVenues(ordered, markets, nowAt())
          const shown = headerMarkets.map((name) => findShownMarket(venues, markets, name))
          return shown.filter((market) => market !== undefined).map(toHeaderPrice)
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
