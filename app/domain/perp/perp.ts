import type { Address } from '../base/ids'
import type { UnixSeconds } from '../base/time'
import type { PerpProtocolId } from '../protocol/protocol'
import type { PerpVenue } from '../protocol/venues'

/**
 * Scales of the fixed-point numbers in the states and events of every venue. The decoder of a venue with other
 * scales has to convert them.
 */
export const baseScale = 1_000_000_000n
export const priceScale = 1_000_000n
export const quoteDecimals = 6
export const quoteScale = 10n ** BigInt(quoteDecimals)
export const fundingRateScale = 1_000_000_000n

export type PerpDirection = 'long' | 'short'

/** Identity of a perp market or of a spot market. Every venue counts its markets from 0. */
export interface PerpMarketId {
  readonly venue: PerpVenue
  readonly marketIndex: number
}

/** Returns a string that identifies a market among the markets of all venues. */
export function perpMarketKey({ venue, marketIndex }: PerpMarketId): string {
  return `${venue} ${marketIndex}`
}

/** Direction of a perp order. A buy is long, and a sell is short. */
export const directionOfSide = { buy: 'long', sell: 'short' } as const

export const sideOfDirection = { long: 'buy', short: 'sell' } as const

/**
 * State of one perp market account. `…BaseRaw` is scaled by 1e9, `…PriceRaw` and `…QuoteRaw` by 1e6.
 * `…FundingRateRaw` is quote per base, scaled by 1e9.
 */
export interface PerpMarketState {
  readonly kind: 'perp-market'
  readonly protocol: PerpProtocolId
  readonly key: Address
  readonly marketIndex: number
  readonly name: string
  readonly status: number
  readonly contractType: number
  readonly contractTier: number
  readonly pausedOperations: number
  readonly oracle: Address
  readonly oraclePriceRaw: bigint
  readonly oracleTwapPriceRaw: bigint
  /** Time at which the market last read a price from its oracle. */
  readonly oracleAt: UnixSeconds
  /** Whether the program accepted the oracle price, that is, found it recent and precise enough. */
  readonly oracleIsValid: boolean
  readonly markTwapPriceRaw: bigint
  readonly longBaseRaw: bigint
  /** Sum of all short positions. It is zero or negative. */
  readonly shortBaseRaw: bigint
  readonly ammBaseRaw: bigint
  /** Base of liquidity shares that is not yet settled. 0 at a venue without such shares. */
  readonly unsettledLpBaseRaw: bigint
  readonly maxOpenInterestBaseRaw: bigint
  readonly lastFundingRateRaw: bigint
  readonly last24hAvgFundingRateRaw: bigint
  /** Oracle TWAP at the last funding update. The funding rate ÷ this TWAP is a fraction of the price. */
  readonly lastFundingOracleTwapPriceRaw: bigint
  readonly lastFundingAt: UnixSeconds
  readonly fundingPeriodSeconds: number
  readonly cumulativeFundingLongRaw: bigint
  readonly cumulativeFundingShortRaw: bigint
  readonly volume24hQuoteRaw: bigint
  readonly lastTradeAt: UnixSeconds
  readonly lastFillPriceRaw: bigint
  readonly orderStepBaseRaw: bigint
  readonly orderTickPriceRaw: bigint
  readonly minOrderBaseRaw: bigint
  readonly marginRatioInitial: number
  readonly marginRatioMaintenance: number
  readonly numberOfUsers: number
  readonly numberOfUsersWithBase: number
  readonly expiryAt: UnixSeconds
  readonly expiryPriceRaw: bigint
}

export interface PerpPositionState {
  readonly marketIndex: number
  /** Size of the position in base units. Negative: short. */
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  readonly quoteEntryRaw: bigint
  readonly quoteBreakEvenRaw: bigint
  readonly settledPnlQuoteRaw: bigint
  readonly lastCumulativeFundingRaw: bigint
  /** Shares of the AMM's liquidity. 0 at a venue without such shares. */
  readonly lpSharesRaw: bigint
  readonly openOrders: number
}

/** Terms of a perp order when it was placed, except its size and price. Prices are scaled by 1e6. */
export interface PerpOrderTerms {
  /** Number of the order's type in the venue's `OrderType`. */
  readonly orderType: number
  /** Trigger price. 0: the order has no trigger. */
  readonly triggerPriceRaw: bigint
  /** Number of the trigger condition in the venue's `OrderTriggerCondition`. */
  readonly triggerCondition: number
  /** Offset from the oracle price; 0: the price does not follow the oracle. */
  readonly oraclePriceOffsetRaw: bigint
  /** Expiry of the order. 0: the order never expires. */
  readonly maxAt: UnixSeconds
  readonly reduceOnly: boolean
  readonly postOnly: boolean
  readonly immediateOrCancel: boolean
}

/** An open order slot of a User account (status 1 only; other slots are stale). */
export interface PerpOrderState extends PerpOrderTerms {
  readonly orderId: number
  readonly marketIndex: number
  readonly marketType: 'perp' | 'spot'
  readonly direction: PerpDirection
  readonly priceRaw: bigint
  readonly baseRaw: bigint
  readonly baseFilledRaw: bigint
  readonly quoteFilledRaw: bigint
  readonly slot: bigint
}

export interface SpotPositionState {
  readonly marketIndex: number
  readonly scaledBalanceRaw: bigint
  readonly balanceType: 'deposit' | 'borrow'
  readonly openOrders: number
}

/** One User (sub-)account of a perps venue. */
export interface PerpUserState {
  readonly kind: 'perp-user'
  readonly protocol: PerpProtocolId
  readonly key: Address
  readonly authority: Address
  readonly subAccountId: number
  readonly name: string
  readonly status: number
  readonly totalDepositsQuoteRaw: bigint
  readonly totalWithdrawsQuoteRaw: bigint
  readonly settledPerpPnlQuoteRaw: bigint
  readonly cumulativePerpFundingQuoteRaw: bigint
  readonly lastActiveSlot: bigint
  readonly nextOrderId: number
  readonly idle: boolean
  readonly hasOpenOrder: boolean
  readonly positions: readonly PerpPositionState[]
  readonly orders: readonly PerpOrderState[]
  readonly spotPositions: readonly SpotPositionState[]
}
