import type { Candle, CandleInterval } from './candle'
import { knownSum } from './known-sum'
import type { UnixSeconds } from './time'

/** What a token's chart can show (M99), shortest first. */
export const chartFrames = ['1H', '4H', '1D', '1W'] as const
export type ChartFrame = (typeof chartFrames)[number]

interface FrameFacts {
  /** Length and number of the candles that are asked for; more than the window has, as slack for gaps (M103). */
  readonly interval: CandleInterval
  readonly limit: number
  /** Seconds of one bar (M104). */
  readonly barSeconds: number
  /** Seconds that are shown. */
  readonly windowSeconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How each time frame is made (M103, M104). */
export const chartFrameFacts = {
  '1H': { interval: 'minute', limit: 120, barSeconds: 5 * minute, windowSeconds: hour },
  '4H': { interval: 'minute', limit: 480, barSeconds: 10 * minute, windowSeconds: 4 * hour },
  '1D': { interval: 'hour', limit: 48, barSeconds: hour, windowSeconds: day },
  '1W': { interval: 'hour', limit: 168, barSeconds: 12 * hour, windowSeconds: 7 * day },
} as const satisfies Record<ChartFrame, FrameFacts>

/** The bars of a time frame, oldest first, made of the latest candles of its interval, oldest first. */
export function chartBars(candles: readonly Candle[], frame: ChartFrame): Candle[] {
  const { barSeconds, windowSeconds } = chartFrameFacts[frame]
  return cropToWindow(regroupCandles(candles, barSeconds), barSeconds, windowSeconds)
}

/**
 * Candles put together into bars of `barSeconds`, which begin at multiples of it since 1970, UTC: first open, highest high, lowest low, last close,
 * sum of the known volumes in USD. Candles stand in the order of time.
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

/** The bars of the last `windowSeconds`, up to the end of the newest one. */
export function cropToWindow(bars: readonly Candle[], barSeconds: number, windowSeconds: number): Candle[] {
  const newest = bars.at(-1)
  if (newest === undefined) return []
  const from: UnixSeconds = newest.openAt + barSeconds - windowSeconds
  return bars.filter((bar) => bar.openAt >= from)
}

/** Nothing was traded and the price stood still: the close before it is carried on (M108). */
export function isGap({ high, low, volume }: { high: number; low: number; volume: number | null }): boolean {
  return volume === 0 && high === low
}

/** Change from open to close, percent; undefined for an open of zero. */
export function barChangePercent({ open, close }: { open: number; close: number }): number | undefined {
  return open === 0 ? undefined : 100 * (close / open - 1)
}

/** The running bar with a newer price of `at`; undefined = the price is of another bar, so the bars have to be read anew. */
export function withLivePrice<Bar extends { time: number; high: number; low: number; close: number }>(
  running: Bar,
  frame: ChartFrame,
  price: number,
  at: UnixSeconds,
): Bar | undefined {
  const start = running.time / 1000
  if (at < start || at >= start + chartFrameFacts[frame].barSeconds) return undefined
  return { ...running, close: price, high: Math.max(running.high, price), low: Math.min(running.low, price) }
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
