import type { Slot } from '~/domain/base/time'
import type { PerpOrderState } from '~/domain/perp/perp'
import { encodeBase64 } from '~/lib/text/base64'
import type { EncodedInstruction } from '~/solana/transaction/instruction-layout'
import type { Call } from '../transactions/draft'
import { unixTimeOfSlot } from '../world-time'
import type { ActionRecord } from './encoding'
import type { PerpMarket } from './markets'
import type { PerpScene } from './perp-scene'
import { directionNumber, explanations, orderActions, perpMarketType } from './program-numbers'
import type { PerpUser } from './users'

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

export function actionLine({ venue }: PerpScene, record: ActionRecord): string {
  return recordLine(venue.encoding.actionRecord(record))
}

/** Returns a `placePerpOrder` call and the two records that the call logs. */
export function placeCall(
  scene: PerpScene,
  user: PerpUser,
  market: PerpMarket,
  order: PerpOrderState,
  slot: Slot,
): Call {
  const { encoding } = scene.venue
  const auctionPriceRaw = scene.markets.oracleRaw(market, slot)
  const placed = { ts: BigInt(unixTimeOfSlot(slot)), user: user.key, order, auctionPriceRaw }
  const instruction = encoding.placeOrder({ user: user.key, authority: user.authority }, placed)
  const record = recordWith(scene, market, slot, orderFields(user, order))
  return {
    instruction: withMarket(instruction, market),
    name: 'PlacePerpOrder',
    lines: [actionLine(scene, record), recordLine(encoding.orderRecord(placed))],
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
