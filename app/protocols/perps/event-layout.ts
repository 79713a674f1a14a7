import type { Address } from '~/domain/base/ids'
import { toHex } from '~/solana/bytes/hex'
import type { StructOf } from '~/solana/bytes/struct'
import type { TaggedLayout } from '~/solana/bytes/tagged-structs'
import { sharedVariantCounts as variantCounts } from './layout'

/**
 * Layout of an order action, which is the same in all venues. Base amounts have 9 decimals, quote amounts and
 * prices 6. Program versions have added fields to the end, so records of older versions are shorter.
 */
export const orderActionLayout = {
  discriminator: 'e0344347c2ed6d01',
  fields: {
    ts: 'i64',
    action: 'u8',
    actionExplanation: 'u8',
    marketIndex: 'u16',
    marketType: 'u8',
    filler: { option: 'address' },
    fillerReward: { option: 'u64' },
    fillRecordId: { option: 'u64' },
    baseAssetAmountFilled: { option: 'u64' },
    quoteAssetAmountFilled: { option: 'u64' },
    takerFee: { option: 'u64' },
    makerFee: { option: 'i64' },
    referrerReward: { option: 'u32' },
    quoteAssetAmountSurplus: { option: 'i64' },
    spotFulfillmentMethodFee: { option: 'u64' },
    taker: { option: 'address' },
    takerOrderId: { option: 'u32' },
    takerOrderDirection: { option: 'u8' },
    takerOrderBaseAssetAmount: { option: 'u64' },
    takerOrderCumulativeBaseAssetAmountFilled: { option: 'u64' },
    takerOrderCumulativeQuoteAssetAmountFilled: { option: 'u64' },
    maker: { option: 'address' },
    makerOrderId: { option: 'u32' },
    makerOrderDirection: { option: 'u8' },
    makerOrderBaseAssetAmount: { option: 'u64' },
    makerOrderCumulativeBaseAssetAmountFilled: { option: 'u64' },
    makerOrderCumulativeQuoteAssetAmountFilled: { option: 'u64' },
    oraclePrice: 'i64',
    bitFlags: { trailing: 'u8' },
    takerExistingQuoteEntryAmount: { trailing: { option: 'u64' } },
    takerExistingBaseAssetAmount: { trailing: { option: 'u64' } },
    makerExistingQuoteEntryAmount: { trailing: { option: 'u64' } },
    makerExistingBaseAssetAmount: { trailing: { option: 'u64' } },
    triggerPrice: { trailing: { option: 'u64' } },
    builderIdx: { trailing: { option: 'u8' } },
    builderFee: { trailing: { option: 'u64' } },
  },
} as const satisfies TaggedLayout

/**
 * Layout of the event that the program prints when it settles a user's profit. All venues have the same. Sextant
 * only reads the account of the user.
 */
export const settlePnlLayout = {
  discriminator: '3944691a77c6d559',
  fields: {
    ts: 'i64',
    user: 'address',
    marketIndex: 'u16',
    pnl: 'i128',
    baseAssetAmount: 'i64',
    quoteAssetAmountAfter: 'i64',
    quoteEntryAmount: 'i64',
    settlePrice: 'i64',
    explanation: 'u8',
  },
} as const satisfies TaggedLayout

/** Layouts of the events of one venue that Sextant converts to domain events. */
export type EventLayouts = {
  readonly OrderActionRecord: typeof orderActionLayout
  readonly OrderRecord: TaggedLayout
  readonly FundingRateRecord: TaggedLayout
}

/** Fields of an order action. */
export type OrderActionFields = StructOf<(typeof orderActionLayout)['fields']>

/** Fields of an order's record that all venues have. */
export type OrderRecordFields = {
  readonly ts: bigint
  readonly user: Address
  readonly orderId: number
  readonly marketIndex: number
  readonly marketType: number
  readonly orderType: number
  readonly direction: number
  readonly price: bigint
  readonly baseAssetAmount: bigint
  readonly baseAssetAmountFilled: bigint
  readonly quoteAssetAmountFilled: bigint
  readonly triggerPrice: bigint
  readonly triggerCondition: number
  readonly oraclePriceOffset: bigint | number
  readonly maxTs: bigint
  readonly reduceOnly: boolean
  readonly postOnly: boolean
  readonly immediateOrCancel: boolean
}

/** Fields of a funding update that all venues have. */
export type FundingFields = {
  readonly ts: bigint
  readonly recordId: bigint
  readonly marketIndex: number
  readonly fundingRate: bigint
  readonly cumulativeFundingRateLong: bigint
  readonly cumulativeFundingRateShort: bigint
  readonly oraclePriceTwap: bigint
  readonly markPriceTwap: bigint
}

/** An event of any venue, with the fields that all venues have. */
export type PerpsEvent =
  | { readonly name: 'OrderActionRecord'; readonly fields: OrderActionFields }
  | { readonly name: 'OrderRecord'; readonly fields: OrderRecordFields }
  | { readonly name: 'FundingRateRecord'; readonly fields: FundingFields }

/** Events of one venue. */
export interface VenueEvents<L extends EventLayouts> {
  readonly layouts: L
  /**
   * Number of explanations of order actions. A higher number is corrupt. `undefined`: the program adds
   * explanations, so any number is accepted.
   */
  readonly explanations: number | undefined
  /** Names of the program's other events, by discriminator (hex). Sextant does not decode them. */
  readonly ignored: ReadonlyMap<string, string>
  /**
   * Offsets of the User accounts in ignored events, by discriminator (hex). The instruction that prints such an
   * event has changed these accounts.
   */
  readonly usersIn: ReadonlyMap<string, readonly number[]>
  /**
   * Offsets of the index of the perp market that an ignored event has changed, by discriminator (hex).
   */
  readonly marketsIn: ReadonlyMap<string, number>
}

/** Returns the discriminator of an event in hex. */
export function discriminatorOf(event: Uint8Array): string {
  return toHex(event.subarray(0, 8))
}

/** Returns the enum fields of each event, with the number of variants of each enum. */
export function eventEnumsOf(
  explanations: number | undefined,
): Readonly<Record<PerpsEvent['name'], Readonly<Record<string, number>>>> {
  return {
    OrderActionRecord: {
      action: variantCounts.OrderAction,
      actionExplanation: explanations ?? Number.POSITIVE_INFINITY,
      marketType: variantCounts.MarketType,
      takerOrderDirection: variantCounts.PositionDirection,
      makerOrderDirection: variantCounts.PositionDirection,
    },
    OrderRecord: {
      status: variantCounts.OrderStatus,
      orderType: variantCounts.OrderType,
      marketType: variantCounts.MarketType,
      existingPositionDirection: variantCounts.PositionDirection,
      direction: variantCounts.PositionDirection,
      triggerCondition: variantCounts.OrderTriggerCondition,
    },
    FundingRateRecord: {},
  }
}
