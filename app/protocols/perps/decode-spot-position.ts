import type { SpotPositionState } from '~/domain/perp/perp'
import { u64At } from '~/solana/bytes/byte-reader'
import { isZero64 } from './fields'
import { spotPositionLayout as at, quoteMarketIndex, type UserLayout } from './user-layout'

/**
 * Creates a reader for the token balances of a User account. Unused slots are omitted. The collateral of
 * isolated positions is part of the balance in the quote market.
 */
export function createSpotPositionReader(layout: UserLayout): (view: DataView) => SpotPositionState[] {
  const { offset: first, slots, stride } = layout.spotPositions
  const end = first + slots * stride
  const readIsolated = createIsolatedReader(layout)
  return (view) => {
    const positions: SpotPositionState[] = []
    for (let offset = first; offset < end; offset += stride) {
      if (isUnused(view, offset)) continue
      positions.push({
        marketIndex: view.getUint16(offset + at.marketIndex, true),
        scaledBalanceRaw: u64At(view, offset + at.scaledBalance),
        balanceType: view.getUint8(offset + at.balanceType) === 0 ? 'deposit' : 'borrow',
        openOrders: view.getUint8(offset + at.openOrders),
      })
    }
    return readIsolated === undefined ? positions : withIsolated(positions, readIsolated(view))
  }
}

function isUnused(view: DataView, offset: number): boolean {
  return isZero64(view, offset + at.scaledBalance) && view.getUint8(offset + at.openOrders) === 0
}

/**
 * Creates a function that returns the scaled collateral of all isolated positions. `undefined`: the venue has
 * no isolated positions.
 */
function createIsolatedReader({ perpPositions, perpPosition }: UserLayout) {
  const { isolated } = perpPosition
  if (isolated === undefined) return undefined
  const first = perpPositions.offset + isolated.scaledBalance
  const end = first + perpPositions.slots * perpPositions.stride
  return (view: DataView): bigint => {
    let scaledRaw = 0n
    for (let offset = first; offset < end; offset += perpPositions.stride)
      if (!isZero64(view, offset)) scaledRaw += u64At(view, offset)
    return scaledRaw
  }
}

/**
 * Adds isolated collateral to the deposit in the quote market. Both have the same scale and earn the same
 * interest. A debt in the quote market stays as it is: the collateral does not pay it, and debts have another
 * interest, so the two have no exact sum.
 */
function withIsolated(positions: readonly SpotPositionState[], scaledRaw: bigint): SpotPositionState[] {
  if (scaledRaw === 0n) return [...positions]
  const own = positions.find(({ marketIndex }) => marketIndex === quoteMarketIndex)
  if (own?.balanceType === 'borrow') return [...positions]
  const balance: SpotPositionState = {
    marketIndex: quoteMarketIndex,
    balanceType: 'deposit',
    openOrders: own?.openOrders ?? 0,
    scaledBalanceRaw: scaledRaw + (own?.scaledBalanceRaw ?? 0n),
  }
  return [balance, ...positions.filter((position) => position !== own)]
}
