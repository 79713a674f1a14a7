import type { Candle } from './candle'
import type { UnixSeconds } from './time'

const hour = 3_600
const day = 24 * hour

/** What a token's price was a day ago, and how far it has moved since. */
export interface DayChange {
  /** USD per UI unit. */
  readonly changeUsd: number
  readonly changePercent: number
}

/**
 * The move of a price since the end of the last whole hour that lies at least 24 hours back. `candles` are hourly ones, oldest first; undefined = there
 * is no price that old.
 */
export function dayChange(
  candles: readonly Pick<Candle, 'openAt' | 'close'>[],
  priceUsd: number,
  now: UnixSeconds,
): DayChange | undefined {
  const before = candles.filter(({ openAt }) => openAt + hour <= now - day).at(-1)
  if (before === undefined || before.close <= 0) return undefined
  return { changeUsd: priceUsd - before.close, changePercent: 100 * (priceUsd / before.close - 1) }
}
