import type { Address } from '../base/ids'
import type { UnixSeconds } from '../base/time'
import { displayedPrice, type UiScale, uiMultiplierAt } from '../base/ui-scale'
import type { PerpVenue } from '../protocol/venues'
import type { Candle, CandleWindow, KnownCandle } from './candle'

/** Lengths of the bars of a range, seconds. A bar starts at a multiple of its length, UTC. */
export const barIntervals = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '1h': 3_600,
  '4h': 14_400,
  '1d': 86_400,
} as const
export type BarInterval = keyof typeof barIntervals
export const barIntervalNames = [
  '1m',
  '5m',
  '15m',
  '1h',
  '4h',
  '1d',
] as const satisfies readonly BarInterval[]

/** Maximum number of bars in one response. */
export const mostBars = 2_000

/** Number of bars if the request has no start. */
export const defaultBars = 300

/** Time by which the end of a range may be ahead of our clock, seconds. The clock of a client is rarely exact. */
export const clockToleranceSeconds = 60

export interface BarRangeRequest {
  readonly interval: BarInterval
  /** The first bar is the one that contains this time. `undefined`: `defaultBars` bars before the end. */
  readonly start?: UnixSeconds | undefined
  /** Bars that start at this time or later are left out. `undefined`: now. */
  readonly end?: UnixSeconds | undefined
  /** Number of days to which the default start is limited. `null` and `undefined`: no limit. */
  readonly reachDays?: number | null | undefined
}

export interface CandleRangeRequest extends BarRangeRequest {
  /** A mint, or a perp market by its account, index, name or base symbol, or by `{venue}:` and one of these. */
  readonly id: string
}

/** Times that limit a range. */
export interface RangeLimits {
  readonly now: UnixSeconds
  /** Earliest default start, from `reachDays`. `undefined`: no limit. */
  readonly earliestAt: UnixSeconds | undefined
}

/** Returns the range of a request in whole bars. No bar starts after now. */
export function barWindow({ interval, start, end }: BarRangeRequest, limits: RangeLimits): CandleWindow {
  const { now, earliestAt } = limits
  const intervalSeconds = barIntervals[interval]
  const current = bucketAt(now, intervalSeconds) + intervalSeconds
  const to = end === undefined ? current : Math.min(bucketAfter(end, intervalSeconds), current)
  const first = start ?? Math.max(to - defaultBars * intervalSeconds, earliestAt ?? 0)
  return { from: Math.min(bucketAt(first, intervalSeconds), to), to, intervalSeconds }
}

/** Returns the number of bars of a request. */
export function countBars(request: BarRangeRequest, limits: RangeLimits): number {
  const { from, to, intervalSeconds } = barWindow(request, limits)
  return (to - from) / intervalSeconds
}

/** Returns the shortest interval in which a range has at most `mostBars` bars. `undefined`: there is none. */
export function fittingInterval(request: BarRangeRequest, limits: RangeLimits): BarInterval | undefined {
  return barIntervalNames.find((interval) => countBars({ ...request, interval }, limits) <= mostBars)
}

/** Returns the start of the bucket in which a time lies. */
export function bucketAt(at: UnixSeconds, intervalSeconds: number): UnixSeconds {
  return at - (at % intervalSeconds)
}

/** Returns the start of the first bucket that begins at a time or later. */
export function bucketAfter(at: UnixSeconds, intervalSeconds: number): UnixSeconds {
  return Math.ceil(at / intervalSeconds) * intervalSeconds
}

/** What the candles of a range belong to. */
export type CandleSubject =
  | { readonly kind: 'token'; readonly key: Address; readonly name: string | undefined }
  | {
      readonly kind: 'perpMarket'
      readonly key: Address
      readonly name: string
      readonly venue: PerpVenue
      readonly marketIndex: number
    }

/** A candle before gaps are filled, with what only executions of a perp market have. */
export interface KnownBar extends KnownCandle {
  /** Executed amount, UI units of the base. `undefined` for a token, or if the amount is unknown. */
  readonly volumeBase?: number | undefined
  /** Number of executions. `undefined` for a token. */
  readonly fills?: number | undefined
}

/** A candle of a range. `volumeBase` and `fills` are `undefined` for a token. */
export interface RangeCandle extends Candle {
  readonly volumeBase: number | undefined
  readonly fills: number | undefined
}

export interface CandleRangeView {
  readonly subject: CandleSubject
  readonly interval: BarInterval
  /** Start of the first bar from which on all bars are complete. `undefined`: not yet known. */
  readonly completeFrom: UnixSeconds | undefined
  /** Candles, oldest first. Those before the first price are left out. */
  readonly candles: readonly RangeCandle[]
}

/** What is known around the stored candles of a range. */
export interface BarHistory {
  /** Last price before the range, and the start of the stored bucket that has it. `undefined`: there is none. */
  readonly before: { readonly close: number; readonly at: UnixSeconds } | undefined
  /** Time from which all executions are stored. `undefined`: not yet known. */
  readonly knownFrom: UnixSeconds | undefined
  /** Start of the first complete bar. Earlier bars have no volume. */
  readonly completeFrom: UnixSeconds | undefined
  /** Whether the executions of an empty bar are counted. A token has no such number. */
  readonly countsFills: boolean
}

/**
 * Returns the candles of a range. A bar without a price repeats the previous close, but only from the known history
 * on: before it, a price may be missing. `known` must be in time order.
 */
export function completeBars(
  { from, to, intervalSeconds }: CandleWindow,
  known: readonly KnownBar[],
  { before, knownFrom, completeFrom, countsFills }: BarHistory,
): readonly RangeCandle[] {
  const isKnown = (at: UnixSeconds) => knownFrom !== undefined && at >= knownFrom
  const byStart = new Map(known.map((bar) => [bar.openAt, bar]))
  const none = countsFills ? 0 : undefined
  const candles: RangeCandle[] = []
  let close = before !== undefined && isKnown(before.at) ? before.close : undefined
  for (let openAt = from; openAt < to; openAt += intervalSeconds) {
    const bar = byStart.get(openAt)
    const prices = bar?.prices ?? flat(close)
    if (prices === undefined) continue
    const isComplete = completeFrom !== undefined && openAt >= completeFrom
    const sums = bar ?? { volumeUsd: 0, volumeBase: none, fills: none }
    candles.push({
      openAt,
      ...prices,
      volumeUsd: isComplete ? sums.volumeUsd : undefined,
      volumeBase: isComplete ? sums.volumeBase : undefined,
      fills: isComplete ? sums.fills : undefined,
    })
    close = isKnown(openAt) ? prices.close : undefined
  }
  return candles
}

function flat(close: number | undefined): KnownCandle['prices'] {
  return close === undefined ? undefined : { open: close, high: close, low: close, close }
}

/** Converts candle prices from unscaled units to display units, each with the multiplier at the end of its bar. */
export function displayedBars(
  candles: readonly RangeCandle[],
  uiScale: UiScale | undefined,
  intervalSeconds: number,
  now: UnixSeconds,
): readonly RangeCandle[] {
  if (uiScale === undefined) return candles
  return candles.map((candle) => {
    const multiplier = uiMultiplierAt(uiScale, Math.min(candle.openAt + intervalSeconds - 1, now))
    const of = (price: number) => displayedPrice(price, multiplier)
    const { open, high, low, close } = candle
    return { ...candle, open: of(open), high: of(high), low: of(low), close: of(close) }
  })
}
