import { protocolFacts } from '~/domain/protocol/protocol'
import {
  type PerpMarketLayout,
  type PerpsLayout,
  type SpotMarketLayout,
  sharedVariantCounts,
} from '../perps/layout'
import type { OrderLayout, PerpPositionLayout, UserLayout } from '../perps/user-layout'

/** Id of the protocol that this folder decodes. */
export const driftProtocol = 'drift-perps'

/**
 * Program of Drift v2. Its successor Velocity has the same discriminators but different layouts, so only
 * accounts whose owner is this program have the layouts below.
 */
export const [driftProgramId] = protocolFacts[driftProtocol].programIds

/** Number of variants of each enum. */
export const variantCounts = {
  ...sharedVariantCounts,
  MarketStatus: 9,
  OrderActionExplanation: 21,
} as const

/** Offsets in a PerpMarket account, from its first byte. */
export const perpMarketLayout = {
  leastSize: 1216,
  encodedSize: 1216,
  checksAmmBase: false,
  pubkey: 8,
  oracle: 40,
  lastOraclePrice: 72,
  lastOraclePriceTwap: 96,
  lastOraclePriceTwap5min: 104,
  lastOraclePriceTwapTs: 112,
  baseAssetReserve: 176,
  quoteAssetReserve: 192,
  sqrtK: 256,
  pegMultiplier: 272,
  baseAssetAmountLong: 304,
  baseAssetAmountShort: 320,
  baseAssetAmountWithAmm: 336,
  baseAssetAmountWithUnsettledLp: 352,
  maxOpenInterest: 368,
  lastFundingRate: 480,
  lastFundingRateLong: 488,
  lastFundingRateShort: 496,
  last24hAvgFundingRate: 504,
  cumulativeFundingRateLong: 608,
  cumulativeFundingRateShort: 624,
  lastBidPriceTwap: 736,
  lastAskPriceTwap: 744,
  lastMarkPriceTwap: 752,
  lastMarkPriceTwap5min: 760,
  lastUpdateSlot: 768,
  lastFundingRateTs: 792,
  fundingPeriod: 800,
  orderStepSize: 808,
  orderTickSize: 816,
  minOrderSize: 824,
  volume24h: 840,
  lastTradeTs: 864,
  lastMarkPriceTwapTs: 888,
  oracleSource: 926,
  lastOracleValid: 927,
  lastFundingOracleTwap: 968,
  name: 1000,
  expiryTs: 1080,
  expiryPrice: 1088,
  nextFillRecordId: 1096,
  nextFundingRateRecordId: 1104,
  marginRatioInitial: 1136,
  marginRatioMaintenance: 1140,
  numberOfUsersWithBase: 1152,
  numberOfUsers: 1156,
  marketIndex: 1160,
  status: 1162,
  contractType: 1163,
  contractTier: 1164,
  pausedOperations: 1165,
  lastFillPrice: 1184,
} as const satisfies PerpMarketLayout

/** Offsets in a SpotMarket account, from its first byte. */
export const spotMarketLayout = {
  leastSize: 776,
  encodedSize: 776,
  pubkey: 8,
  oracle: 40,
  mint: 72,
  name: 136,
  lastOraclePrice: 168,
  lastOraclePriceTwapTs: 208,
  depositBalance: 432,
  borrowBalance: 448,
  cumulativeDepositInterest: 464,
  cumulativeBorrowInterest: 480,
  decimals: 680,
  marketIndex: 684,
  status: 688,
  poolId: 735,
} as const satisfies SpotMarketLayout

/**
 * Offsets of the fields in a slot of `perpPositions`. The fields at offsets 72 and 95 are not read, because
 * their meaning changed with SDK 2.162.
 */
const perpPositionLayout = {
  lastCumulativeFundingRate: 0,
  baseAssetAmount: 8,
  quoteAssetAmount: 16,
  quoteBreakEvenAmount: 24,
  quoteEntryAmount: 32,
  openBids: 40,
  openAsks: 48,
  settledPnl: 56,
  lpShares: 64,
  marketIndex: 92,
  openOrders: 94,
  isolated: undefined,
} as const satisfies PerpPositionLayout

/** Offsets of the fields in an `Order`. */
export const orderLayout = {
  size: 96,
  slot: 0,
  price: 8,
  baseAssetAmount: 16,
  baseAssetAmountFilled: 24,
  quoteAssetAmountFilled: 32,
  triggerPrice: 40,
  maxTs: 64,
  oraclePriceOffset: 72,
  orderId: 76,
  marketIndex: 80,
  status: 82,
  orderType: 83,
  marketType: 84,
  existingPositionDirection: 86,
  direction: 87,
  reduceOnly: 88,
  postOnly: 89,
  immediateOrCancel: 90,
  triggerCondition: 91,
  oraclePriceOffsetBytes: 4,
} as const satisfies OrderLayout

/** Offsets in a User account, from its first byte. */
export const userLayout = {
  size: 4376,
  authority: 8,
  delegate: 40,
  name: 72,
  spotPositions: { offset: 104, slots: 8, stride: 40 },
  perpPositions: { offset: 424, slots: 8, stride: 96 },
  orders: { offset: 1192, slots: 32, stride: 96 },
  totalDeposits: 4272,
  totalWithdraws: 4280,
  settledPerpPnl: 4296,
  cumulativePerpFunding: 4312,
  lastActiveSlot: 4328,
  nextOrderId: 4336,
  subAccountId: 4346,
  status: 4348,
  isMarginTradingEnabled: 4349,
  idle: 4350,
  openOrders: 4351,
  hasOpenOrder: 4352,
  openOrdersBytes: 1,
  perpPosition: perpPositionLayout,
  order: orderLayout,
} as const satisfies UserLayout

/** Layout of all accounts of Drift. */
export const driftLayout: PerpsLayout = {
  protocol: driftProtocol,
  programId: driftProgramId,
  variants: variantCounts,
  perpMarket: perpMarketLayout,
  spotMarket: spotMarketLayout,
  users: [userLayout],
  encodedUser: userLayout,
}
