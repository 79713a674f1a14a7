import type { EventIdentity } from '../base/event-identity'
import type { Address } from '../base/ids'
import type { PagePlace, SortOrder } from '../base/page'
import type { Slot, UnixSeconds } from '../base/time'
import type { PerpVenue } from '../protocol/venues'

/** A perp market as pages and the API show it. */
export interface PerpMarketView {
  readonly venue: PerpVenue
  readonly key: Address
  readonly name: string
  readonly baseSymbol: string
  readonly marketIndex: number
  /** Number that the venue uses for the market's status. The same number differs between venues. */
  readonly status: number
  /** Name that the venue uses for the market's status. */
  readonly statusWord: string
  readonly isActive: boolean
  /** Whether the market is included in lists, averages and rankings. */
  readonly isListed: boolean
  /** Open interest, UI base units: the larger of all longs and all shorts. */
  readonly openInterestBase: number
  readonly openInterestUsd: number | undefined
  /** Total long and total short positions of users, without the AMM. UI base units, never negative. */
  readonly longBase: number
  readonly shortBase: number
  /** Oracle price, USD per UI base unit. `undefined`: the oracle has no price. */
  readonly oraclePriceUsd: number | undefined
  /**
   * Time at which the program last read the oracle price, and whether the program accepted the price as
   * valid. `undefined`: not yet known.
   */
  readonly oracleAt: UnixSeconds | undefined
  readonly oracleIsValid: boolean | undefined
  /** Last funding rate, basis points per hour. Positive: longs pay shorts. */
  readonly lastFundingRateBps: number | undefined
  /** The program's own average of the last 24 hours, basis points per hour. */
  readonly dayFundingRateBps: number | undefined
  readonly lastFundingAt: UnixSeconds
  readonly fundingPeriodSeconds: number
  /** Time at which funding is next due. `undefined` for a market without a period. */
  readonly nextFundingAt: UnixSeconds | undefined
  /** Price change over 24 hours, percent. `undefined` until a price from 24 hours ago is known. */
  readonly priceChange24hPercent: number | undefined
  /** Time of a kept change. `undefined`: the change is current, or there is none. */
  readonly priceChange24hKeptAt: UnixSeconds | undefined
  /** Rolling 24-hour volume in the market account, decayed to the current time, USD. */
  readonly recentVolumeUsd: number
  /** Time of the last execution; 0: there was none. */
  readonly lastTradeAt: UnixSeconds
  /** Longs of users ÷ shorts of users. `undefined` if either is zero. */
  readonly longShortRatio: number | undefined
  readonly slot: Slot
}

/** One perp execution in the trade feed. */
export interface PerpTradeView extends EventIdentity {
  readonly venue: PerpVenue
  readonly marketIndex: number
  /** Public key of the market; `undefined`: the market's account is unknown. */
  readonly marketKey: Address | undefined
  readonly baseSymbol: string
  /** Side of the taker. */
  readonly side: 'buy' | 'sell'
  /** Price of the execution, USD per UI base unit. `undefined` if the filled amount is zero. */
  readonly priceUsd: number | undefined
  /** Executed amount, UI base units. */
  readonly baseAmount: number
  readonly quoteUsd: number
  readonly oraclePriceUsd: number | undefined
  /** User accounts of the taker and the maker. */
  readonly taker: Address | undefined
  readonly maker: Address | undefined
  readonly liquidation: boolean
  readonly at: UnixSeconds
  readonly slot: Slot
}

/** Returns the id of a perp execution: `{signature}:{instruction path}:{event index}`. */
export function perpTradeId(trade: EventIdentity): string {
  return `${trade.signature}:${trade.instructionPath}:${trade.eventIndex}`
}

export interface PerpTradesRequest {
  readonly page: number
  readonly size: number
  /** Market, specified by account, index, name or base symbol. `undefined`: all markets. */
  readonly market?: string | undefined
  /** Trader who is the taker or the maker: a wallet, or one of its User accounts. */
  readonly user?: Address | undefined
  /** Position of the row after which the result starts. It replaces a page number. */
  readonly after?: PagePlace | undefined
  /**
   * Side of the taker. This filter and `minAmountUsd` are applied to a few thousand executions of the market
   * and trader at a time. These are the executions that follow `after`, or the newest ones if `after` is not
   * set.
   */
  readonly side?: 'buy' | 'sell' | undefined
  /** Side of `user`, who may be the maker. It is applied in the same way as `side`. */
  readonly userSide?: 'buy' | 'sell' | undefined
  /** Minimum value of an execution, USD. */
  readonly minAmountUsd?: number | undefined
  /** Start of the range of times, inclusive. */
  readonly start?: UnixSeconds | undefined
  /** End of the range of times, exclusive. */
  readonly end?: UnixSeconds | undefined
  /** Maximum age of an execution, days. `null`: no limit. `undefined`: the limit of the default plan. */
  readonly reachDays?: number | null | undefined
}

export const perpMarketSortFields = [
  'openInterestUsd',
  'name',
  'priceChange24Hour',
  'recentVolume',
  'lastFundingRate',
  'lastOraclePrice',
  'longShortRatio',
] as const
export type PerpMarketSortField = (typeof perpMarketSortFields)[number]

/** `listed`: all markets except those that are delisted or in settlement. */
export const perpMarketFilters = ['listed', 'all'] as const
export type PerpMarketFilter = (typeof perpMarketFilters)[number]

