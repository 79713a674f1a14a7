import type { PerpPositionState } from '~/domain/perp/perp'
import { i64At, u64At } from '~/solana/bytes/byte-reader'
import { isZero64 } from './fields'
import { beingLiquidatedFlag, type UserLayout } from './user-layout'

/**
 * Creates a reader for the perp positions of a User account. Unused slots are omitted, and so are slots that
 * contain only the collateral of an isolated position.
 */
export function createPerpPositionReader(layout: UserLayout): (view: DataView) => PerpPositionState[] {
  const { offset: first, slots, stride } = layout.perpPositions
  const end = first + slots * stride
  const at = layout.perpPosition
  const isUnused = createUnusedCheck(layout)
  const readOpenOrders = createCounterReader(layout)
  return (view) => {
    const positions: PerpPositionState[] = []
    for (let offset = first; offset < end; offset += stride) {
      if (isUnused(view, offset)) continue
      positions.push({
        marketIndex: view.getUint16(offset + at.marketIndex, true),
        baseRaw: i64At(view, offset + at.baseAssetAmount),
        quoteRaw: i64At(view, offset + at.quoteAssetAmount),
        quoteEntryRaw: i64At(view, offset + at.quoteEntryAmount),
        quoteBreakEvenRaw: i64At(view, offset + at.quoteBreakEvenAmount),
        settledPnlQuoteRaw: i64At(view, offset + at.settledPnl),
        lastCumulativeFundingRaw: i64At(view, offset + at.lastCumulativeFundingRate),
        lpSharesRaw: at.lpShares === undefined ? 0n : u64At(view, offset + at.lpShares),
        openOrders: readOpenOrders(view, offset),
      })
    }
    return positions
  }
}

function createCounterReader({ perpPosition, openOrdersBytes }: UserLayout) {
  const at = perpPosition.openOrders
  return openOrdersBytes === 1
    ? (view: DataView, offset: number) => view.getUint8(offset + at)
    : (view: DataView, offset: number) => view.getUint16(offset + at, true)
}

/**
 * Creates a function that returns whether a position slot is unused by the definition of the program. With
 * liquidity providers: no base, no quote, no orders and no LP shares. With isolated positions: no base, no
 * quote, no orders on either side, and no liquidation in progress.
 */
function createUnusedCheck(layout: UserLayout): (view: DataView, offset: number) => boolean {
  const at = layout.perpPosition
  const { lpShares, isolated } = at
  const readOpenOrders = createCounterReader(layout)
  const isBare = (view: DataView, offset: number) =>
    isZero64(view, offset + at.baseAssetAmount) &&
    isZero64(view, offset + at.quoteAssetAmount) &&
    readOpenOrders(view, offset) === 0
  if (isolated !== undefined)
    return (view, offset) =>
      isBare(view, offset) &&
      isZero64(view, offset + at.openBids) &&
      isZero64(view, offset + at.openAsks) &&
      (view.getUint8(offset + isolated.flags) & beingLiquidatedFlag) === 0
  if (lpShares === undefined) return isBare
  return (view, offset) => isBare(view, offset) && isZero64(view, offset + lpShares)
}
