import type { TaggedLayouts } from '~/solana/bytes/tagged-structs'
import { orderActionLayout, type VenueEvents } from '../perps/event-layout'
import { variantCounts } from './layout'

/**
 * Layouts of the events that Sextant converts to domain events. An event starts with the discriminator
 * sha256("event:" + name), followed by borsh fields. Base amounts have 9 decimals, quote amounts and prices
 * 6.
 */
export const eventLayouts = {
  OrderActionRecord: orderActionLayout,
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

/**
 * All other events of the program, by discriminator (hex). The list is from its last IDL (2.162). Sextant
 * does not use these events.
 */
const ignoredEvents: ReadonlyMap<string, string> = new Map([
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

/** Events of Drift. */
export const driftEvents: VenueEvents<typeof eventLayouts> = {
  layouts: eventLayouts,
  explanations: variantCounts.OrderActionExplanation,
  ignored: ignoredEvents,
  usersIn: usersInEvents,
  marketsIn: new Map(),
}
