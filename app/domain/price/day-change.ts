import type { UnixSeconds } from '../base/time'
import type { Candle } from './candle'

const hour = 3_600
const day = 24 * hour

/** Change of a token's price over the last day. */
export interface DayChange {
  /** Price, USD per UI unit. */
  readonly changeUsd: number
  readonly changePercent: number
}

/**
 * Returns the price change since the end of the last whole hour that ended at least 24 hours ago. `candles`
 * are hourly, oldest first. `undefined` if no price is that old.
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

/**
 * Returns the change up to the newer price `newerUsd`, given the `change` up to the older price `priceUsd`.
 */
export function changeUpTo(newerUsd: number, change: DayChange, priceUsd: number): DayChange {
  const beforeUsd = priceUsd - change.changeUsd
  // If the price has grown beyond the precision of a double, `change` equals `priceUsd`, and the price of a
  // day ago cannot be recovered from them.
  return beforeUsd > 0 ? changeBetween(beforeUsd, newerUsd) : change
}

function changeBetween(beforeUsd: number, afterUsd: number): DayChange {
  return { changeUsd: afterUsd - beforeUsd, changePercent: 100 * (afterUsd / beforeUsd - 1) }
}
