import type { UnixSeconds } from './time'
import { displayedPrice, type UiScale, uiMultiplierAt } from './ui-scale'

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
  /** Displayed unit of the prices: of each candle's time by default. In the unit of now they compare with the price of now. */
  readonly unit?: 'then' | 'now'
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

/**
 * Candles with prices per unscaled unit as they are displayed: each in the unit in force at its end, or now for one that has not ended.
 * So a candle in which the multiplier changes has one unit, and the running one that of the current price. `unit` 'now' takes the unit of
 * now for all of them.
 */
export function displayedCandles<C extends Candle>(
  candles: readonly C[],
  uiScale: UiScale | undefined,
  now: UnixSeconds,
  unit: 'then' | 'now' = 'then',
): readonly C[] {
  if (uiScale === undefined) return candles
  return candles.map((candle, index) => {
    const endAt = unit === 'now' ? undefined : candles[index + 1]?.openAt
    const multiplier = uiMultiplierAt(uiScale, Math.min((endAt ?? Number.POSITIVE_INFINITY) - 1, now))
    const of = (price: number) => displayedPrice(price, multiplier)
    const { open, high, low, close } = candle
    return { ...candle, open: of(open), high: of(high), low: of(low), close: of(close) }
  })
}