export interface PerpMarketsRequest {
  readonly filter: PerpMarketFilter
  readonly page: number
  readonly size: number
  readonly sortField: PerpMarketSortField
  readonly sortOrder: SortOrder
}

/**
 * Finds a market by its account, index, name or base symbol, case-insensitively. If markets of several venues have
 * the same index, name or symbol, the first one in the list is returned.
 */
export function findPerpMarket<
  Market extends Pick<PerpMarketView, 'key' | 'marketIndex' | 'name' | 'baseSymbol'>,
>(markets: readonly Market[], text: string): Market | undefined {
  const upper = text.toUpperCase()
  return (
    markets.find(({ key }) => key === text) ??
    markets.find(({ marketIndex }) => String(marketIndex) === text) ??
    markets.find(({ name }) => name.toUpperCase() === upper) ??
    markets.find(({ baseSymbol }) => baseSymbol.toUpperCase() === upper)
  )
}

/** Totals over all listed markets. */
export interface PerpStatsView {
  /** Sum of the rolling 24-hour volumes in the market accounts, decayed to the current time, USD. */
  readonly totalVolumeUsd: number
  /** Open interest of one side at oracle prices, USD. Markets without a price are left out. */
  readonly totalOpenInterestUsd: number
  /** Unweighted mean of the known funding rates, basis points per hour. `undefined`: no rate is known. */
  readonly avgFundingRateBps: number | undefined
  /** Mean funding rate weighted by open interest in USD. `undefined`: there is no open interest. */
  readonly weightedFundingRateBps: number | undefined
  /** Number of listed markets. */
  readonly marketCount: number
  readonly activeMarketCount: number
  readonly marketsWithoutOpenInterest: number
  readonly unlistedMarketCount: number
  /** Number of wallets with a position in any listed market. */
  readonly uniqueTraders: number
  readonly totalPositions: number
}

/** Markets whose prices the header shows. It shows them in this order. */
export const headerMarkets: readonly string[] = ['SOL-PERP', 'BTC-PERP']

/** A perps venue, and whether it trades. */
export interface PerpVenueView {
  readonly venue: PerpVenue
  /** Number of known markets, listed or not. */
  readonly marketCount: number
  /** Time of the last execution in any market. `undefined`: no execution is known. */
  readonly lastTradeAt: UnixSeconds | undefined
  /** Sum of the rolling 24-hour volumes of the markets, USD. */
  readonly recentVolumeUsd: number
  /** Whether there was an execution within the last 24 hours. */
  readonly isTrading: boolean
}

/** Time without an execution after which a venue counts as paused, seconds. */
export const pausedAfterSeconds = 86_400

/** Returns the state of each venue, in the order of `venues`. */
export function viewPerpVenues(
  venues: readonly PerpVenue[],
  markets: readonly Pick<PerpMarketView, 'venue' | 'lastTradeAt' | 'recentVolumeUsd'>[],
  now: UnixSeconds,
): readonly PerpVenueView[] {
  return venues.map((venue) => {
    const own = markets.filter((market) => market.venue === venue)
    const newest = own.reduce((latest, { lastTradeAt }) => Math.max(latest, lastTradeAt), 0)
    const lastTradeAt = newest > 0 ? newest : undefined
    const isTrading = lastTradeAt !== undefined && now - lastTradeAt <= pausedAfterSeconds
    const recentVolumeUsd = own.reduce((sum, market) => sum + market.recentVolumeUsd, 0)
    return { venue, marketCount: own.length, lastTradeAt, recentVolumeUsd, isTrading }
  })
}

/**
 * Returns the venue that trades. If several do, it is the one with the largest volume: the one with the newest
 * execution would alternate with each execution. If none trades, it is the one with the newest execution. If these are
 * equal, it is the first.
 */
export function tradingPerpVenue(venues: readonly PerpVenueView[]): PerpVenue | undefined {
  const rankOf = ({ isTrading, recentVolumeUsd, lastTradeAt = 0 }: PerpVenueView) =>
    isTrading ? [1, recentVolumeUsd] : [0, lastTradeAt]
  const leads = (one: PerpVenueView, other: PerpVenueView) => {
    const [[tier = 0, size = 0], [otherTier = 0, otherSize = 0]] = [rankOf(one), rankOf(other)]
    return tier === otherTier ? size > otherSize : tier > otherTier
  }
  const [first, ...others] = venues
  return others.reduce((best, venue) => (best && leads(venue, best) ? venue : best), first)?.venue
}

/**
 * Returns the market with a name whose price is shown: that of the first venue that trades. If no venue with such a
 * market trades, that of the first venue.
 */
export function findShownMarket<Market extends Pick<PerpMarketView, 'venue' | 'name'>>(
  venues: readonly PerpVenueView[],
  markets: readonly Market[],
  name: string,
): Market | undefined {
  const named = (venue: PerpVenueView) =>
    markets.find((market) => market.venue === venue.venue && market.name === name)
  const byTrading = [...venues.filter(({ isTrading }) => isTrading), ...venues]
  return byTrading.map(named).find((market) => market !== undefined)
}

/** Oracle price of one perp market for the header. */
export interface HeaderPrice {
  readonly venue: PerpVenue
  readonly marketName: string
  readonly oraclePriceUsd: number | undefined
  /** Price change over 24 hours, percent. */
  readonly priceChange24hPercent: number | undefined
  /** Time of a kept change. `undefined`: the change is current, or there is none. */
  readonly priceChange24hKeptAt: UnixSeconds | undefined
}
