import { rawToUiNumber } from './amount'
import { meaningfulUsd } from './fill-value'
import { type DcaOrderState, dcaRemainingRaw, type LimitOrderState, type OrderStatus } from './order'
import type { PairSide } from './order-view'
import type { UnixSeconds } from './time'

/** Parts of a percent that `percentOf` keeps: 4 decimals. */
const percentSteps = 10_000

/** `100 × part ÷ whole`, 0 to 100, cut to four decimals so that 100 means complete; 0 for an empty whole. */
export function percentOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0
  if (part >= whole) return 100
  return Number((part * 100n * BigInt(percentSteps)) / whole) / percentSteps
}

/** How much of a DCA order's input is sold, percent: used ÷ (deposited − withdrawn, where that is above zero). */
export function dcaProgressPercent(
  order: Pick<DcaOrderState, 'inDepositedRaw' | 'inWithdrawnRaw' | 'inUsedRaw'>,
): number {
  const kept = order.inDepositedRaw - order.inWithdrawnRaw
  return percentOf(order.inUsedRaw, kept > 0n ? kept : order.inDepositedRaw)
}

/** How much of a limit order's input is sold, percent. */
export function limitProgressPercent(
  order: Pick<LimitOrderState, 'initialInputRaw' | 'remainingInputRaw'>,
): number {
  return percentOf(order.initialInputRaw - order.remainingInputRaw, order.initialInputRaw)
}

/** What an order is at `now`: an open one past its expiry can't be filled any more and is expired, whether or not a keeper has said so yet. */
export function statusAt(
  status: OrderStatus,
  expiresAt: UnixSeconds | undefined,
  now: UnixSeconds,
): OrderStatus {
  return status === 'open' && expiresAt !== undefined && expiresAt <= now ? 'expired' : status
}

/** How a token's amounts are displayed and priced now. */
type PricedUnit = Pick<PairSide, 'decimals' | 'uiMultiplier' | 'priceUsd'>

/** USD that a DCA order spends per minute at `priceUsd` (resolution 4.27); 0 when it does not work any more; undefined = price or decimals unknown, or an amount that means nothing. */
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

/** What a DCA order has left, and how fast it spends it. */
export type DcaPace = Pick<
  DcaOrderState,
  | 'inDepositedRaw'
  | 'inUsedRaw'
  | 'inWithdrawnRaw'
  | 'inAmountPerCycleRaw'
  | 'cycleFrequencySeconds'
  | 'nextCycleAt'
>

/** Seconds until a DCA order is through (resolution 4.27); 0 when nothing remains; undefined for an order without a cycle amount. */
export function dcaSecondsLeft(order: DcaPace, now: UnixSeconds): number | undefined {
  const remaining = dcaRemainingRaw(order)
  if (remaining === 0n) return 0
  if (order.inAmountPerCycleRaw <= 0n) return undefined
  const cycles = Number((remaining + order.inAmountPerCycleRaw - 1n) / order.inAmountPerCycleRaw)
  return Math.max(0, order.nextCycleAt - now) + (cycles - 1) * order.cycleFrequencySeconds
}

/** USD per UI unit of the base at which a limit order fills: its own quote-per-base price × the quote's USD price; undefined where that is unknown or means nothing. */
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

/** The four words of a limit order's state (M141), and Closed for one whose account is gone without a word why. */
export type LimitOrderWord = 'Cancelled' | 'Complete' | 'Partial' | 'Open' | 'Closed'

/** The word for a limit order. The chain's "expired" shows as Cancelled; of an `ended` one nobody knows whether it was cancelled or filled. */
export function limitOrderWord(status: OrderStatus, progressPercent: number): LimitOrderWord {
  if (progressPercent >= 100 || status === 'completed') return 'Complete'
  if (status === 'ended') return 'Closed'
  if (status !== 'open') return 'Cancelled'
  return progressPercent > 0 ? 'Partial' : 'Open'
}
