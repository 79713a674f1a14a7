import { protocolFacts } from '~/domain/protocol/protocol'
import {
  type PerpMarketLayout,
  type PerpsLayout,
  type SpotMarketLayout,
  sharedVariantCounts,
} from '../perps/layout'
import { longUserLayout, shortUserLayout } from './user-layout'

/** Id of the protocol that this folder decodes. */
export const velocityProtocol = 'velocity-perps'

/**
 * Program of Velocity on mainnet and on devnet. Drift has the same discriminators but other layouts, so only
 * accounts whose owner is this program have the layouts below.
 */
export const [velocityProgramId] = protocolFacts[velocityProtocol].programIds

/**
 * Offsets in a PerpMarket account, from its first byte. The program appends fields: accounts had 1,304 bytes
 * at first and 1,560 bytes later, with the same offsets.
 */
const perpMarketLayout = {
  leastSize: 1304,
  encodedSize: 1560,
  checksAmmBase: true,
  baseAssetAmountWithUnsettledLp: undefined,
  pubkey: 8,
  oracle: 312,
  lastOraclePrice: 848,
  lastOraclePriceTwap: 872,
  lastOraclePriceTwap5min: 880,
  lastOraclePriceTwapTs: 888,
  baseAssetReserve: 936,
  quoteAssetReserve: 952,
  sqrtK: 1016,
  pegMultiplier: 1032,
  baseAssetAmountLong: 40,
  baseAssetAmountShort: 56,
  baseAssetAmountWithAmm: 1064,
  maxOpenInterest: 152,
  lastFundingRate: 496,
  lastFundingRateLong: 504,
  lastFundingRateShort: 512,
  last24hAvgFundingRate: 776,
  cumulativeFundingRateLong: 184,
  cumulativeFundingRateShort: 200,
  lastBidPriceTwap: 704,
  lastAskPriceTwap: 712,
  lastMarkPriceTwap: 680,
  lastMarkPriceTwap5min: 688,
  lastUpdateSlot: 1208,
  lastFundingRateTs: 520,
  fundingPeriod: 784,
  orderStepSize: 544,
  orderTickSize: 552,
  minOrderSize: 792,
  volume24h: 744,
  lastTradeTs: 768,
  lastMarkPriceTwapTs: 696,
  oracleSource: 673,
  lastOracleValid: 836,
  lastFundingOracleTwap: 840,
  name: 424,
  expiryTs: 568,
  expiryPrice: 576,
  nextFillRecordId: 584,
  nextFundingRateRecordId: 592,
  marginRatioInitial: 616,
  marginRatioMaintenance: 620,
  numberOfUsersWithBase: 632,
  numberOfUsers: 636,
  marketIndex: 640,
  status: 642,
  contractType: 643,
  contractTier: 644,
  pausedOperations: 645,
  lastFillPrice: 656,
} as const satisfies PerpMarketLayout

/** Offsets in a SpotMarket account, from its first byte. Accounts have 808 or 1,064 bytes. */
const spotMarketLayout = {
  leastSize: 808,
  encodedSize: 1064,
  pubkey: 8,
  oracle: 40,
  mint: 72,
  name: 136,
  lastOraclePrice: 456,
  lastOraclePriceTwapTs: 496,
  depositBalance: 296,
  borrowBalance: 312,
  cumulativeDepositInterest: 328,
  cumulativeBorrowInterest: 344,
  decimals: 696,
  marketIndex: 700,
  status: 704,
  poolId: 746,
} as const satisfies SpotMarketLayout

/** Other account types of the program, by discriminator (hex). Sextant does not index them. */
const otherAccounts: ReadonlyMap<string, string> = new Map([
  ['d8926b5e684bb6b1', 'State'],
  ['b0df881b7a4f20e3', 'UserStats'],
  ['9f07a1f922517985', 'PythLazerOracle'],
  ['6eca0e2a5f495a5f', 'InsuranceFundStake'],
  ['6985aa6e342a1cb6', 'ReferrerName'],
  ['3728e4078b34b46e', 'RevenueShare'],
  ['62a7032e4ab1adfc', 'RevenueShareEscrow'],
  ['460632f8de018f31', 'SignedMsgUserOrders'],
  ['be736f2cd8fc6c55', 'SignedMsgWsDelegates'],
  ['5c0e8bea48f4441a', 'PrelaunchOracle'],
  ['d65428fb6b90adef', 'IfRebalanceConfig'],
  ['e4988de0a1aa0b59', 'LPPool'],
  ['003d2423b14cd8cd', 'Constituent'],
  ['ff8e86477d42c663', 'ConstituentTargetBase'],
  ['7ccb732112a243d8', 'ConstituentCorrelations'],
  ['fe5905ad4236d6f7', 'AmmConstituentMapping'],
  ['d572a1381416023b', 'AmmCache'],
])

/** Layout of all accounts of Velocity. */
export const velocityLayout: PerpsLayout = {
  protocol: velocityProtocol,
  programId: velocityProgramId,
  variants: { ...sharedVariantCounts, MarketStatus: 5 },
  perpMarket: perpMarketLayout,
  spotMarket: spotMarketLayout,
  users: [longUserLayout, shortUserLayout],
  // Accounts on mainnet had this form when they were last observed.
  encodedUser: shortUserLayout,
  otherAccounts,
}
