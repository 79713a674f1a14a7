import { perpMarketKey } from '~/domain/perp/perp'
import {
  analyticsSeconds,
  type PerpAnalyticsRow,
  type PerpFundingView,
} from '~/domain/perp/perp-activity-view'
import { computeBaseAmount, computeFundingRateBps, computeQuoteUsd } from '~/domain/perp/perp-math'
import type { PerpMarketView, PerpStatsView } from '~/domain/perp/perp-view'
import { perpProtocolOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import {
  type MarketHolders,
  type MarketVolume,
  type PerpHolders,
  readFundings,
  readMarketVolumes,
  readPerpHolders,
} from '~/store/read/perps/read-perp-activity'
import { overAllRows } from '../cache/cached-query.server'
import { readKnownHistory } from '../state/known-history.server'
import { findMarketOf, ofMarkets, type PerpQueryDeps, readAllMarkets } from './market-reader.server'
import type { PerpQueries } from './perp-queries.server'

/** Maximum age of cached sums over all positions or executions, milliseconds. */
const sumsMaxAgeMs = 5_000

const hour = 3_600
const day = 24 * hour

/** Creates the queries for statistics of all perp markets. */
export function createPerpActivityQueries(
  deps: PerpQueryDeps,
): Pick<PerpQueries, 'getPerpStats' | 'getPerpAnalytics' | 'getPerpFunding'> {
  const { pool, cache, clock } = deps
  const nowAt = () => Math.floor(clock.nowMs() / 1000)
  const holders = (venues: readonly PerpVenue[]) =>
    cache.get<PerpHolders>({
      key: `perp holders ${venues}`,
      ...overAllRows,
      weigh: ({ markets }) => markets.length,
      load: () => readPerpHolders(pool, venues),
    })
  return {
    getPerpStats: (venues) =>
      cache.get<PerpStatsView>({
        key: `perp stats ${venues}`,
        topics: ofMarkets(venues).topics,
        maxAgeMs: sumsMaxAgeMs,
        load: async () => {
          const { markets, traders } = await holders(venues)
          return sumMarkets(await readAllMarkets(deps, venues), markets, traders)
        },
      }),
    getPerpAnalytics: (venues, period) =>
      cache.get<readonly PerpAnalyticsRow[]>({
        key: `perp analytics ${venues} ${period}`,
        topics: [],
        maxAgeMs: sumsMaxAgeMs,
        weigh: (rows) => rows.length,
        load: async () => {
          const volumes = await readMarketVolumes(pool, venues, nowAt() - analyticsSeconds[period])
          const { markets } = await holders(venues)
          return analyse(await readAllMarkets(deps, venues), markets, volumes)
        },
      }),
    async getPerpFunding(venues, { market, hours }) {
      const found = await findMarketOf(deps, venues, market)
      if (found === undefined) return undefined
      return cache.get<PerpFundingView>({
        key: `perp funding ${perpMarketKey(found)} ${hours}`,
        topics: [],
        maxAgeMs: sumsMaxAgeMs,
        weigh: (funding) => funding.points.length,
        load: () => loadFunding(deps, found, hours, nowAt()),
      })
    },
  }
}

function sumMarkets(
  all: readonly PerpMarketView[],
  holders: readonly MarketHolders[],
  uniqueTraders: number,
): PerpStatsView {
  const listed = all.filter(({ isListed }) => isListed)
  const rates = listed.flatMap(({ lastFundingRateBps: rate, openInterestUsd: weight }) =>
    rate === undefined ? [] : [{ rate, weight }],
  )
  const keys = new Set(listed.map(perpMarketKey))
  return {
    totalVolumeUsd: sum(listed.map(({ recentVolumeUsd }) => recentVolumeUsd)),
    totalOpenInterestUsd: sum(
      listed.map(({ openInterestUsd }) => openInterestUsd).filter((usd) => usd !== undefined),
    ),
    avgFundingRateBps: weightedMean(rates.map(({ rate }) => ({ rate, weight: 1 }))),
    weightedFundingRateBps: weightedMean(
      rates.flatMap(({ rate, weight }) => (weight === undefined ? [] : [{ rate, weight }])),
    ),
    marketCount: listed.length,
    activeMarketCount: listed.filter(({ isActive }) => isActive).length,
    marketsWithoutOpenInterest: listed.filter(({ openInterestBase }) => openInterestBase === 0).length,
    unlistedMarketCount: all.length - listed.length,
    uniqueTraders,
    totalPositions: sum(
      holders.filter((market) => keys.has(perpMarketKey(market))).map(({ positions }) => positions),
    ),
  }
}

/** Returns the weighted mean of the values. Returns `undefined` if the sum of the weights is 0. */
function weightedMean(
  rates: readonly { readonly rate: number; readonly weight: number }[],
): number | undefined {
  const weight = sum(rates.map((each) => each.weight))
  return weight > 0 ? sum(rates.map((each) => each.rate * each.weight)) / weight : undefined
}

function analyse(
  markets: readonly PerpMarketView[],
  holders: readonly MarketHolders[],
  volumes: readonly MarketVolume[],
): PerpAnalyticsRow[] {
  const holdersOf = new Map(holders.map((row) => [perpMarketKey(row), row]))
  const volumeOf = new Map(volumes.map((row) => [perpMarketKey(row), row]))
  const rows = markets
    .filter(({ isListed }) => isListed)
    .map((market) =>
      analyseMarket(market, holdersOf.get(perpMarketKey(market)), volumeOf.get(perpMarketKey(market))),
    )
  return rows.sort((left, right) => right.volumeUsd - left.volumeUsd || left.marketIndex - right.marketIndex)
}

/**
 * Computes the statistics of one market. If a market has no row of positions or executions, the corresponding
 * counts are 0.
 */
function analyseMarket(
  market: PerpMarketView,
  held: MarketHolders | undefined,
  executed: MarketVolume | undefined,
): PerpAnalyticsRow {
  const { oraclePriceUsd } = market
  return {
    venue: market.venue,
    marketIndex: market.marketIndex,
    marketKey: market.key,
    name: market.name,
    baseSymbol: market.baseSymbol,
    uniqueTraders: held === undefined ? 0 : held.traders,
    totalPositions: held === undefined ? 0 : held.positions,
    avgPositionSizeUsd:
      held === undefined || oraclePriceUsd === undefined
        ? undefined
        : (computeBaseAmount(held.baseRaw) * oraclePriceUsd) / held.positions,
    openInterestBase: market.openInterestBase,
    openInterestUsd: market.openInterestUsd,
    longShortRatio: market.longShortRatio,
    volumeUsd: executed === undefined ? 0 : computeQuoteUsd(executed.volumeQuoteRaw),
    fills: executed === undefined ? 0 : executed.fills,
  }
}

async function loadFunding(
  deps: PerpQueryDeps,
  market: PerpMarketView,
  hours: number,
  now: number,
): Promise<PerpFundingView> {
  const [isKnownFrom, stored] = await Promise.all([
    readKnownHistory(deps, [perpProtocolOf(market.venue)]),
    readFundings(deps.pool, market, now - Math.max(hours * hour, 7 * day)),
  ])
  const points = stored.map(({ fundingRateRaw, oracleTwapPriceRaw, at }) => ({
    at,
    rateBps: computeFundingRateBps(fundingRateRaw, oracleTwapPriceRaw, market.fundingPeriodSeconds),
  }))
  const meanSince = (since: number) => {
    if (!isKnownFrom(since)) return undefined
    const known = points.filter(({ at }) => at > since).map(({ rateBps }) => rateBps)
    return weightedMean(known.flatMap((rate) => (rate === undefined ? [] : [{ rate, weight: 1 }])))
  }
  return {
    venue: market.venue,
    marketIndex: market.marketIndex,
    marketKey: market.key,
    name: market.name,
    lastFundingRateBps: market.lastFundingRateBps,
    lastFundingAt: market.lastFundingAt,
    nextFundingAt: market.nextFundingAt,
    dayAverageBps: meanSince(now - day),
    weekAverageBps: meanSince(now - 7 * day),
    monthAverageBps: hours * hour >= 30 * day ? meanSince(now - 30 * day) : undefined,
    points: points.filter(({ at }) => at > now - hours * hour),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
