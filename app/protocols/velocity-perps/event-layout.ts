import type { TaggedLayouts } from '~/solana/bytes/tagged-structs'
import { orderActionLayout, settlePnlLayout, type VenueEvents } from '../perps/event-layout'

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
      oraclePriceOffset: 'i64',
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
      // The five bytes of padding of the struct.
      padding: 'u8',
      paddingEnd: 'u32',
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
      baseAssetAmountWithAmm: 'i128',
    },
  },
} as const satisfies TaggedLayouts

/**
 * Layouts of events that Sextant ignores, except that it reads the accounts which they name. The simulated
 * cluster prints them.
 */
export const ignoredEventLayouts = {
  FundingPaymentRecord: {
    discriminator: '083b601489c9385f',
    fields: {
      ts: 'i64',
      userAuthority: 'address',
      user: 'address',
      marketIndex: 'u16',
      fundingPayment: 'i64',
      baseAssetAmount: 'i64',
      userLastCumulativeFunding: 'i64',
      ammCumulativeFundingLong: 'i128',
      ammCumulativeFundingShort: 'i128',
    },
  },
  SettlePnlRecord: settlePnlLayout,
  AmmCurveChanged: {
    discriminator: '740c7212af1f9905',
    fields: {
      ts: 'i64',
      marketIndex: 'u16',
      pegMultiplierBefore: 'u128',
      baseAssetReserveBefore: 'u128',
      quoteAssetReserveBefore: 'u128',
      sqrtKBefore: 'u128',
      pegMultiplierAfter: 'u128',
      baseAssetReserveAfter: 'u128',
      quoteAssetReserveAfter: 'u128',
      sqrtKAfter: 'u128',
      adjustmentCost: 'i128',
      totalFeeMinusDistributionsAfter: 'i128',
      oraclePrice: 'i64',
    },
  },
  /** Only the fields before the list of cancelled orders. */
  LiquidationRecord: {
    discriminator: '7f11006cb60de735',
    fields: {
      ts: 'i64',
      liquidationType: 'u8',
      user: 'address',
      liquidator: 'address',
      marginRequirement: 'u128',
      totalCollateral: 'i128',
      marginFreed: 'u64',
      liquidationId: 'u16',
      bankrupt: 'bool',
    },
  },
} as const satisfies TaggedLayouts

/** All other events of the program, by discriminator (hex). Sextant does not use these events. */
const ignoredEvents: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ignoredEventLayouts).map(([name, { discriminator }]) => [discriminator, name] as const),
  ['ecba71db2a3395f9', 'NewUserRecord'],
  ['b4f1dacf66872c86', 'DepositRecord'],
  ['b7bacbbae1bb5f82', 'SpotInterestRecord'],
  ['d3c519128e56711b', 'SignedMsgOrderRecord'],
  ['38ded7eb4ec56392', 'InsuranceFundRecord'],
  ['44429c07d894fa72', 'InsuranceFundStakeRecord'],
  ['a2bb7bc28a38faf1', 'SwapRecord'],
  ['b2d917bc7fbe2049', 'SpotMarketVaultDepositRecord'],
  ['476fbe76070384de', 'DeleteUserRecord'],
  ['3da2590a18143b2d', 'RevenueShareSettleRecord'],
  ['d0bf836ead300702', 'LPSettleRecord'],
  ['9f3e82c4604fb0fe', 'LPSwapRecord'],
  ['35b28e494e5b5b08', 'LPMintRedeemRecord'],
  ['f2b50b38f33d4fd2', 'LPBorrowLendDepositRecord'],
  ['5c392d901a56f70c', 'TransferFeeAndPnlPoolRecord'],
  ['f99e34511e0b2d95', 'ProtocolFeeWithdrawRecord'],
  ['376be368b3087921', 'PerpMarketFeeSweepRecord'],
  ['5fe3a75d982a025b', 'AcceleratedReferralStatusChangedRecord'],
])

const { FundingPaymentRecord, SettlePnlRecord, AmmCurveChanged, LiquidationRecord } = ignoredEventLayouts

/** Events of Velocity. The program adds explanations of order actions, so an unknown one is accepted. */
export const velocityEvents: VenueEvents<typeof eventLayouts> = {
  layouts: eventLayouts,
  explanations: undefined,
  ignored: ignoredEvents,
  usersIn: new Map([
    [FundingPaymentRecord.discriminator, [48]],
    [SettlePnlRecord.discriminator, [16]],
    [LiquidationRecord.discriminator, [17, 49]],
    ['ecba71db2a3395f9', [48]], // NewUserRecord
    ['b4f1dacf66872c86', [48]], // DepositRecord
    ['a2bb7bc28a38faf1', [16]], // SwapRecord
    ['476fbe76070384de', [48]], // DeleteUserRecord
  ]),
  marketsIn: new Map([[AmmCurveChanged.discriminator, 16]]),
}
