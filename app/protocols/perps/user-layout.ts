/** Array of a fixed number of slots. An unused slot contains zeros or old data. */
export interface SlotArray {
  readonly offset: number
  readonly slots: number
  readonly stride: number
}

/** Offsets in a User account, and the layouts of its slots. */
export interface UserLayout
  extends Readonly<
    Record<
      | 'size'
      | 'authority'
      | 'delegate'
      | 'name'
      | 'totalDeposits'
      | 'totalWithdraws'
      | 'settledPerpPnl'
      | 'cumulativePerpFunding'
      | 'lastActiveSlot'
      | 'nextOrderId'
      | 'subAccountId'
      | 'status'
      | 'isMarginTradingEnabled'
      | 'idle'
      | 'openOrders'
      | 'hasOpenOrder',
      number
    >
  > {
  /** Size of the counters `openOrders` of the account and of its perp positions, bytes. */
  readonly openOrdersBytes: 1 | 2
  readonly spotPositions: SlotArray
  readonly perpPositions: SlotArray
  readonly orders: SlotArray
  readonly perpPosition: PerpPositionLayout
  readonly order: OrderLayout
}

/** Offsets of the fields in a slot of `perpPositions`. */
export interface PerpPositionLayout
  extends Readonly<
    Record<
      | 'lastCumulativeFundingRate'
      | 'baseAssetAmount'
      | 'quoteAssetAmount'
      | 'quoteBreakEvenAmount'
      | 'quoteEntryAmount'
      | 'openBids'
      | 'openAsks'
      | 'settledPnl'
      | 'marketIndex'
      | 'openOrders',
      number
    >
  > {
  /** Shares in the AMM's liquidity. `undefined`: the venue has no liquidity providers. */
  readonly lpShares: number | undefined
  /** Collateral of an isolated position. `undefined`: the venue has no isolated positions. */
  readonly isolated: IsolatedFields | undefined
}

/** Offsets of the fields of isolated positions in a slot of `perpPositions`. */
interface IsolatedFields {
  /** Scaled deposit in the quote market that only this position can use. */
  readonly scaledBalance: number
  readonly flags: number
}

/** Bit of a position's flags: the position is being liquidated. */
export const beingLiquidatedFlag = 2

/** Index of the spot market of the quote token. */
export const quoteMarketIndex = 0

/** Offsets of the fields in a slot of `spotPositions`. All venues have the same. */
export const spotPositionLayout = {
  scaledBalance: 0,
  cumulativeDeposits: 24,
  marketIndex: 32,
  balanceType: 34,
  openOrders: 35,
} as const

/** Offsets of the fields in an `Order`. Slots of `orders` and the body of an OrderRecord have this layout. */
export interface OrderLayout
  extends Readonly<
    Record<
      | 'size'
      | 'slot'
      | 'price'
      | 'baseAssetAmount'
      | 'baseAssetAmountFilled'
      | 'quoteAssetAmountFilled'
      | 'triggerPrice'
      | 'maxTs'
      | 'oraclePriceOffset'
      | 'orderId'
      | 'marketIndex'
      | 'status'
      | 'orderType'
      | 'marketType'
      | 'existingPositionDirection'
      | 'direction'
      | 'reduceOnly'
      | 'postOnly'
      | 'immediateOrCancel'
      | 'triggerCondition',
      number
    >
  > {
  /** Size of the signed `oraclePriceOffset`, bytes. */
  readonly oraclePriceOffsetBytes: 4 | 8
}

/**
 * Number of `OrderStatus.Open`. Only open orders are read, because a slot contains a filled or cancelled
 * order until the slot is used again.
 */
export const openOrderStatus = 1
