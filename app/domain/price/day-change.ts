import type { UnixSeconds } from '../base/time'

/** Maximum distance between a price sample and the 24 h mark that it represents, seconds. */
export const dayAgoToleranceSeconds = 600

/** Time for which the last known 24 h change is still reported, seconds. */
export const changeKeptSeconds = 6 * 3_600

export const secondsPerDay = 86_400

/** A price sample. Both prices of a change have the same unit. */
interface PricePoint {
  readonly price: number
  readonly at: UnixSeconds
}

/** Samples around the 24 h mark of one price, from which its change is computed. */
export interface DayAgoPrices {
  /** Newest sample at or before the mark. `undefined`: none within the tolerance plus `changeKeptSeconds`. */
  readonly before: PricePoint | undefined
  /** Oldest sample after the mark, at most the tolerance after it. Only needed if `before` is too old. */
  readonly after: PricePoint | undefined
  /**
   * Price at the time when `before` was last close enough to the 24 h mark. Only needed if neither `before`
   * nor `after` is.
   */
  readonly lastPrice: number | undefined
}

/** Change of a price over 24 hours. */
export interface DayChange {
  /** USD per UI unit, or the unit of the prices that were compared. */
  readonly change: number
  readonly changePercent: number
  /** Time up to which the change was measured, if it is a kept value. `undefined`: up to the current price. */
  readonly keptAt: UnixSeconds | undefined
}

/**
 * Returns the change of a price over 24 hours. `price` is the newest price, and `validUntil` is the last time at
 * which it counts as the price. If that time has passed, or if no sample is within ten minutes of the 24 h
 * mark, the result is the last known change, for at most six hours. `undefined`: there is none.
 */
export function computeDayChange(
  current: { readonly price: number; readonly validUntil: UnixSeconds },
  { before, after, lastPrice }: DayAgoPrices,
  now: UnixSeconds,
): DayChange | undefined {
  const measuredAt = Math.min(now, current.validUntil)
  const mark = measuredAt - secondsPerDay
  const isNear = before !== undefined && mark - before.at <= dayAgoToleranceSeconds
  const dayAgo = isNear ? before : after
  if (dayAgo !== undefined) return changeUntil(dayAgo.price, current.price, measuredAt, now)
  if (before === undefined || lastPrice === undefined) return undefined
  return changeUntil(before.price, lastPrice, lastMeasuredAt(before.at), now)
}

/** Last time at which a sample was close enough to the 24 h mark. */
function lastMeasuredAt(sampledAt: UnixSeconds): UnixSeconds {
  return sampledAt + secondsPerDay + dayAgoToleranceSeconds
}

function changeUntil(
  beforePrice: number,
  afterPrice: number,
  at: UnixSeconds,
  now: UnixSeconds,
): DayChange | undefined {
  if (beforePrice <= 0 || now - at > changeKeptSeconds) return undefined
  return { ...changeBetween(beforePrice, afterPrice), keptAt: at < now ? at : undefined }
}

/** Change of a token's price that follows the live price. */
export interface TokenDayChange {
  readonly changeUsd: number
  readonly changePercent: number
}

/** Returns the change in USD from the current price and its change in percent. */
export function changeFromPercent(priceUsd: number, changePercent: number): TokenDayChange {
  const beforeUsd = priceUsd / (1 + changePercent / 100)
  return { changeUsd: priceUsd - beforeUsd, changePercent }
}

/**
 * Returns the change up to the newer price `newerUsd`, given the `change` up to the older price `priceUsd`.
 */
export function changeUpTo(newerUsd: number, change: TokenDayChange, priceUsd: number): TokenDayChange {
  const beforeUsd = priceUsd - change.changeUsd
  // If the price has grown beyond the precision of a double, `change` equals `priceUsd`, and the price of a
  // day ago cannot be recovered from them.
  if (beforeUsd <= 0) return change
  const { change: changeUsd, changePercent } = changeBetween(beforeUsd, newerUsd)
  return { changeUsd, changePercent }
}

function changeBetween(before: number, after: number) {
  return { change: after - before, changePercent: 100 * (after / before - 1) }
}
