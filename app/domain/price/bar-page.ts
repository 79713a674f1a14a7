import type { UnixSeconds } from '../base/time'
import { type BarInterval, barIntervals, bucketAfter, bucketAt, mostBars } from './bar-range'

/** Number of bars that a chart loads first, and number of older bars per request. */
export const newestBars = 300
export const olderBars = 1_000

/**
 * What is before the first bar of a page: `more` bars, the start of the pages' history (`plan`), or bars that are no
 * longer stored (`stored`).
 */
export type BeforeBars = 'more' | 'plan' | 'stored'

/** Part of a chart's history. Bars start at `fromAt` or later, and before `toAt`. */
export interface BarPageRange {
  readonly fromAt: UnixSeconds
  readonly toAt: UnixSeconds
  readonly before: BeforeBars
}

/** Limits of a chart's history. */
export interface BarLimits {
  readonly now: UnixSeconds
  /** Start of the history that pages show. `undefined`: no limit. */
  readonly earliestAt: UnixSeconds | undefined
  /** Start of the oldest bucket that is stored. */
  readonly retainedAt: UnixSeconds
}

/** Returns the range of the newest page, or of the page that ends at `endAt`. */
export function barPageRange(
  interval: BarInterval,
  endAt: UnixSeconds | undefined,
  limits: BarLimits,
): BarPageRange {
  const seconds = barIntervals[interval]
  const current = bucketAt(limits.now, seconds) + seconds
  const toAt = endAt === undefined ? current : Math.min(bucketAfter(endAt, seconds), current)
  const count = endAt === undefined ? newestBars : olderBars
  return rangeBetween(toAt - count * seconds, toAt, interval, limits)
}

/** Returns the range that also contains the bars before a page without bars. `undefined`: there is none. */
export function extendedRange(
  { fromAt, before }: BarPageRange,
  interval: BarInterval,
  limits: BarLimits,
): BarPageRange | undefined {
  if (before !== 'more') return undefined
  return rangeBetween(fromAt - mostBars * barIntervals[interval], fromAt, interval, limits)
}

function rangeBetween(
  from: UnixSeconds,
  toAt: UnixSeconds,
  interval: BarInterval,
  { earliestAt, retainedAt }: BarLimits,
): BarPageRange {
  const seconds = barIntervals[interval]
  const plan = bucketAfter(earliestAt ?? 0, seconds)
  const stored = bucketAfter(retainedAt, seconds)
  const oldest = Math.max(plan, stored)
  const fromAt = Math.min(toAt, Math.max(from, oldest))
  return { fromAt, toAt, before: fromAt > oldest ? 'more' : stored > plan ? 'stored' : 'plan' }
}

/** Bar of a chart: start in milliseconds since 1970, and prices in USD. */
interface TimedBar {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

/**
 * Returns the bars with a live price of time `at`: the last bar moves, or the bar after it begins. A late price only
 * widens the range of its own bar, because a later price may have closed that bar already. A price before the first bar,
 * or after the next one, changes nothing.
 */
export function withLiveBar<Bar extends TimedBar>(
  bars: readonly Bar[],
  barSeconds: number,
  price: number,
  at: UnixSeconds,
): readonly (Bar | TimedBar)[] {
  const running = bars.at(-1)
  if (running === undefined) return bars
  const start = running.time / 1_000
  const age = Math.floor((at - start) / barSeconds)
  if (age < 0) return withLatePrice(bars, (start + age * barSeconds) * 1_000, price)
  if (age === 0) return [...bars.slice(0, -1), { ...widened(running, price), close: price }]
  if (age > 1) return bars
  const time = (start + barSeconds) * 1_000
  return [...bars, { time, open: price, high: price, low: price, close: price, volume: null }]
}

function withLatePrice<Bar extends TimedBar>(
  bars: readonly Bar[],
  time: number,
  price: number,
): readonly Bar[] {
  const index = bars.findLastIndex((bar) => bar.time === time)
  const bar = bars[index]
  if (bar === undefined || (bar.low <= price && price <= bar.high)) return bars
  return bars.with(index, widened(bar, price))
}

function widened<Bar extends TimedBar>(bar: Bar, price: number): Bar {
  return { ...bar, high: Math.max(bar.high, price), low: Math.min(bar.low, price) }
}
