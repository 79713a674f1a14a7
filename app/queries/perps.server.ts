import type { EventIdentity } from '~/domain/chain-event'
import { parseSignature } from '~/domain/ids'
import { type Page, pageOffset, type SortOrder } from '~/domain/page'
import type { PerpMarketSortField, PerpMarketView, PerpTradeView } from '~/domain/perp-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/pool'
import { readPerpMarkets } from '~/store/read-perp-markets'
import { readPerpTrades, readPerpTradesByIdentity, readPerpTradeTotal } from '~/store/read-perp-trades'
import { toHeaderPrice, toPerpMarketView, toPerpTradeView } from './perp-views.server'
import type { Queries } from './queries.server'
import type { QueryCache } from './query-cache.server'

/** The markets whose prices the header shows, in its order (M37). */
const headerMarkets = ['SOL-PERP', 'BTC-PERP']

/** The decayed volume and the day-ago price move with the clock. */
const marketsMaxAgeMs = 5_000
const tradesMaxAgeMs = 60_000

/** The queries over perp markets and executions. */
export function createPerpQueries({
  pool,
  cache,
  clock,
}: {
  pool: Pool
  cache: QueryCache
  clock: Clock
}): Pick<Queries, 'listPerpTrades' | 'getPerpTrades' | 'listPerpMarkets' | 'getPrices'> {
  const allMarkets = () =>
    cache.get<readonly PerpMarketView[]>({
      key: 'perp markets',
      topics: ['market_stats'],
      maxAgeMs: marketsMaxAgeMs,
      weigh: (markets) => markets.length,
      load: async () => {
        const now = Math.floor(clock.nowMs() / 1000)
        return (await readPerpMarkets(pool, now)).map((market) => toPerpMarketView(market, now))
      },
    })

  return {
    async listPerpMarkets(request) {
      const sorted = sortMarkets(await allMarkets(), request.sortField, request.sortOrder)
      const offset = pageOffset(request)
      return {
        rows: sorted.slice(offset, offset + request.size),
        total: sorted.length,
        totalIsExact: true,
        page: request.page,
        size: request.size,
      }
    },
    async getPrices() {
      const markets = await allMarkets()
      return headerMarkets.flatMap((name) =>
        markets.filter((market) => market.name === name).map(toHeaderPrice),
      )
    },
    listPerpTrades: ({ page, size, marketIndex }) =>
      cache.get<Page<PerpTradeView>>({
        key: `perp trades ${marketIndex ?? 'all'} ${page} ${size}`,
        topics: ['drift.trades'],
        maxAgeMs: tradesMaxAgeMs,
        weigh: (trades) => trades.rows.length,
        load: async () => {
          const [stored, total] = await Promise.all([
            readPerpTrades(pool, marketIndex, { limit: size, offset: pageOffset({ page, size }) }),
            readPerpTradeTotal(pool, marketIndex),
          ])
          return { rows: stored.map(toPerpTradeView), ...total, page, size }
        },
      }),
    async getPerpTrades(ids) {
      const identities = ids.map(parsePerpTradeId).filter((identity) => identity !== undefined)
      return (await readPerpTradesByIdentity(pool, identities)).map(toPerpTradeView)
    },
  }
}

/** The identity in a `perpTradeId`, or undefined for any other text. */
export function parsePerpTradeId(id: string): EventIdentity | undefined {
  const [signatureText = '', instructionPath, indexText = ''] = id.split(':')
  const signature = parseSignature(signatureText)
  if (signature === undefined || instructionPath === undefined || !/^\d{1,9}$/.test(indexText))
    return undefined
  return { signature, instructionPath, eventIndex: Number(indexText) }
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
