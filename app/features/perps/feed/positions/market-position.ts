import type { PerpPositionWire } from '~/contracts/perps/perp-account'

/** Number of positions in the list of a market. */
export const largestPositions = 5

/** An open position in the list of a market. The page carries only the fields that the rows show. */
export type MarketPosition = ReturnType<typeof toMarketPosition>

/** Returns the fields of a position that the rows show. */
export function toMarketPosition(position: PerpPositionWire) {
  const { publicKey, authority, positionSide, baseAssetAmount, entryPrice, lastOraclePrice } = position
  const { unrealizedPnl, sizeNotional } = position
  return {
    publicKey,
    authority,
    positionSide,
    baseAssetAmount,
    entryPrice,
    lastOraclePrice,
    unrealizedPnl,
    sizeNotional,
  }
}
