import type { UnixSeconds } from '~/domain/base/time'
import { perpMarketKey } from '~/domain/perp/perp'
import {
  computeFundingRateBps,
  computeLongShortRatio,
  computeOpenInterestBase,
  computeOpenInterestUsd,
} from '~/domain/perp/perp-math'
import {
  completePoints,
  meanRates,
  type PerpMetric,
  type PerpSeriesRequest,
  type PerpSeriesView,
  type SeriesPoint,
} from '~/domain/perp/perp-series'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { type BarInterval, barWindow, bucketAt } from '~/domain/price/bar-range'
import type { CandleWindow } from '~/domain/price/candle'
import { perpProtocolOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import {
  interestSeconds,
  marketBarSeconds,
  readFirstInterest,
  readFundingsIn,
  readInterest,
  readMarketBars,
  type StoredInterest,
} from '~/store/read/read-bars'
import { findMarketOf, type PerpQueryDeps } from '../perps/market-reader.server'
import { readKnownSince } from '../state/known-history.server'
import { barsMaxAgeMs, firstComplete, limitsOf, retainedFrom, retainedWindow } from './bar-history.server'

const unknown = { value: undefined, base: undefined }

/** Finds the market of a request, and returns one of its figures over time. */
export async function readPerpSeries(
  deps: PerpQueryDeps,
  venues: readonly PerpVenue[],
  request: PerpSeriesRequest,
): Promise<PerpSeriesView | undefined> {
  const { metric, interval } = request
  const now = Math.floor(deps.clock.nowMs() / 1_000)
  const window = barWindow(request, limitsOf(request, now))
  const market = await findMarketOf(deps, venues, request.market)
  if (market === undefined) return undefined
  return deps.cache.get<PerpSeriesView>({
    key: `perp series ${perpMarketKey(market)} ${metric} ${interval} ${window.from} ${window.to}`,
    topics: [],
    maxAgeMs: barsMaxAgeMs,
    weigh: ({ points }) => Math.ceil(points.length / 5),
    load: async () => {
      const { venue, marketIndex, key, name } = market
      const series = await readMetric[metric]({ deps, market, interval, window, now })
      return { venue, marketIndex, marketKey: key, name, metric, interval, ...series }
    },
  })
}

interface Asked {
  readonly deps: PerpQueryDeps
  readonly market: PerpMarketView
  readonly interval: BarInterval
  readonly window: CandleWindow
  readonly now: UnixSeconds
}

type Series = Pick<PerpSeriesView, 'completeFrom' | 'points'>

const readMetric: Readonly<Record<PerpMetric, (asked: Asked) => Promise<Series>>> = {
  openInterest: (asked) =>
    readStates(asked, (state) => ({
      value: computeOpenInterestUsd(state),
      base: computeOpenInterestBase(state),
    })),
  longShort: (asked) =>
    readStates(asked, (state) => ({ value: computeLongShortRatio(state), base: undefined })),
  funding: readFunding,
  volume: readVolume,
}

/** A bucket without an account state is unknown, because the state may have changed in it. */
async function readStates(
  { deps: { pool }, market, interval, window, now }: Asked,
  pointOf: (state: StoredInterest) => Omit<SeriesPoint, 'at'>,
): Promise<Series> {
  const retainedAt = retainedFrom(now, interestSeconds[interval])
  const [states, firstAt] = await Promise.all([
    readInterest(pool, market, interval, retainedWindow(window, retainedAt)),
    readFirstInterest(pool, market, interval),
  ])
  // The last state of a bucket is right even if recording began in the middle of the bucket.
  const recordedFrom = firstAt === undefined ? undefined : bucketAt(firstAt, window.intervalSeconds)
  const completeFrom = firstComplete(recordedFrom, retainedAt, window)
  const known = new Map(states.map((state) => [state.at, pointOf(state)]))
  return { completeFrom, points: completePoints(window, known, completeFrom, unknown) }
}

/** Funding records are never deleted. A bucket without a record has no rate. */
async function readFunding({ deps, market, window }: Asked): Promise<Series> {
  const { venue, fundingPeriodSeconds } = market
  const [updates, knownFrom] = await Promise.all([
    readFundingsIn(deps.pool, market, window),
    readKnownSince(deps, [perpProtocolOf(venue)]),
  ])
  const rates = updates.map(({ at, fundingRateRaw, oracleTwapPriceRaw }) => ({
    at,
    rateBps: computeFundingRateBps(fundingRateRaw, oracleTwapPriceRaw, fundingPeriodSeconds),
  }))
  const means = meanRates(rates, window.intervalSeconds)
  const known = new Map([...means].map(([at, value]) => [at, { value, base: undefined }]))
  const completeFrom = firstComplete(knownFrom, 0, window)
  return { completeFrom, points: completePoints(window, known, completeFrom, unknown) }
}

/** A bucket of the known history without an execution has a volume of 0. */
async function readVolume({ deps, market, interval, window, now }: Asked): Promise<Series> {
  const retainedAt = retainedFrom(now, marketBarSeconds[interval])
  const [bars, knownFrom] = await Promise.all([
    readMarketBars(deps.pool, market, interval, retainedWindow(window, retainedAt)),
    readKnownSince(deps, [perpProtocolOf(market.venue)]),
  ])
  const completeFrom = firstComplete(knownFrom, retainedAt, window)
  const known = new Map(bars.map((bar) => [bar.openAt, { value: bar.volumeUsd, base: bar.volumeBase }]))
  return { completeFrom, points: completePoints(window, known, completeFrom, { value: 0, base: 0 }) }
}
