import { knownSum } from '../base/known-sum'
import type { UnixSeconds } from '../base/time'
import type { Candle, CandleInterval } from './candle'

/** Time frames of a token's price chart, shortest first. */
export const chartFrames = ['1H', '4H', '1D', '1W'] as const
export type ChartFrame = (typeof chartFrames)[number]

interface FrameFacts {
  /**
   * Length and number of the candles to request. The number is larger than the window needs, because there
   * may be gaps.
   */
  readonly interval: CandleInterval
  readonly limit: number
  /** Length of one bar, seconds. */
  readonly barSeconds: number
  /** Length of the shown window, seconds. */
  readonly windowSeconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Bar length, window and candles of each time frame. */
export const chartFrameFacts = {
  '1H': { interval: 'minute', limit: 120, barSeconds: 5 * minute, windowSeconds: hour },
  '4H': { interval: 'minute', limit: 480, barSeconds: 10 * minute, windowSeconds: 4 * hour },
  '1D': { interval: 'hour', limit: 48, barSeconds: hour, windowSeconds: day },
  '1W': { interval: 'hour', limit: 168, barSeconds: 12 * hour, windowSeconds: 7 * day },
} as const satisfies Record<ChartFrame, FrameFacts>

/**
 * Builds the bars of a time frame from the latest candles of its interval. Candles and bars are in time
 * order, oldest first.
 */
export function chartBars(candles: readonly Candle[], frame: ChartFrame): Candle[] {
  const { barSeconds, windowSeconds } = chartFrameFacts[frame]
  return cropToWindow(regroupCandles(candles, barSeconds), barSeconds, windowSeconds)
}

/**
 * Merges candles into bars of `barSeconds`: first open, highest high, lowest low, last close, sum of the
 * known volumes in USD. A bar starts at a multiple of `barSeconds` since 1970, UTC. `candles` must be in time
 * order.
 */
export function regroupCandles(candles: readonly Candle[], barSeconds: number): Candle[] {
  const bars: Candle[] = []
  for (const candle of candles) {
    const openAt = candle.openAt - (candle.openAt % barSeconds)
    const last = bars.at(-1)
    if (last?.openAt === openAt) bars[bars.length - 1] = joined(last, candle)
    else bars.push({ ...candle, openAt })
  }
  return bars
}

/** Returns the bars of the last `windowSeconds`, counted back from the end of the newest bar. */
export function cropToWindow(bars: readonly Candle[], barSeconds: number, windowSeconds: number): Candle[] {
  const newest = bars.at(-1)
  if (newest === undefined) return []
  const from: UnixSeconds = newest.openAt + barSeconds - windowSeconds
  return bars.filter((bar) => bar.openAt >= from)
}

/**
 * Returns whether nothing was traded and the price did not move. Such a bar only repeats the previous close.
 */
export function isGap({ high, low, volume }: { high: number; low: number; volume: number | null }): boolean {
  return volume === 0 && high === low
}

/** Returns the change of a bar from open to close, percent. `undefined` if the open is zero. */
export function barChangePercent({ open, close }: { open: number; close: number }): number | undefined {
  return open === 0 ? undefined : 100 * (close / open - 1)
}

function joined(bar: Candle, next: Candle): Candle {
  return {
    openAt: bar.openAt,
    open: bar.open,
    high: Math.max(bar.high, next.high),
    low: Math.min(bar.low, next.low),
    close: next.close,
    volumeUsd: knownSum(bar.volumeUsd, next.volumeUsd),
  }
}
