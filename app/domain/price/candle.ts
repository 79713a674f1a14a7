import type { UnixSeconds } from '../base/time'
import { displayedPrice, type UiScale, uiMultiplierAt } from '../base/ui-scale'

/** Candle lengths, seconds. A bucket starts at a multiple of its length, UTC. */
export const candleIntervals = { minute: 60, hour: 3_600, day: 86_400 } as const
export type CandleInterval = keyof typeof candleIntervals

/**
 * Prices of a token in `[openAt, openAt + interval)`, USD per UI unit, and the volume executed in that time,
 * USD. The volume is `undefined` if no execution has a known value, or if the store lacks some of the
 * executions.
 */
export interface Candle {
  readonly openAt: UnixSeconds
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volumeUsd: number | undefined
}

/**
 * A candle before gaps are filled. It has no prices if its bucket contains executions but no price sample.
 */
export interface KnownCandle {
  readonly openAt: UnixSeconds
  readonly prices: Pick<Candle, 'open' | 'high' | 'low' | 'close'> | undefined
  readonly volumeUsd: number | undefined
}

/** A range of consecutive buckets. */
export interface CandleWindow {
  readonly from: UnixSeconds
  readonly to: UnixSeconds
  readonly intervalSeconds: number
}

export interface CandlesRequest<Mint> {
  readonly mint: Mint
  readonly interval: CandleInterval
  /** Number of candles to return, counted back from the newest. */
  readonly limit: number
  /**
   * Display unit of the prices. By default each candle uses the unit that applied at its own time. With
   * `now`, all candles use the current unit, so that they are comparable with the current price.
   */
  readonly unit?: 'then' | 'now'
}

/** Returns the window of the last `count` buckets, including the current one. */
export function latestBuckets(interval: CandleInterval, count: number, now: UnixSeconds): CandleWindow {
  const intervalSeconds = candleIntervals[interval]
  const to = now - (now % intervalSeconds) + intervalSeconds
  return { from: to - count * intervalSeconds, to, intervalSeconds }
}

/**
 * Returns one candle per bucket. A bucket without a price repeats the previous close, and buckets before the
 * first price are left out. `known` must be in time order. `closeBefore` is the last close before the window;
 * `undefined` if there is none.
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
 * Converts candle prices from unscaled units to display units. Each candle uses the multiplier that applies
 * at its end; a candle that has not ended uses the current one. A candle during which the multiplier changes
 * thus has one unit, and the current candle has the unit of the current price. With `unit` = `now`, all
 * candles use the current multiplier.
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
