import type { Address } from '~/domain/base/ids'
import type { PerpProtocolId } from '~/domain/protocol/protocol'
import { hexBytes } from '~/solana/bytes/hex'
import type { UserLayout } from './user-layout'

/**
 * Layout of the accounts of a perps venue with Drift's model. Venues of this model have the same account
 * types and fields, but other offsets, sizes and enums. All offsets count from the first byte of the account
 * or of the slot.
 */
export interface PerpsLayout {
  readonly protocol: PerpProtocolId
  readonly programId: Address
  /** Number of variants of each enum. A byte that is equal to this number or higher is invalid. */
  readonly variants: VariantCounts
  readonly perpMarket: PerpMarketLayout
  readonly spotMarket: SpotMarketLayout
  /**
   * Layouts of User accounts, the longest first. The first one that is not longer than the account applies,
   * because accounts have no version byte.
   */
  readonly users: readonly [UserLayout, ...UserLayout[]]
  /** Layout in which users are encoded. */
  readonly encodedUser: UserLayout
  /**
   * Names of the account types that are not followed, by discriminator (hex). An account with another
   * discriminator is corrupt, so that operators notice a new account type. `undefined`: the list is unknown,
   * so all other accounts are ignored.
   */
  readonly otherAccounts?: ReadonlyMap<string, string>
}

/**
 * Discriminator of each account type: the first eight bytes of sha256("account:" + name). An account begins
 * with it. All venues have the same, so accounts of venues are distinguished by their owner only.
 */
export const accountDiscriminators = {
  User: hexBytes('9f755fe3ef973aec'),
  PerpMarket: hexBytes('0adf0c2c6bf537f7'),
  SpotMarket: hexBytes('64b1086ba8414127'),
} as const

/** Number of variants of each enum that is the same in all venues. */
export const sharedVariantCounts = {
  ContractType: 3,
  ContractTier: 6,
  SpotBalanceType: 2,
  OrderStatus: 4,
  OrderType: 5,
  MarketType: 2,
  PositionDirection: 2,
  OrderTriggerCondition: 4,
  OrderAction: 5,
} as const

type VariantCounts = typeof sharedVariantCounts & { readonly MarketStatus: number }

/** Length of the name in User, PerpMarket and SpotMarket accounts, bytes. Names are padded with spaces. */
export const nameLength = 32

/** Offsets in a PerpMarket account. */
export interface PerpMarketLayout
  extends Readonly<Record<PerpMarketField | 'leastSize' | 'encodedSize', number>> {
  /** Base that liquidity providers have not settled. `undefined`: the venue has no liquidity providers. */
  readonly baseAssetAmountWithUnsettledLp: number | undefined
  /**
   * Whether an account is corrupt if the AMM's base is not the sum of longs and shorts. The program checks
   * this sum.
   */
  readonly checksAmmBase: boolean
}

type PerpMarketField =
  | 'pubkey'
  | 'oracle'
  | 'lastOraclePrice'
  | 'lastOraclePriceTwap'
  | 'lastOraclePriceTwap5min'
  | 'lastOraclePriceTwapTs'
  | 'baseAssetReserve'
  | 'quoteAssetReserve'
  | 'sqrtK'
  | 'pegMultiplier'
  | 'baseAssetAmountLong'
  | 'baseAssetAmountShort'
  | 'baseAssetAmountWithAmm'
  | 'maxOpenInterest'
  | 'lastFundingRate'
  | 'lastFundingRateLong'
  | 'lastFundingRateShort'
  | 'last24hAvgFundingRate'
  | 'cumulativeFundingRateLong'
  | 'cumulativeFundingRateShort'
  | 'lastBidPriceTwap'
  | 'lastAskPriceTwap'
  | 'lastMarkPriceTwap'
  | 'lastMarkPriceTwap5min'
  | 'lastUpdateSlot'
  | 'lastFundingRateTs'
  | 'fundingPeriod'
  | 'orderStepSize'
  | 'orderTickSize'
  | 'minOrderSize'
  | 'volume24h'
  | 'lastTradeTs'
  | 'lastMarkPriceTwapTs'
  | 'oracleSource'
  | 'lastOracleValid'
  | 'lastFundingOracleTwap'
  | 'name'
  | 'expiryTs'
  | 'expiryPrice'
  | 'nextFillRecordId'
  | 'nextFundingRateRecordId'
  | 'marginRatioInitial'
  | 'marginRatioMaintenance'
  | 'numberOfUsersWithBase'
  | 'numberOfUsers'
  | 'marketIndex'
  | 'status'
  | 'contractType'
  | 'contractTier'
  | 'pausedOperations'
  | 'lastFillPrice'

/** Offsets in a SpotMarket account. */
export type SpotMarketLayout = Readonly<Record<SpotMarketField | 'leastSize' | 'encodedSize', number>>

type SpotMarketField =
  | 'pubkey'
  | 'oracle'
  | 'mint'
  | 'name'
  | 'lastOraclePrice'
  | 'lastOraclePriceTwapTs'
  | 'depositBalance'
  | 'borrowBalance'
  | 'cumulativeDepositInterest'
  | 'cumulativeBorrowInterest'
  | 'decimals'
  | 'marketIndex'
  | 'status'
  | 'poolId'
