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
  return changeBetween(before.close, priceUsd)
}

/** The move up to a newer price than `priceUsd`, of which `change` tells. */
export function changeUpTo(newerUsd: number, change: DayChange, priceUsd: number): DayChange {
  const beforeUsd = priceUsd - change.changeUsd
  // Of a price that has multiplied beyond what a double holds, the difference is all of it.
  return beforeUsd > 0 ? changeBetween(beforeUsd, newerUsd) : change
}

function changeBetween(beforeUsd: number, afterUsd: number): DayChange {
  return { changeUsd: afterUsd - beforeUsd, changePercent: 100 * (afterUsd / beforeUsd - 1) }
}
