import type { Address } from './ids'
import type { SortOrder } from './page'
import type { VolumeType } from './protocol'
import type { UnixSeconds } from './time'

/** A token as the database and the search show it. Its texts have passed through `displayText`. */
export interface TokenView {
  readonly mint: Address
  readonly name: string | undefined
  readonly symbol: string | undefined
  /** A public http(s) URL: the issuer's, or that of our image proxy if the issuer's is private. */
  readonly logoUrl: string | undefined
  /** The issuer's URL, which may be private. Only for the image proxy. */
  readonly logoSourceUrl: string | undefined
  readonly verified: boolean
  /** The well-known symbol that this token's symbol imitates. `undefined`: no imitation. */
  readonly imitates: string | undefined
  readonly decimals: number | undefined
  /** Current multiplier of displayed amounts. 1 for nearly all tokens. */
  readonly uiMultiplier: number
  /** Current price, USD per UI unit. `undefined`: no sample within the last ten minutes. */
  readonly priceUsd: number | undefined
  /** Price × supply. */
  readonly marketCapUsd: number | undefined
  readonly supplyRaw: bigint | undefined
  readonly updatedAt: UnixSeconds
  /**
   * Executed DCA volume of the last 24 hours, both sides, USD. `undefined`: there were fills, but none has a
   * known value.
   */
  readonly dcaVolumePastDayUsd: number | undefined
  /** 24-hour volume of the requested venues, USD. `undefined` as for `dcaVolumePastDayUsd`. */
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

/** Kinds of things that can be searched. */
export const searchKinds = ['token', 'market', 'trader'] as const
export type SearchKind = (typeof searchKinds)[number]

export interface SearchRequest {
  readonly kind: SearchKind
  /**
   * Search text. Tokens: empty means the tokens with the most DCA volume. Markets: empty means all. Traders:
   * must be a complete address.
   */
  readonly text: string
  readonly page: number
  readonly size: number
}

/** One search result. Fields that its kind does not have are `undefined`. */
export interface SearchHit {
  readonly kind: SearchKind
  /** Mint, market account or wallet. */
  readonly key: Address
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly logoUrl: string | undefined
  readonly verified: boolean
  readonly imitates: string | undefined
  readonly priceUsd: number | undefined
  /** 24-hour volume of a token. `undefined` for anything but a token, and if no fill has a known value. */
  readonly dcaVolumePastDayUsd: number | undefined
  readonly marketCapUsd: number | undefined
}

/** Venue whose executions `volumePastDayUsd` adds up. `undefined`: all venues. */
export type VolumeChoice = VolumeType | undefined
