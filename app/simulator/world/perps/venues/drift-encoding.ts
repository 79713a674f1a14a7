import { stateAddress } from '~/protocols/drift-perps/addresses'
import { encodeAccount, encodeDriftInstruction, encodeEvent } from '~/protocols/drift-perps/encode'
import { encodeSettlePnlRecord } from '~/protocols/perps/encode-settle-pnl'
import type { FundingUpdate, PerpEncoding, PlacedOrder, SignedAccounts } from '../encoding'
import { auctionSlots, directionNumber, openStatus, perpMarketType } from '../program-numbers'

const state = stateAddress()

/** Encodes in the layouts of Drift v2. */
export const driftEncoding: PerpEncoding = {
  account: encodeAccount,
  actionRecord: (record) => encodeEvent('OrderActionRecord', record),
  orderRecord: encodeOrderRecord,
  fundingRecord: encodeFundingRecord,
  settleRecord: encodeSettlePnlRecord,
  liquidationRecord: undefined,
  placeOrder: encodePlaceOrder,
  fillOrder: (accounts, orderId) =>
    encodeDriftInstruction('fillPerpOrder', { state, ...accounts }, { orderId, makerOrderId: undefined }),
  triggerOrder: (accounts, orderId) =>
    encodeDriftInstruction('triggerOrder', { state, ...accounts }, { orderId }),
  cancelOrder: (accounts, orderId) =>
    encodeDriftInstruction('cancelOrder', { state, ...accounts }, { orderId }),
  settlePnl: (accounts, marketIndex) =>
    encodeDriftInstruction('settlePnl', { state, ...accounts }, { marketIndex }),
  updateFunding: (accounts, marketIndex) =>
    encodeDriftInstruction('updateFundingRate', { state, ...accounts }, { marketIndex }),
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
    oraclePriceOffset: Number(order.oraclePriceOffsetRaw),
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
    periodRevenue: 0n,
    baseAssetAmountWithAmm: update.ammBaseRaw,
    baseAssetAmountWithUnsettledLp: 0n,
  })
}

function encodePlaceOrder(accounts: SignedAccounts, { order, auctionPriceRaw }: PlacedOrder) {
  return encodeDriftInstruction(
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
      oraclePriceOffset: order.oraclePriceOffsetRaw === 0n ? undefined : Number(order.oraclePriceOffsetRaw),
      auctionDuration: auctionSlots,
      auctionStartPrice: auctionPriceRaw,
      auctionEndPrice: auctionPriceRaw,
    },
  )
}
