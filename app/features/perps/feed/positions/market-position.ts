import type { PerpPositionWire } from '~/contracts/perps/perp-account'

/** Number of positions in the list of a market. */
export const largestPositions = 5

/** An open position in the list of a market. The page carries only the fields that the rows show. */
export type MarketPosition = ReturnType<typeof toMarketPosition>

/** Returns the fields of a position that the rows show. Wallet and number together identify the User account. */
export function toMarketPosition(position: PerpPositionWire) {
  const { authority, subAccountId, positionSide, unrealizedPnl, sizeNotional } = position
  return { authority, subAccountId, positionSide, unrealizedPnl, sizeNotional }
}
