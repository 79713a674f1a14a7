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
   * but none has a known value.
   */
  readonly dcaVolumePastDayUsd: number | undefined
  /**
   * Volume of the requested venues in the last 24 hours, USD. `undefined`: there were fills, but none has a
   * known value.
   */
  readonly volumePastDayUsd: number | undefined
}

/** Maximum number of tokens in one URL, for example a visitor's starred tokens. */
export const mostChosenTokens = 100

export const tokenSortFields = ['marketCap', 'updatedDate', 'dcaVolumePastDay', 'price', 'symbol'] as const
export type TokenSortField = (typeof tokenSortFields)[number]

export interface TokenListRequest {
  readonly page: number
  readonly size: number
  readonly sortField: TokenSortField
  readonly sortOrder: SortOrder
  readonly search?: string | undefined
  /** Mints to include, at most 100. `undefined`: all tokens. If set, `search` is ignored. */
  readonly only?: readonly Address[] | undefined
}

/** Venue whose executions are included in `volumePastDayUsd`. `undefined`: all venues. */
export type VolumeChoice = VolumeType | undefined
