import type { EventIdentity } from './chain-event'
import type { Address } from './ids'
import type { SortOrder } from './page'
import type { Slot, UnixSeconds } from './time'

/** A perp market as the screens and the API show it. */
export interface PerpMarketView {
  readonly key: Address
  readonly name: string
  readonly baseSymbol: string
  readonly marketIndex: number
  /** Drift's MarketStatus: 1 active, 7 settlement, 8 delisted. */
  readonly status: number
  /** One side, UI base units: max(|long|, |short|). */
  readonly openInterestBase: number
  readonly openInterestUsd: number | undefined
  /** USD per UI base unit; undefined = the oracle gave no price. */
  readonly oraclePriceUsd: number | undefined
  /** Basis points per hour; plus = longs pay shorts. */
  readonly lastFundingRateBps: number | undefined
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
  readonly marketIndex?: number | undefined
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

export interface PerpMarketsRequest {
  readonly page: number
  readonly size: number
  readonly sortField: PerpMarketSortField
  readonly sortOrder: SortOrder
}

/** Oracle price of one perp market, as the header shows it. */
export interface HeaderPrice {
  readonly marketName: string
  readonly oraclePriceUsd: number | undefined
  /** Percent. */
  readonly priceChange24hPercent: number | undefined
}
