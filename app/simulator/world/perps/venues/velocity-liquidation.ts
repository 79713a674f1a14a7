import { encodeIgnoredEvent } from '~/protocols/velocity-perps/encode'
import { ByteWriter } from '~/solana/bytes/byte-writer'
import type { Liquidation } from '../encoding'

/** `LiquidationType.LiquidatePerp`. */
const liquidatePerp = 0
/** Collateral and margin that the liquidation frees, as parts of the margin requirement. */
const [collateralPercent, freedPercent, percent] = [97n, 60n, 100n]
/** Divisor of the amount that gives each of the three fees. */
const feeDivisor = 400n
/**
 * Length of the parts for other types of liquidation, which are zero: a spot liquidation, two transfers of
 * profit, a perp bankruptcy without clawback, a spot bankruptcy, and the flags.
 */
const otherParts = 68 + 52 + 52 + 52 + 50 + 1

/** Encodes the record of a liquidated perp position. */
export function encodeLiquidation(liquidation: Liquidation): Uint8Array {
  const { ts, user, liquidator, quoteRaw, marginRaw } = liquidation
  const head = encodeIgnoredEvent('LiquidationRecord', {
    ts,
    liquidationType: liquidatePerp,
    user,
    liquidator,
    marginRequirement: marginRaw,
    totalCollateral: (marginRaw * collateralPercent) / percent,
    marginFreed: (marginRaw * freedPercent) / percent,
    liquidationId: 1,
    bankrupt: false,
  })
  const fee = quoteRaw / feeDivisor
  const cancelledOrders = 0
  const tail = new ByteWriter()
    .u32(cancelledOrders)
    .u16(liquidation.marketIndex)
    .i64(liquidation.oraclePriceRaw)
    .i64(liquidation.baseRaw)
    .i64(quoteRaw)
    .u64(liquidation.fillRecordId)
    .u32(liquidation.userOrderId)
    .u32(0)
    .u64(fee)
    .u64(fee)
    .u64(fee)
    .toBytes()
  const bytes = new Uint8Array(head.length + tail.length + otherParts)
  bytes.set(head)
  bytes.set(tail, head.length)
  return bytes
}
