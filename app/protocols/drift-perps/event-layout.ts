import { toHex } from '~/solana/bytes/hex'
import type { TaggedLayouts } from '~/solana/bytes/tagged-structs'
import { variantCounts } from './layout'

/**
 * Layouts of the events that Sextant converts to domain events. An event starts with the discriminator
 * sha256("event:" + name), followed by borsh fields. Base amounts have 9 decimals, quote amounts and prices
 * 6. Program versions have added fields to the end of OrderActionRecord, so records of older versions are
 * shorter.
 */
export const eventLayouts = {
  OrderActionRecord: {
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
  },
  OrderRecord: {
    discriminator: '681340385915025a',
    fields: {
      ts: 'i64',
      user: 'address',
      slot: 'u64',
      price: 'u64',
      baseAssetAmount: 'u64',
      baseAssetAmountFilled: 'u64',
      quoteAssetAmountFilled: 'u64',
      triggerPrice: 'u64',
      auctionStartPrice: 'i64',
      auctionEndPrice: 'i64',
      maxTs: 'i64',
      oraclePriceOffset: 'i32',
      orderId: 'u32',
      marketIndex: 'u16',
      status: 'u8',
      orderType: 'u8',
      marketType: 'u8',
      userOrderId: 'u8',
      existingPositionDirection: 'u8',
      direction: 'u8',
      reduceOnly: 'bool',
      postOnly: 'bool',
      immediateOrCancel: 'bool',
      triggerCondition: 'u8',
      auctionDuration: 'u8',
      postedSlotTail: 'u8',
      bitFlags: 'u8',
      padding: 'u8',
    },
  },
  FundingRateRecord: {
    discriminator: '4403ff1a855b93fe',
    fields: {
      ts: 'i64',
      recordId: 'u64',
      marketIndex: 'u16',
      fundingRate: 'i64',
      fundingRateLong: 'i128',
      fundingRateShort: 'i128',
      cumulativeFundingRateLong: 'i128',
      cumulativeFundingRateShort: 'i128',
      oraclePriceTwap: 'i64',
      markPriceTwap: 'u64',
      periodRevenue: 'i64',
      baseAssetAmountWithAmm: 'i128',
      baseAssetAmountWithUnsettledLp: 'i128',
    },
  },
} as const satisfies TaggedLayouts

/** Enum fields of the events, with the number of variants of each enum. */
export const eventEnums: Readonly<Record<keyof typeof eventLayouts, Readonly<Record<string, number>>>> = {
  OrderActionRecord: {
    action: variantCounts.OrderAction,
    actionExplanation: variantCounts.OrderActionExplanation,
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

/**
 * Offsets of the User accounts in events that Sextant does not use otherwise, by discriminator (hex). The
 * instruction that prints such an event has changed these accounts.
 */
const usersInEvents: ReadonlyMap<string, readonly number[]> = new Map([
  ['ecba71db2a3395f9', [48]], // NewUserRecord
  ['b4f1dacf66872c86', [48]], // DepositRecord
  ['083b601489c9385f', [48]], // FundingPaymentRecord
  ['65163626b20d8e6f', [16]], // LPRecord
  ['7f11006cb60de735', [17, 49]], // LiquidationRecord
  ['3944691a77c6d559', [16]], // SettlePnlRecord
  ['a2bb7bc28a38faf1', [16]], // SwapRecord
  ['476fbe76070384de', [48]], // DeleteUserRecord
])

/** Returns the offsets of the User accounts in an event that is not decoded. Empty: there are none. */
export function userOffsets(event: Uint8Array): readonly number[] {
  return usersInEvents.get(toHex(event.subarray(0, 8))) ?? []
}

/**
 * All other events of the program, by discriminator (hex). The list is from its last IDL (2.162). Sextant
 * does not use these events.
 */
export const ignoredEvents: ReadonlyMap<string, string> = new Map([
  ['ecba71db2a3395f9', 'NewUserRecord'],
  ['b4f1dacf66872c86', 'DepositRecord'],
  ['b7bacbbae1bb5f82', 'SpotInterestRecord'],
  ['083b601489c9385f', 'FundingPaymentRecord'],
  ['65ee28e4462e3d75', 'CurveRecord'],
  ['d3c519128e56711b', 'SignedMsgOrderRecord'],
  ['65163626b20d8e6f', 'LPRecord'],
  ['7f11006cb60de735', 'LiquidationRecord'],
  ['3944691a77c6d559', 'SettlePnlRecord'],
  ['38ded7eb4ec56392', 'InsuranceFundRecord'],
  ['44429c07d894fa72', 'InsuranceFundStakeRecord'],
  ['55be63cbed21e364', 'InsuranceFundSwapRecord'],
  ['d1768ea7822ea497', 'TransferProtocolIfSharesToRevenuePoolRecord'],
  ['a2bb7bc28a38faf1', 'SwapRecord'],
  ['b2d917bc7fbe2049', 'SpotMarketVaultDepositRecord'],
  ['476fbe76070384de', 'DeleteUserRecord'],
  ['295425f684f08308', 'FuelSweepRecord'],
  ['13897721e0f90657', 'FuelSeasonRecord'],
  ['3da2590a18143b2d', 'RevenueShareSettleRecord'],
  ['d0bf836ead300702', 'LPSettleRecord'],
  ['9f3e82c4604fb0fe', 'LPSwapRecord'],
  ['35b28e494e5b5b08', 'LPMintRedeemRecord'],
  ['f2b50b38f33d4fd2', 'LPBorrowLendDepositRecord'],
])
