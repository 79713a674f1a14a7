import type { UnixSeconds } from './time'

/** Lengths of candles, seconds. Buckets begin at multiples of them, UTC. */
export const candleIntervals = { minute: 60, hour: 3_600, day: 86_400 } as const
export type CandleInterval = keyof typeof candleIntervals

/** Prices of a token in `[openAt, openAt + interval)`, USD per UI unit, and what was executed of it, USD; undefined = executions of which none has a known value, or not all of them are in the store. */
export interface Candle {
  readonly openAt: UnixSeconds
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volumeUsd: number | undefined
}

/** A candle as far as it is known: without prices where something was executed in a bucket without a sample. */
export interface KnownCandle {
  readonly openAt: UnixSeconds
  readonly prices: Pick<Candle, 'open' | 'high' | 'low' | 'close'> | undefined
  readonly volumeUsd: number | undefined
}

/** A stretch of buckets. */
export interface CandleWindow {
  /** Start of the first bucket. */
  readonly from: UnixSeconds
  /** End of the last bucket. */
  readonly to: UnixSeconds
  readonly intervalSeconds: number
}

export interface CandlesRequest<Mint> {
  readonly mint: Mint
  readonly interval: CandleInterval
  /** How many candles, the newest last. */
  readonly limit: number
}

/** The last `count` buckets, the running one included. */
export function latestBuckets(interval: CandleInterval, count: number, now: UnixSeconds): CandleWindow {
  const intervalSeconds = candleIntervals[interval]
  const to = now - (now % intervalSeconds) + intervalSeconds
  return { from: to - count * intervalSeconds, to, intervalSeconds }
}

/**
 * One candle per bucket: a bucket without a price repeats the close before it. Buckets before the first price are left out.
 * `known` is in the order of time; `closeBefore` is the last close before the window, if there is any.
 */
export function completeCandles(
  { from, to, intervalSeconds }: CandleWindow,
  known: readonly KnownCandle[],
  closeBefore: number | undefined,
): Candle[] {
  const byStart = new Map(known.map((candle) => [candle.openAt, candle]))
  const candles: Candle[] = []
  let close = closeBefore
  for (let openAt = from; openAt < to; openAt += intervalSeconds) {
    const candle = byStart.get(openAt)
    const prices = candle?.prices ?? flat(close)
    if (prices === undefined) continue
    candles.push({ openAt, ...prices, volumeUsd: candle === undefined ? 0 : candle.volumeUsd })
    close = prices.close
  }
  return candles
}

function flat(close: number | undefined): KnownCandle['prices'] {
  return close === undefined ? undefined : { open: close, high: close, low: close, close }
}
