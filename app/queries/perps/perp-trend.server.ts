import type { UnixSeconds } from '~/domain/base/time'
import { perpMarketKey } from '~/domain/perp/perp'
import { analyticsSeconds, type PerpVolumeTrend } from '~/domain/perp/perp-activity-view'
import { computeQuoteUsd } from '~/domain/perp/perp-math'
import { perpProtocolOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import { readMarketVolumes } from '~/store/read/perps/read-perp-activity'
import { readVolumeIntervals } from '~/store/read/perps/read-perp-trend'
import { type IsKnownFrom, readKnownHistory } from '../state/known-history.server'
import { type PerpQueryDeps, readAllMarkets } from './market-reader.server'
import type { PerpQueries } from './perp-queries.server'

/** Maximum age of the trend, milliseconds. Sums over several hours change slowly. */
const trendMaxAgeMs = 30_000

/** Number of points of the trend line. */
const intervals = 24

const hour = 3_600

/** Creates the query that compares the executed volume of all listed markets with the previous period. */
export function createPerpTrendQuery(deps: PerpQueryDeps): Pick<PerpQueries, 'getPerpVolumeTrend'> {
  const { pool, cache, clock } = deps
  return {
    getPerpVolumeTrend: (venues, period) =>
      cache.get<PerpVolumeTrend>({
        key: `perp volume trend ${venues} ${period}`,
        topics: [],
        maxAgeMs: trendMaxAgeMs,
        load: async () => {
          const now = Math.floor(clock.nowMs() / 1000)
          const seconds = analyticsSeconds[period]
          const isKnownFrom = await readKnownHistory(deps, venues.map(perpProtocolOf))
          const [beforeUsd, intervalsUsd] = await Promise.all([
            readBefore(deps, venues, isKnownFrom, now, seconds),
            readLine(pool, venues, isKnownFrom, now, seconds),
          ])
          return { beforeUsd, intervalsUsd }
        },
      }),
  }
}

/**
 * Returns the volume of the previous period, USD. Returns `undefined` if the previous period begins before
 * the known history.
 */
async function readBefore(
  deps: PerpQueryDeps,
  venues: readonly PerpVenue[],
  isKnownFrom: IsKnownFrom,
  now: UnixSeconds,
  seconds: number,
): Promise<number | undefined> {
  const from = now - 2 * seconds
  if (!isKnownFrom(from)) return undefined
  const [markets, both, running] = await Promise.all([
    readAllMarkets(deps, venues),
    readMarketVolumes(deps.pool, venues, from),
    readMarketVolumes(deps.pool, venues, now - seconds),
  ])
  const listed = new Set(markets.filter(({ isListed }) => isListed).map(perpMarketKey))
  const sumOf = (volumes: typeof both) =>
    volumes
      .filter((market) => listed.has(perpMarketKey(market)))
      .reduce((sum, { volumeQuoteRaw }) => sum + volumeQuoteRaw, 0n)
  return computeQuoteUsd(sumOf(both) - sumOf(running))
}

/**
 * Splits the period into equal ranges of whole hours and returns the volume of each range in USD, oldest
 * first. The volume of a range before the known history is `undefined`. Returns an empty list if the period
 * is too short for whole hours.
 */
async function readLine(
  pool: PerpQueryDeps['pool'],
  venues: readonly PerpVenue[],
  isKnownFrom: IsKnownFrom,
  now: UnixSeconds,
  seconds: number,
): Promise<readonly (number | undefined)[]> {
  const width = seconds / intervals
  if (width < hour) return []
  const until = Math.floor(now / hour) * hour
  const from = until - seconds
  const rows = await readVolumeIntervals(pool, venues, from, until, width)
  const found = new Map(rows.map(({ index, volumeQuoteRaw }) => [index, computeQuoteUsd(volumeQuoteRaw)]))
  // A range inside the known history without executions has a volume of 0.
  const usdOf = (index: number) => found.get(index) ?? 0
  return Array.from({ length: intervals }, (_, index) =>
    isKnownFrom(from + index * width) ? usdOf(index) : undefined,
  )
}
