import type { DcaOrderRow, KaminoOrderRow, LimitOrderRow } from '~/contracts/order-row'
import { dcaSecondsLeft } from '~/domain/order-math'
import type { UnixSeconds } from '~/domain/time'

/** Seconds until a DCA order is through; undefined for an order without a cycle amount, and for one that has ended. */
export function secondsLeft(order: DcaOrderRow, now: UnixSeconds): number | undefined {
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

/** How far the limit lies above (+) or below the market price of the base token, percent; undefined = one of the prices is unknown. */
export function awayPercent(order: LimitOrderRow | KaminoOrderRow): number | undefined {
  const marketPrice = order.buy ? order.outputMintPrice : order.inputMintPrice
  if (order.limitPriceUsd === null || marketPrice === null || marketPrice === 0) return undefined
  return 100 * (order.limitPriceUsd / marketPrice - 1)
}

/** USD of the input that a Kamino order still offers, at the current price; null = price or decimals unknown. */
export function remainingUsd(order: KaminoOrderRow): number | null {
  if (order.remainingInputAmount === null || order.inputMintPrice === null) return null
  return order.remainingInputAmount * order.inputMintPrice
}
