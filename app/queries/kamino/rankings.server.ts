import type { Address } from '~/domain/base/ids'
import { pageOffset } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import {
  type FilledOrderView,
  type LeaderboardRequest,
  type LeaderboardView,
  type RankingRequest,
  type RankingTimeframe,
  rankingWindows,
  seriesBuckets,
  seriesStarts,
  type TraderRankingRequest,
  type TraderRankView,
} from '~/domain/order/ranking-view'
import type { TokenVolumeView } from '~/domain/order/volume-view'
import { protocolsOfVenue } from '~/domain/protocol/protocol'
import { readLimitOrders } from '~/store/read/orders/read-limit-orders'
import {
  type RankedVolume,
  readRankedTraders,
  readTokenCounts,
  readTopOrders,
  readTraderRanks,
  readTraderSeries,
  readTraderTotals,
} from '~/store/read/orders/read-rankings'
import { overAllRows } from '../cache/cached-query.server'
import { rankTokens } from '../orders/filled-tokens.server'
import { type IsKnownFrom, readKnownHistory } from '../state/known-history.server'
import { toPairSide } from '../tokens/pair-side.server'
import { nowOf, type SpotDeps } from '../tokens/token-sides.server'

/** Returns traders by executed volume of their Kamino orders, the largest first. */
export function readKaminoTraders(
  deps: SpotDeps,
  { timeframe, limit, search }: TraderRankingRequest,
): Promise<readonly TraderRankView[]> {
  return deps.cache.get<readonly TraderRankView[]>({
    key: `kamino traders ${timeframe} ${limit} ${search}`,
    ...overAllRows,
    weigh: (rows) => rows.length,
    load: async () => {
      const now = nowOf(deps)
      const window = { from: now - rankingWindows[timeframe] }
      return describeTraders(
        deps,
        timeframe,
        now,
        await readRankedTraders(deps.pool, window, search, { limit, offset: 0 }),
      )
    },
  })
}

/** Returns a page of all traders with at least one fill, and the totals of all traders. */
export function readKaminoLeaderboard(
  deps: SpotDeps,
  { timeframe, search, page, size }: LeaderboardRequest,
): Promise<LeaderboardView> {
  return deps.cache.get<LeaderboardView>({
    key: `kamino leaderboard ${timeframe} ${page} ${size} ${search}`,
    ...overAllRows,
    weigh: ({ page: { rows } }) => rows.length,
    load: async () => {
      const now = nowOf(deps)
      const window = { from: now - rankingWindows[timeframe] }
      const [ranked, totals] = await Promise.all([
        readRankedTraders(deps.pool, window, search, { limit: size, offset: pageOffset({ page, size }) }),
        readTraderTotals(deps.pool, window, search),
      ])
      const { traders, sought, fills, volumeUsd, topTenUsd, largestUsd } = totals
      const topTenPercent =
        volumeUsd !== undefined && volumeUsd > 0 ? (topTenUsd / volumeUsd) * 100 : undefined
      const rows = await describeTraders(deps, timeframe, now, ranked)
      return {
        page: { rows, total: sought, totalIsExact: true, page, size },
        totals: { traders, volumeUsd, fills, topTenPercent, largestUsd },
      }
    },
  })
}

async function describeTraders(
  deps: SpotDeps,
  timeframe: RankingTimeframe,
  now: UnixSeconds,
  ranked: readonly RankedVolume[],
): Promise<readonly TraderRankView[]> {
  const from = now - rankingWindows[timeframe]
  const makers = ranked.map(({ key }) => key)
  const isKnownFrom = await readKnownHistory(deps, protocolsOfVenue('kamino'))
  const [before, tokens, series] = await Promise.all([
    readRanksBefore(deps, isKnownFrom, timeframe, from, makers),
    readTokenCounts(deps.pool, makers, from),
    readSeries(deps, isKnownFrom, timeframe, now, makers),
  ])
  return ranked.map((row) => ({
    ...rankOf(row),
    rankBefore: before.get(row.key),
    distinctTokens: tokens.get(row.key),
    seriesUsd: series(row.key),
  }))
}

function rankOf({ key, rank, fills, volumeUsd, totalUsd }: RankedVolume) {
  const isKnown = volumeUsd !== undefined && totalUsd !== undefined && totalUsd > 0
  const sharePercent = isKnown ? (volumeUsd / totalUsd) * 100 : undefined
  return { trader: key, rank, fills, volumeUsd, sharePercent }
}

/**
 * Returns the ranks of traders in the previous window. Returns no ranks for a previous window that begins
 * before the known history. Returns no ranks for the month either, because the data of traders is not
 * retained for two months.
 */
async function readRanksBefore(
  { pool }: SpotDeps,
  isKnownFrom: IsKnownFrom,
  timeframe: RankingTimeframe,
  from: number,
  makers: readonly Address[],
): Promise<ReadonlyMap<string, number>> {
  const fromBefore = from - rankingWindows[timeframe]
  if (timeframe === 'month' || !isKnownFrom(fromBefore)) return new Map()
  return readTraderRanks(pool, { from: fromBefore, to: from }, makers)
}

async function readSeries(
  { pool }: SpotDeps,
  isKnownFrom: IsKnownFrom,
  timeframe: RankingTimeframe,
  now: number,
  makers: readonly Address[],
): Promise<(maker: string) => readonly (number | undefined)[]> {
  const starts = seriesStarts(timeframe, now)
  const buckets = await readTraderSeries(pool, makers, starts[0] ?? now, seriesBuckets[timeframe])
  const usdAt = new Map(
    buckets.map(({ trader, startsAt, volumeUsd }) => [`${trader} ${startsAt}`, volumeUsd]),
  )
  // A bucket inside the known history without a row has no executions.
  const usdOf = (key: string) => (usdAt.has(key) ? usdAt.get(key) : 0)
  return (maker) =>
    starts.map((startsAt) => (isKnownFrom(startsAt) ? usdOf(`${maker} ${startsAt}`) : undefined))
}

/** Returns tokens by their executed volume on Kamino, the largest first. */
export async function readKaminoTokens(
  deps: SpotDeps,
  { timeframe, limit }: RankingRequest,
): Promise<readonly TokenVolumeView[]> {
  return (await rankTokens(deps, 'kamino', rankingWindows[timeframe])).slice(0, limit)
}

/** Returns the Kamino orders with the largest executed volume, the largest first. */
export function readKaminoFilledOrders(
  deps: SpotDeps,
  { timeframe, limit }: RankingRequest,
): Promise<readonly FilledOrderView[]> {
  return deps.cache.get<readonly FilledOrderView[]>({
    key: `kamino filled orders ${timeframe} ${limit}`,
    ...overAllRows,
    weigh: (rows) => rows.length,
    load: async () => {
      const now = nowOf(deps)
      const top = await readTopOrders(deps.pool, { from: now - rankingWindows[timeframe] }, limit)
      const orders = await readLimitOrders(
        deps.pool,
        top.map(({ key }) => key),
      )
      const orderOf = new Map(orders.map((order) => [order.state.key, order]))
      return top.flatMap(({ key, volumeUsd, fills }) => {
        const order = orderOf.get(key)
        if (order === undefined) return [] // the order was rolled back a moment ago because of a fork
        return {
          key,
          maker: order.state.maker,
          input: toPairSide(order.input, now, deps.publicUrl),
          output: toPairSide(order.output, now, deps.publicUrl),
          buy: order.buy,
          filledUsd: volumeUsd,
          fills,
        }
      })
    },
  })
}
