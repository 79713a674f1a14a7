import type { UnixSeconds } from '~/domain/base/time'
import { type ChartPageView, type PaneSeries, paneMetrics, regroupPoints } from '~/domain/perp/chart-page'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { type BarLimits, type BarPageRange, barPageRange, extendedRange } from '~/domain/price/bar-page'
import { type BarInterval, barIntervals } from '~/domain/price/bar-range'
import { type CandleInterval, latestBuckets } from '~/domain/price/candle'
import { type ChartFrame, chartBars, chartFrameFacts } from '~/domain/price/chart-candles'
import type { PerpVenue } from '~/domain/protocol/venues'
import { earliestAllowed, plans, reachDaysOf } from '~/domain/service/plan'
import { marketBarSeconds, tokenBarSeconds } from '~/store/read/read-bars'
import { findMarketOf, type PerpQueryDeps } from '../perps/market-reader.server'
import { retainedFrom } from './bar-history.server'
import { readCandleRange } from './candle-range.server'
import { readPerpSeries } from './perp-series.server'

export interface ChartPageRequest {
  /** A mint, or a perp market by its account. */
  readonly id: string
  readonly interval: BarInterval
  /** End of the page. `undefined`: the newest page. */
  readonly endAt: UnixSeconds | undefined
}

/**
 * Reads a page of bars within the history of the free plan. If a page has no bars, the bars before it are read, too, so
 * that a chart never stops at a gap. Returns `undefined` if neither a token nor a market has the id.
 */
export async function readChartPage(
  deps: PerpQueryDeps,
  venues: readonly PerpVenue[],
  { id, interval, endAt }: ChartPageRequest,
): Promise<ChartPageView | undefined> {
  const now = Math.floor(deps.clock.nowMs() / 1_000)
  const market = await findMarketOf(deps, venues, id)
  const kept = market === undefined ? tokenBarSeconds : marketBarSeconds
  const limits: BarLimits = {
    now,
    earliestAt: earliestAllowed(reachDaysOf(plans['first-party']), now),
    retainedAt: retainedFrom(now, kept[interval]),
  }
  const read = async ({ fromAt, toAt }: BarPageRange) =>
    (await readCandleRange(deps, venues, { id, interval, start: fromAt, end: toAt }))?.candles
  const whole = barPageRange(interval, endAt, limits)
  let range = whole
  let candles = await read(range)
  while (candles?.length === 0) {
    const older = extendedRange(range, interval, limits)
    if (older === undefined) break
    range = older
    candles = await read(range)
  }
  if (candles === undefined) return undefined
  const panes = market && (await readPanes(deps, market, interval, range, barIntervals[interval]))
  return { ...range, toAt: whole.toAt, venue: market?.venue, candles, panes }
}

const frameIntervals = { minute: '1m', hour: '1h', day: '1d' } as const satisfies Record<
  CandleInterval,
  BarInterval
>

/** Reads the bars of a perp market in a time frame. Returns `undefined` if no market has the id. */
export async function readMarketFrame(
  deps: PerpQueryDeps,
  venues: readonly PerpVenue[],
  { id, frame }: { readonly id: string; readonly frame: ChartFrame },
): Promise<ChartPageView | undefined> {
  const facts = chartFrameFacts[frame]
  const interval = frameIntervals[facts.interval]
  const market = await findMarketOf(deps, venues, id)
  const { from, to } = latestBuckets(facts.interval, facts.limit, Math.floor(deps.clock.nowMs() / 1_000))
  const found = market && (await readCandleRange(deps, venues, { id, interval, start: from, end: to }))
  if (market === undefined || found === undefined) return undefined
  const { completeFrom } = found
  const isComplete = (at: UnixSeconds) => completeFrom !== undefined && at >= completeFrom
  const candles = chartBars(found.candles, frame).map((bar) =>
    isComplete(bar.openAt) ? bar : { ...bar, volumeUsd: undefined },
  )
  const range: BarPageRange = { fromAt: candles[0]?.openAt ?? from, toAt: to, before: 'more' }
  const panes = await readPanes(deps, market, interval, range, facts.barSeconds)
  return { ...range, venue: market.venue, candles, panes }
}

/** Reads the figures of a market in a range, one point for each bar of `barSeconds`. */
async function readPanes(
  deps: PerpQueryDeps,
  { key, venue }: PerpMarketView,
  interval: BarInterval,
  { fromAt, toAt }: BarPageRange,
  barSeconds: number,
): Promise<PaneSeries> {
  const [openInterest = [], funding = [], longShort = []] = await Promise.all(
    paneMetrics.map(async (metric) => {
      const request = { market: key, metric, interval, start: fromAt, end: toAt }
      const points = (await readPerpSeries(deps, [venue], request))?.points ?? []
      return regroupPoints(metric, points, barSeconds)
    }),
  )
  return { openInterest, funding, longShort }
}
