import type { DcaOrderRow, KaminoOrderRow, LimitOrderRow } from '~/contracts/orders/order-row'
import type { UnixSeconds } from '~/domain/base/time'
import { dcaSecondsLeft } from '~/domain/order/order-math'

/** Fields from which the remaining time of a DCA order follows. */
export const pacedFields = [
  'inDepositedRaw',
  'inUsedRaw',
  'inWithdrawnRaw',
  'inAmountPerCycleRaw',
  'cycleFrequency',
  'nextCycleAt',
] as const satisfies readonly (keyof DcaOrderRow)[]

export type PacedOrder = Pick<DcaOrderRow, (typeof pacedFields)[number]>

/** Fields from which the distance of a limit price from the market price follows, and that change. */
export const awayFields = [
  'limitPriceUsd',
  'inputMintPrice',
  'outputMintPrice',
] as const satisfies readonly (keyof LimitOrderRow)[]

/**
 * Returns the time until a DCA order is complete, seconds. `undefined`: the order has no cycle amount or is
 * closed.
 */
export function secondsLeft(order: PacedOrder, now: UnixSeconds): number | undefined {
  if (order.nextCycleAt === null) return undefined
  return dcaSecondsLeft(
    {
      inDepositedRaw: BigInt(order.inDepositedRaw),
      inUsedRaw: BigInt(order.inUsedRaw),
      inWithdrawnRaw: BigInt(order.inWithdrawnRaw),
      inAmountPerCycleRaw: BigInt(order.inAmountPerCycleRaw),
      cycleFrequencySeconds: order.cycleFrequency,
      nextCycleAt: order.nextCycleAt,
    },
    now,
  )
}

/**
 * Returns how far the limit price is from the market price of the base token, percent. Positive if the limit
 * price is higher. `undefined`: one of the prices is unknown.
 */
export function awayPercent(
  order: Pick<LimitOrderRow, 'buy' | (typeof awayFields)[number]>,
): number | undefined {
  const marketPrice = order.buy ? order.outputMintPrice : order.inputMintPrice
  if (order.limitPriceUsd === null || marketPrice === null || marketPrice === 0) return undefined
  return 100 * (order.limitPriceUsd / marketPrice - 1)
}

/**
 * Returns the value of the remaining input of a Kamino order at the current price, USD. `null`: the price or
 * the decimals are unknown.
 */
export function remainingUsd(
  order: Pick<KaminoOrderRow, 'remainingInputAmount' | 'inputMintPrice'>,
): number | null {
  if (order.remainingInputAmount === null || order.inputMintPrice === null) return null
  return order.remainingInputAmount * order.inputMintPrice
}
