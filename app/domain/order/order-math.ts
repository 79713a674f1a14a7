import { rawToUiNumber } from '../base/amount'
import type { UnixSeconds } from '../base/time'
import { meaningfulUsd } from './fill-value'
import { type DcaOrderState, dcaRemainingRaw, type LimitOrderState, type OrderStatus } from './order'
import type { PairSide } from './order-view'

/** Precision of `percentOf`: number of steps per percent, that is, 4 decimals. */
const percentSteps = 10_000

/**
 * Returns `100 × part ÷ whole`, 0 to 100. Digits after the fourth decimal are cut off, not rounded, so that
 * 100 always means complete. Returns 0 if `whole` is 0.
 */
export function percentOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0
  if (part >= whole) return 100
  return Number((part * 100n * BigInt(percentSteps)) / whole) / percentSteps
}

/**
 * Returns the sold share of a DCA order's input, percent: used ÷ (deposited − withdrawn). If everything was
 * withdrawn, returns used ÷ deposited.
 */
export function dcaProgressPercent(
  order: Pick<DcaOrderState, 'inDepositedRaw' | 'inWithdrawnRaw' | 'inUsedRaw'>,
): number {
  const kept = order.inDepositedRaw - order.inWithdrawnRaw
  return percentOf(order.inUsedRaw, kept > 0n ? kept : order.inDepositedRaw)
}

/** Returns the sold share of a limit order's input, percent. */
export function limitProgressPercent(
  order: Pick<LimitOrderState, 'initialInputRaw' | 'remainingInputRaw'>,
): number {
  return percentOf(order.initialInputRaw - order.remainingInputRaw, order.initialInputRaw)
}

/**
 * Returns an order's status at `now`. An open order past its expiry can no longer be filled, so it is expired
 * even if no keeper has closed it yet.
 */
export function statusAt(
  status: OrderStatus,
  expiresAt: UnixSeconds | undefined,
  now: UnixSeconds,
): OrderStatus {
  return status === 'open' && expiresAt !== undefined && expiresAt <= now ? 'expired' : status
}

/** Display unit and price of the input or output token of an order. */
type PricedUnit = Pick<PairSide, 'decimals' | 'uiMultiplier' | 'priceUsd'>

/**
 * Returns the USD that a DCA order spends per minute at `priceUsd`. Returns 0 if the order is no longer
 * active. Returns `undefined` if the price or the decimals are unknown, or if the amount is too large to be
 * real.
 */
export function usdSpentPerMinute(
  order: Pick<
    DcaOrderState,
    'inDepositedRaw' | 'inUsedRaw' | 'inWithdrawnRaw' | 'inAmountPerCycleRaw' | 'cycleFrequencySeconds'
  >,
  status: OrderStatus,
  input: PricedUnit,
): number | undefined {
  if (status !== 'open' || dcaRemainingRaw(order) === 0n) return 0
  const perCycle = rawToUiNumber(order.inAmountPerCycleRaw, input)
  if (perCycle === undefined || input.priceUsd === undefined || order.cycleFrequencySeconds <= 0)
    return undefined
  return meaningfulUsd((perCycle * input.priceUsd * 60) / order.cycleFrequencySeconds)
}

/** Fields that determine the remaining amount of a DCA order and its spending rate. */
export type DcaPace = Pick<
  DcaOrderState,
  | 'inDepositedRaw'
  | 'inUsedRaw'
  | 'inWithdrawnRaw'
  | 'inAmountPerCycleRaw'
  | 'cycleFrequencySeconds'
  | 'nextCycleAt'
>

/**
 * Returns the number of seconds until a DCA order has sold everything. Returns 0 if nothing remains, and
 * `undefined` if the order has no amount per cycle.
 */
export function dcaSecondsLeft(order: DcaPace, now: UnixSeconds): number | undefined {
  const remaining = dcaRemainingRaw(order)
  if (remaining === 0n) return 0
  if (order.inAmountPerCycleRaw <= 0n) return undefined
  const cycles = Number((remaining + order.inAmountPerCycleRaw - 1n) / order.inAmountPerCycleRaw)
  return Math.max(0, order.nextCycleAt - now) + (cycles - 1) * order.cycleFrequencySeconds
}

/**
 * Returns the price at which a limit order fills, USD per UI unit of the base. It is the order's price in the
 * quote token × the USD price of the quote token. Returns `undefined` if the price is unknown or too large to
 * be real.
 */
export function limitPriceUsd(
  order: Pick<LimitOrderState, 'initialInputRaw' | 'expectedOutputRaw'>,
  buy: boolean,
  input: PricedUnit,
  output: PricedUnit,
): number | undefined {
  const inputUi = rawToUiNumber(order.initialInputRaw, input)
  const outputUi = rawToUiNumber(order.expectedOutputRaw, output)
  const [quoteUi, baseUi, quoteUsd] = buy
    ? [inputUi, outputUi, input.priceUsd]
    : [outputUi, inputUi, output.priceUsd]
  if (quoteUi === undefined || baseUi === undefined || quoteUsd === undefined || baseUi === 0)
    return undefined
  return meaningfulUsd((quoteUi / baseUi) * quoteUsd)
}

/**
 * State of a limit order as shown to users. `Closed`: the order's account no longer exists, and it is unknown
 * why.
 */
export type LimitOrderWord = 'Cancelled' | 'Complete' | 'Partial' | 'Open' | 'Closed'

/**
 * Returns the displayed state of a limit order. An order that expired on chain is shown as Cancelled. For the
 * status `ended` it is unknown whether the order was cancelled or filled.
 */
export function limitOrderWord(status: OrderStatus, progressPercent: number): LimitOrderWord {
  if (progressPercent >= 100 || status === 'completed') return 'Complete'
  if (status === 'ended') return 'Closed'
  if (status !== 'open') return 'Cancelled'
  return progressPercent > 0 ? 'Partial' : 'Open'
}
