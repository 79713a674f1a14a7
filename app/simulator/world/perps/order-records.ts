import type { Slot } from '~/domain/base/time'
import type { PerpDirection, PerpOrderState } from '~/domain/perp/perp'
import { encodeBase64 } from '~/lib/text/base64'
import { encodeDriftInstruction, encodeEvent } from '~/protocols/drift-perps/encode'
import type { EncodedInstruction } from '~/solana/transaction/instruction-layout'
import type { Call } from '../transactions/draft'
import { unixTimeOfSlot } from '../world-time'
import { driftState } from './drift-accounts'
import type { PerpMarket } from './markets'
import type { PerpScene } from './perp-scene'
import type { PerpUser } from './users'

/** Values of `OrderAction`, and the values of `OrderActionExplanation` that occur in this world. */
export const orderActions = { place: 0, cancel: 1, fill: 2, trigger: 3, expire: 4 } as const
export const explanations = {
  none: 0,
  expired: 4,
  reduceOnlyIncreases: 3,
  liquidation: 5,
  withAmm: 6,
  matchJit: 9,
} as const

const perpMarketType = 1
const openStatus = 1

export type ActionRecord = Parameters<typeof encodeEvent<'OrderActionRecord'>>[1]

/**
 * Returns a record with time, market and oracle price, and with the given fields. Uses `Object.assign`,
 * because spread syntax takes ten times as long for this many fields.
 */
export function recordWith(
  scene: PerpScene,
  market: PerpMarket,
  slot: Slot,
  ...fields: readonly Partial<ActionRecord>[]
): ActionRecord {
  return Object.assign(emptyRecord(scene, market, slot), ...fields)
}

function emptyRecord(scene: PerpScene, market: PerpMarket, slot: Slot): ActionRecord {
  return {
    ts: BigInt(unixTimeOfSlot(slot)),
    action: orderActions.place,
    actionExplanation: explanations.none,
    marketIndex: market.index,
    marketType: perpMarketType,
    filler: undefined,
    fillerReward: undefined,
    fillRecordId: undefined,
    baseAssetAmountFilled: undefined,
    quoteAssetAmountFilled: undefined,
    takerFee: undefined,
    makerFee: undefined,
    referrerReward: undefined,
    quoteAssetAmountSurplus: undefined,
    spotFulfillmentMethodFee: undefined,
    taker: undefined,
    takerOrderId: undefined,
    takerOrderDirection: undefined,
    takerOrderBaseAssetAmount: undefined,
    takerOrderCumulativeBaseAssetAmountFilled: undefined,
    takerOrderCumulativeQuoteAssetAmountFilled: undefined,
    maker: undefined,
    makerOrderId: undefined,
    makerOrderDirection: undefined,
    makerOrderBaseAssetAmount: undefined,
    makerOrderCumulativeBaseAssetAmountFilled: undefined,
    makerOrderCumulativeQuoteAssetAmountFilled: undefined,
    oraclePrice: scene.markets.oracleRaw(market, slot),
    bitFlags: 0,
    takerExistingQuoteEntryAmount: undefined,
    takerExistingBaseAssetAmount: undefined,
    makerExistingQuoteEntryAmount: undefined,
    makerExistingBaseAssetAmount: undefined,
    triggerPrice: undefined,
    builderIdx: undefined,
    builderFee: undefined,
  }
}

export function directionNumber(direction: PerpDirection): number {
  return direction === 'long' ? 0 : 1
}

/**
 * Returns the fields of a record that describe one order. The program writes them into the maker's fields if
 * the order is post-only, and otherwise into the taker's fields.
 */
