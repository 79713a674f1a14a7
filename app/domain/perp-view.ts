import type { EventIdentity } from './chain-event'
import type { Address } from './ids'
import type { PagePlace, SortOrder } from './page'
import type { Slot, UnixSeconds } from './time'

/** A perp market as the screens and the API show it. */
export interface PerpMarketView {
  readonly key: Address
  readonly name: string
  readonly baseSymbol: string
  readonly marketIndex: number
  /** The venue's number of its state: with Drift 1 active, 7 settlement, 8 delisted. */
  readonly status: number
  /** The venue's word for it. */
  readonly statusWord: string
  readonly isActive: boolean
  /** False = left out of lists, averages and rankings. */
  readonly isListed: boolean
  /** One side, UI base units: max(|long|, |short|). */
  readonly openInterestBase: number
  readonly openInterestUsd: number | undefined
  /** Both sides of the users, the AMM left out, UI base units, neither below zero. */
  readonly longBase: number
  readonly shortBase: number
  /** USD per UI base unit; undefined = the oracle gave no price. */
  readonly oraclePriceUsd: number | undefined
  /** When the program last took that price from the oracle, and whether it believed it; undefined = not known yet. */
  readonly oracleAt: UnixSeconds | undefined
  readonly oracleIsValid: boolean | undefined
  /** Basis points per hour; plus = longs pay shorts. */
  readonly lastFundingRateBps: number | undefined
  /** The program's own average of the last 24 hours, likewise. */
  readonly dayFundingRateBps: number | undefined
  readonly lastFundingAt: UnixSeconds
  readonly fundingPeriodSeconds: number
  /** When funding is due again; undefined for a market without a period. */
  readonly nextFundingAt: UnixSeconds | undefined
  /** Percent; undefined until a price of 24 hours ago is known. */
  readonly priceChange24hPercent: number | undefined
  /** The account's 24 h volume decayed to now, USD. */
  readonly recentVolumeUsd: number
  /** User longs ÷ user shorts; undefined where one side is zero. */
  readonly longShortRatio: number | undefined
  readonly slot: Slot
}

/** One perp execution, as the trade feed prints it. */
export interface PerpTradeView extends EventIdentity {
  readonly marketIndex: number
  /** Undefined while the market's account is unknown. */
  readonly marketKey: Address | undefined
  readonly baseSymbol: string
  /** The taker's side. */
  readonly side: 'buy' | 'sell'
  /** USD per UI base unit; undefined for an empty fill. */
  readonly priceUsd: number | undefined
  /** UI base units. */
  readonly baseAmount: number
  readonly quoteUsd: number
  readonly oraclePriceUsd: number | undefined
  /** User accounts. */
  readonly taker: Address | undefined
  readonly maker: Address | undefined
  readonly liquidation: boolean
  readonly at: UnixSeconds
  readonly slot: Slot
}

/** Identity of a perp execution as one text: `{signature}:{instruction path}:{event index}`. */
export function perpTradeId(trade: EventIdentity): string {
  return `${trade.signature}:${trade.instructionPath}:${trade.eventIndex}`
}

export interface PerpTradesRequest {
  readonly page: number
  readonly size: number
  /** A market by its account, index, name or base symbol; all of them where it is not said. */
  readonly market?: string | undefined
  /** Of one trader, on either side: a wallet, or one of its User accounts. */
  readonly user?: Address | undefined
  /** Goes on behind this place instead of at a page. */
  readonly after?: PagePlace | undefined
  /** The taker's side; this and the least size are looked for among some thousand executions of that market and trader at a time: those behind the place, else the newest. */
  readonly side?: 'buy' | 'sell' | undefined
  /** USD. */
  readonly minAmountUsd?: number | undefined
  /** How many days back it reaches; null = any; undefined = as many as everybody's plan has. */
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

/** `listed`: without the markets in settlement and the delisted ones. */
export const perpMarketFilters = ['listed', 'all'] as const
export type PerpMarketFilter = (typeof perpMarketFilters)[number]

export interface PerpMarketsRequest {
  readonly filter: PerpMarketFilter
  readonly page: number
  readonly size: number
  readonly sortField: PerpMarketSortField
  readonly sortOrder: SortOrder
}

/** The market that a text names (resolution 4.6): its account, its index, its name or its base symbol, in any case. */
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

/** All listed markets together. */
export interface PerpStatsView {
  /** The accounts' 24 h volumes, decayed to now, USD. */
  readonly totalVolumeUsd: number
  /** One side at the oracle prices, USD; markets without a price left out. */
  readonly totalOpenInterestUsd: number
  /** Arithmetic mean over the listed markets whose rate is known, basis points per hour; undefined = there is none. */
  readonly avgFundingRateBps: number | undefined
  /** The same, each market weighted by its open interest in USD; undefined = there is no open interest. */
  readonly weightedFundingRateBps: number | undefined
  /** Of the listed markets. */
  readonly marketCount: number
  readonly activeMarketCount: number
  readonly marketsWithoutOpenInterest: number
  readonly unlistedMarketCount: number
  /** Wallets with a position, over all listed markets. */
  readonly uniqueTraders: number
  readonly totalPositions: number
}

/** The markets whose prices the header shows, in its order. */
export const headerMarkets: readonly string[] = ['SOL-PERP', 'BTC-PERP']

/** Oracle price of one perp market, as the header shows it. */
export interface HeaderPrice {
  readonly marketName: string
  readonly oraclePriceUsd: number | undefined
  /** Percent. */
  readonly priceChange24hPercent: number | undefined
}
