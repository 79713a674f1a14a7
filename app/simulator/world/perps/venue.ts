import type { Address } from '~/domain/base/ids'
import type { PerpProtocolId } from '~/domain/protocol/protocol'
import type { PerpEncoding } from './encoding'
import type { PerpMarketFacts, SpotMarketFacts } from './market-facts'

/** How a venue computes its hourly funding rate. Prices have 6 decimals, rates 9. */
export interface FundingRules {
  /** Unit of the rates in this world. All rates are multiples of it. */
  readonly rateUnitRaw: bigint
  /** Returns the mark TWAP that leads to a rate at the given oracle TWAP. */
  markTwapOf(rateRaw: bigint, oracleTwapRaw: bigint): bigint
}

/** How much is traded at a venue. */
export interface TradingHabits {
  /** Number of new positions and of new resting orders per hour at speed 1. */
  readonly positionsPerHour: number
  readonly restingPerHour: number
  /** Median value of a position, standard deviation of its logarithm, and the largest value, USD. */
  readonly medianUsd: number
  readonly spreadUsd: number
  readonly mostUsd: number
  /** Median value of a resting order, USD. */
  readonly restingMedianUsd: number
  /** Median of a user's total deposits, USD. */
  readonly depositMedianUsd: number
}

/** What distinguishes one simulated perps venue from another. */
export interface PerpVenueModel {
  readonly protocol: PerpProtocolId
  readonly programId: Address
  /** Name of the venue in the names of its keepers, and in the names of seeds. */
  readonly name: string
  readonly perpMarkets: readonly PerpMarketFacts[]
  readonly spotMarkets: readonly SpotMarketFacts[]
  /**
   * Indexes of the spot markets of the quote token and of SOL. Users with a deposit of the quote token borrow
   * SOL, all other users borrow the quote token.
   */
  readonly quoteIndex: number
  readonly solIndex: number
  /** Number of the status of a spot market that works normally. */
  readonly activeStatus: number
  /** Number of users, and the number of the first user's wallet. Two venues may have users in common. */
  readonly userCount: number
  readonly firstWallet: number
  /** Slots between two updates of the oracle price of the three largest markets, and of the other markets. */
  readonly majorPeriod: number
  readonly minorPeriod: number
  readonly funding: FundingRules
  readonly habits: TradingHabits
  readonly encoding: PerpEncoding
  /** Returns the address of a perp market's oracle in the world of `seed`. */
  perpOracle(seed: number, market: PerpMarketFacts): Address
  /** Returns the address of a spot market's oracle in the world of `seed`. */
  spotOracle(seed: number, market: SpotMarketFacts): Address
}