export function orderFields(user: PerpUser, order: PerpOrderState): Partial<ActionRecord> {
  const direction = directionNumber(order.direction)
  return order.postOnly
    ? {
        maker: user.key,
        makerOrderId: order.orderId,
        makerOrderDirection: direction,
        makerOrderBaseAssetAmount: order.baseRaw,
        makerOrderCumulativeBaseAssetAmountFilled: order.baseFilledRaw,
        makerOrderCumulativeQuoteAssetAmountFilled: order.quoteFilledRaw,
      }
    : {
        taker: user.key,
        takerOrderId: order.orderId,
        takerOrderDirection: direction,
        takerOrderBaseAssetAmount: order.baseRaw,
        takerOrderCumulativeBaseAssetAmountFilled: order.baseFilledRaw,
        takerOrderCumulativeQuoteAssetAmountFilled: order.quoteFilledRaw,
      }
}

/**
 * Returns the log line of a fill or a placed order. The program logs it after `Program log:`, not after
 * `Program data:`.
 */
export function recordLine(bytes: Uint8Array): string {
  return `Program log: ${encodeBase64(bytes)}`
}

export function actionLine(record: ActionRecord): string {
  return recordLine(encodeEvent('OrderActionRecord', record))
}

/** Returns the log line that contains the whole order as it was placed. */
export function orderLine(user: PerpUser, order: PerpOrderState, slot: Slot, auctionPrice: bigint): string {
  return recordLine(
    encodeEvent('OrderRecord', {
      ts: BigInt(unixTimeOfSlot(slot)),
      user: user.key,
      slot: order.slot,
      price: order.priceRaw,
      baseAssetAmount: order.baseRaw,
      baseAssetAmountFilled: order.baseFilledRaw,
      quoteAssetAmountFilled: order.quoteFilledRaw,
      triggerPrice: order.triggerPriceRaw,
      auctionStartPrice: auctionPrice,
      auctionEndPrice: auctionPrice,
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
      auctionDuration: 10,
      postedSlotTail: 0,
      bitFlags: 0,
      padding: 0,
    }),
  )
}

/** Returns a `placePerpOrder` call and the two records that the call logs. */
export function placeCall(
  scene: PerpScene,
  user: PerpUser,
  market: PerpMarket,
  order: PerpOrderState,
  slot: Slot,
): Call {
  const oracle = scene.markets.oracleRaw(market, slot)
  const instruction = encodeDriftInstruction(
    'placePerpOrder',
    { state: driftState, user: user.key, authority: user.authority },
    {
      orderType: order.orderType,
      marketType: perpMarketType,
      direction: directionNumber(order.direction),
      userOrderId: 0,
      baseAssetAmount: order.baseRaw,
      price: order.priceRaw,
      marketIndex: market.index,
      reduceOnly: order.reduceOnly,
      postOnly: order.postOnly ? 1 : 0,
      bitFlags: 0,
      maxTs: order.maxAt === 0 ? undefined : BigInt(order.maxAt),
      triggerPrice: order.triggerPriceRaw === 0n ? undefined : order.triggerPriceRaw,
      triggerCondition: order.triggerCondition,
      oraclePriceOffset: order.oraclePriceOffsetRaw === 0n ? undefined : Number(order.oraclePriceOffsetRaw),
      auctionDuration: 10,
      auctionStartPrice: oracle,
      auctionEndPrice: oracle,
    },
  )
  const record = recordWith(scene, market, slot, orderFields(user, order))
  return {
    instruction: withMarket(instruction, market),
    name: 'PlacePerpOrder',
    lines: [actionLine(record), orderLine(user, order, slot, oracle)],
    computeUnits: 48_220,
  }
}

/**
 * Appends the accounts that the program expects after the accounts in its IDL: the oracle, the market, and
 * the makers with their statistics.
 */
export function withMarket(
  instruction: EncodedInstruction,
  market: PerpMarket,
  makers: readonly PerpUser[] = [],
): EncodedInstruction {
  const remaining = [
    { address: market.oracle, signer: false, writable: false },
    { address: market.key, signer: false, writable: true },
    ...makers.flatMap((maker) => [
      { address: maker.key, signer: false, writable: true },
      { address: maker.statsKey, signer: false, writable: true },
    ]),
  ]
  return { ...instruction, accounts: [...instruction.accounts, ...remaining] }
}
