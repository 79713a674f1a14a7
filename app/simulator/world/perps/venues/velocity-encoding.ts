import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import type { PerpMarketDetails } from '~/protocols/perps/encode-perp-market'
import { velocityAddresses } from '~/protocols/velocity-perps/addresses'
import {
  encodeAccount,
  encodeEvent,
  encodeIgnoredEvent,
  encodeLongUser,
  encodeVelocityInstruction,
} from '~/protocols/velocity-perps/encode'
import type { FundingUpdate, PerpEncoding, PlacedOrder, SignedAccounts } from '../encoding'
import { auctionSlots, directionNumber, openStatus, perpMarketType } from '../program-numbers'
import { encodeLiquidation } from './velocity-liquidation'

const state = velocityAddresses.stateAddress()

/** Encodes in the layouts of Velocity. */
export const velocityEncoding: PerpEncoding = {
  account: encodeVelocityAccount,
  actionRecord: (record) => encodeEvent('OrderActionRecord', record),
  orderRecord: encodeOrderRecord,
  fundingRecord: encodeFundingRecord,
  settleRecord: (record) => encodeIgnoredEvent('SettlePnlRecord', record),
  liquidationRecord: encodeLiquidation,
  placeOrder: encodePlaceOrder,
  fillOrder: (accounts, orderId) =>
    encodeVelocityInstruction('fillPerpOrder', { state, ...accounts }, { orderId, makerOrderId: undefined }),
  triggerOrder: (accounts, orderId) =>
    encodeVelocityInstruction('triggerOrder', { state, ...accounts }, { orderId }),
  cancelOrder: (accounts, orderId) =>
    encodeVelocityInstruction('cancelOrder', { state, ...accounts }, { orderId }),
  settlePnl: (accounts, marketIndex) =>
    encodeVelocityInstruction('settlePnl', { state, ...accounts }, { marketIndex }),
  updateFunding: (accounts, marketIndex) =>
    encodeVelocityInstruction('updateFundingRate', { state, ...accounts }, { marketIndex }),
}

/** One of this many User accounts has the newer, longer form. On chain, both forms may exist at the same time. */
const usersPerLongUser = 4

/** Encodes an account. A user's account always has the same form. */
function encodeVelocityAccount(
  account: PerpMarketState | PerpUserState | SpotMarketState,
  details?: PerpMarketDetails,
): Uint8Array {
  const isLong = account.kind === 'perp-user' && account.key.charCodeAt(10) % usersPerLongUser === 0
  return isLong ? encodeLongUser(account) : encodeAccount(account, details)
}

function encodeOrderRecord({ ts, user, order, auctionPriceRaw }: PlacedOrder): Uint8Array {
  return encodeEvent('OrderRecord', {
    ts,
    user,
    slot: order.slot,
    price: order.priceRaw,
    baseAssetAmount: order.baseRaw,
    baseAssetAmountFilled: order.baseFilledRaw,
    quoteAssetAmountFilled: order.quoteFilledRaw,
    triggerPrice: order.triggerPriceRaw,
    auctionStartPrice: auctionPriceRaw,
    auctionEndPrice: auctionPriceRaw,
    maxTs: BigInt(order.maxAt),
    oraclePriceOffset: order.oraclePriceOffsetRaw,
    orderId: order.orderId,
    marketIndex: order.marketIndex,
    status: openStatus,
    orderType: order.orderType,
    marketType: perpMarketType,
    userOrderId: 0,
    existingPositionDirection: directionNumber(order.direction),
    direction: directionNumber(order.direction),
    reduceOnly: order.reduceOnly,
    postOnly: order.postOnly,
    immediateOrCancel: order.immediateOrCancel,
    triggerCondition: order.triggerCondition,
    auctionDuration: auctionSlots,
    postedSlotTail: 0,
    bitFlags: 0,
    padding: 0,
    paddingEnd: 0,
  })
}

function encodeFundingRecord(update: FundingUpdate): Uint8Array {
  const { ts, recordId, marketIndex, rateRaw, cumulativeRaw } = update
  return encodeEvent('FundingRateRecord', {
    ts,
    recordId,
    marketIndex,
    fundingRate: rateRaw,
    fundingRateLong: rateRaw,
    fundingRateShort: rateRaw,
    cumulativeFundingRateLong: cumulativeRaw,
    cumulativeFundingRateShort: cumulativeRaw,
    oraclePriceTwap: update.oracleTwapRaw,
    markPriceTwap: update.markTwapRaw,
    baseAssetAmountWithAmm: update.ammBaseRaw,
  })
}

function encodePlaceOrder(accounts: SignedAccounts, { order, auctionPriceRaw }: PlacedOrder) {
  return encodeVelocityInstruction(
    'placePerpOrder',
    { state, ...accounts },
    {
      orderType: order.orderType,
      marketType: perpMarketType,
      direction: directionNumber(order.direction),
      userOrderId: 0,
      baseAssetAmount: order.baseRaw,
      price: order.priceRaw,
      marketIndex: order.marketIndex,
      reduceOnly: order.reduceOnly,
      postOnly: order.postOnly ? 1 : 0,
      bitFlags: 0,
      maxTs: order.maxAt === 0 ? undefined : BigInt(order.maxAt),
      triggerPrice: order.triggerPriceRaw === 0n ? undefined : order.triggerPriceRaw,
      triggerCondition: order.triggerCondition,
      oraclePriceOffset: order.oraclePriceOffsetRaw === 0n ? undefined : order.oraclePriceOffsetRaw,
      auctionDuration: auctionSlots,
      auctionStartPrice: auctionPriceRaw,
      auctionEndPrice: auctionPriceRaw,
      builderIdx: undefined,
      builderFeeTenthBps: undefined,
    },
  )
}
