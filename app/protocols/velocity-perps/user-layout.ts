import type { OrderLayout, PerpPositionLayout, UserLayout } from '../perps/user-layout'

/** Offsets of the fields in an `Order`, and of the body of an OrderRecord. */
const orderLayout = {
  size: 104,
  slot: 0,
  price: 8,
  baseAssetAmount: 16,
  baseAssetAmountFilled: 24,
  quoteAssetAmountFilled: 32,
  triggerPrice: 40,
  maxTs: 64,
  oraclePriceOffset: 72,
  orderId: 80,
  marketIndex: 84,
  status: 86,
  orderType: 87,
  marketType: 88,
  existingPositionDirection: 90,
  direction: 91,
  reduceOnly: 92,
  postOnly: 93,
  immediateOrCancel: 94,
  triggerCondition: 95,
  oraclePriceOffsetBytes: 8,
} as const satisfies OrderLayout

/**
 * Offsets of the fields in a slot of `perpPositions`. Drift's LP shares are at the place of the isolated balance.
 */
const sharedPositionLayout = {
  lastCumulativeFundingRate: 0,
  baseAssetAmount: 8,
  quoteAssetAmount: 16,
  quoteBreakEvenAmount: 24,
  quoteEntryAmount: 32,
  openBids: 40,
  openAsks: 48,
  settledPnl: 56,
  lpShares: undefined,
  marketIndex: 76,
  openOrders: 78,
} as const

const shortPositionLayout = {
  ...sharedPositionLayout,
  isolated: { scaledBalance: 64, flags: 79 },
} as const satisfies PerpPositionLayout

/** The number of open orders has two bytes here. */
const longPositionLayout = {
  ...sharedPositionLayout,
  isolated: { scaledBalance: 64, flags: 80 },
} as const satisfies PerpPositionLayout

/** Offsets in a User account of 4,496 to 4,559 bytes, from its first byte. */
export const shortUserLayout = {
  size: 4496,
  authority: 8,
  delegate: 40,
  name: 72,
  spotPositions: { offset: 104, slots: 8, stride: 40 },
  perpPositions: { offset: 424, slots: 8, stride: 80 },
  orders: { offset: 1064, slots: 32, stride: 104 },
  totalDeposits: 4392,
  totalWithdraws: 4400,
  settledPerpPnl: 4416,
  cumulativePerpFunding: 4432,
  lastActiveSlot: 4448,
  nextOrderId: 4456,
  subAccountId: 4466,
  status: 4468,
  isMarginTradingEnabled: 4469,
  idle: 4470,
  openOrders: 4471,
  hasOpenOrder: 4472,
  openOrdersBytes: 1,
  perpPosition: shortPositionLayout,
  order: orderLayout,
} as const satisfies UserLayout

/** Offsets in a User account of at least 4,560 bytes, from its first byte. */
export const longUserLayout = {
  size: 4560,
  authority: 8,
  delegate: 40,
  name: 72,
  spotPositions: { offset: 104, slots: 8, stride: 40 },
  perpPositions: { offset: 424, slots: 8, stride: 88 },
  orders: { offset: 1128, slots: 32, stride: 104 },
  totalDeposits: 4456,
  totalWithdraws: 4464,
  settledPerpPnl: 4480,
  cumulativePerpFunding: 4496,
  lastActiveSlot: 4512,
  nextOrderId: 4520,
  subAccountId: 4530,
  status: 4532,
  isMarginTradingEnabled: 4533,
  idle: 4534,
  openOrders: 4536,
  hasOpenOrder: 4535,
  openOrdersBytes: 2,
  perpPosition: longPositionLayout,
  order: orderLayout,
} as const satisfies UserLayout
