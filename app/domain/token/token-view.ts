import type { Address } from '../base/ids'
import type { SortOrder } from '../base/page'
import type { UnixSeconds } from '../base/time'
import type { PriceSource } from '../protocol/price-source'
import type { VolumeType } from '../protocol/trade-type'

/** A token as the database and the search return it. Its strings have passed through `displayText`. */
export interface TokenView {
  readonly mint: Address
  readonly name: string | undefined
  readonly symbol: string | undefined
  /**
   * URL of the logo, http(s) and public. It is the issuer's URL, or that of our image proxy if the issuer's
   * URL is private.
   */
  readonly logoUrl: string | undefined
  /** The issuer's URL of the logo, which may be private. Only the image proxy may use it. */
  readonly logoSourceUrl: string | undefined
  readonly verified: boolean
  /** The well-known symbol that this token's symbol imitates. `undefined`: no imitation. */
  readonly imitates: string | undefined
  readonly decimals: number | undefined
  /** Current multiplier between stored and displayed amounts. It is 1 for nearly all tokens. */
  readonly uiMultiplier: number
  /** Current price, USD per UI unit. `undefined`: no sample within the last ten minutes. */
  readonly priceUsd: number | undefined
  /** Source of the price. `undefined`: no current price. */
  readonly priceSource: PriceSource | undefined
  /** Market cap in USD: price × supply. */
  readonly marketCapUsd: number | undefined
  readonly supplyRaw: bigint | undefined
  readonly updatedAt: UnixSeconds
  /**
   * Volume of DCA executions in the last 24 hours, purchases plus sales, USD. `undefined`: there were fills,
   * but none has a known value, or the venue has no data yet.
   */
  readonly dcaVolumePastDayUsd: number | undefined
  /**
   * Volume of the requested venues in the last 24 hours, USD. `undefined`: there were fills, but none has a
   * known value, or a venue has no data yet.
   */
  readonly volumePastDayUsd: number | undefined
  /**
   * Number of executions of spot orders in the last 24 hours that bought or sold the token. `undefined`: unknown,
   * because a venue has no data yet.
   */
  readonly tradesPastDay: number | undefined
  /** Price change over 24 hours, percent. `undefined`: unknown for at least six hours. */
  readonly priceChange24hPercent: number | undefined
  /** Time of a kept change. `undefined`: the change is current, or there is none. */
  readonly priceChange24hKeptAt: UnixSeconds | undefined
  /** Time at which the token was first stored. `undefined`: an old version of Sextant stored it. */
  readonly firstSeenAt: UnixSeconds | undefined
  /** Whether the token was first seen after the store's start-up period, see `settlingSeconds`. */
  readonly isNewListing: boolean
  /**
   * Prices of the last seven days, USD per UI unit, oldest first, at equal distances. A leading `undefined` is a
   * time before the first price. `undefined` instead of a list: not requested.
   */
  readonly weekPricesUsd?: readonly (number | undefined)[] | undefined
}

/** Numbers of tokens that Sextant knows. */
export interface TokenCounts {
  readonly all: number
  readonly unverified: number
}

/** Maximum number of tokens in one URL, for example a visitor's starred tokens. */
export const mostChosenTokens = 100

export const tokenSortFields = [
  'marketCap',
  'updatedDate',
  'dcaVolumePastDay',
  'price',
  'symbol',
  'priceChange24Hour',
  'volume',
  'tradesPastDay',
  'firstSeenDate',
] as const
export type TokenSortField = (typeof tokenSortFields)[number]

export interface TokenListRequest {
  readonly page: number
  readonly size: number
  readonly sortField: TokenSortField
  readonly sortOrder: SortOrder
  readonly search?: string | undefined
  /** Mints to include, at most 100. `undefined`: all tokens. If set, `search` is ignored. */
  readonly only?: readonly Address[] | undefined
  /** `new`: only tokens that were first seen after the store's start-up period. */
  readonly listing?: TokenListing | undefined
  /** Whether the rows include `weekPricesUsd`. */
  readonly withWeek?: boolean | undefined
}

/** Part of the token database. */
export const tokenListings = ['all', 'new'] as const
export type TokenListing = (typeof tokenListings)[number]

/** Venue whose executions are included in `volumePastDayUsd`. `undefined`: all venues. */
export type VolumeChoice = VolumeType | undefined
