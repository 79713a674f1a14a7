import type { Address } from './ids'
import type { SortOrder } from './page'
import type { VolumeType } from './protocol'
import type { UnixSeconds } from './time'

/** A token as the database and the search show it. Texts went through `displayText`. */
export interface TokenView {
  readonly mint: Address
  readonly name: string | undefined
  readonly symbol: string | undefined
  /** An http(s) address that everybody can reach: the issuer's, or our own image proxy's where his is private. */
  readonly logoUrl: string | undefined
  /** The issuer's address, which may be private: for the image proxy alone. */
  readonly logoSourceUrl: string | undefined
  readonly verified: boolean
  /** The well-known symbol that this token's symbol looks like without being it (security.md D14). */
  readonly imitates: string | undefined
  readonly decimals: number | undefined
  /** By which amounts are multiplied now; 1 for nearly all tokens. */
  readonly uiMultiplier: number
  /** USD per UI unit, which is the displayed one; undefined = no sample within ten minutes. */
  readonly priceUsd: number | undefined
  /** price × supply. */
  readonly marketCapUsd: number | undefined
  readonly supplyRaw: bigint | undefined
  readonly updatedAt: UnixSeconds
  /** Executed DCA volume of the last 24 h, both sides, USD; undefined = there were fills, and none has a known value. */
  readonly dcaVolumePastDayUsd: number | undefined
  /** 24 h volume of the venues asked for, USD; undefined likewise. */
  readonly volumePastDayUsd: number | undefined
}

/** Tokens that one address may name, such as those that a reader has starred. */
export const mostChosenTokens = 100

export const tokenSortFields = ['marketCap', 'updatedDate', 'dcaVolumePastDay', 'price', 'symbol'] as const
export type TokenSortField = (typeof tokenSortFields)[number]

export interface TokenListRequest {
  readonly page: number
  readonly size: number
  readonly sortField: TokenSortField
  readonly sortOrder: SortOrder
  readonly search?: string | undefined
  /** Only tokens of these mints, at most 100; everything where it is not said. Together with `search` it alone counts. */
  readonly only?: readonly Address[] | undefined
}

/** What can be searched for (M246). */
export const searchKinds = ['token', 'market', 'trader'] as const
export type SearchKind = (typeof searchKinds)[number]

export interface SearchRequest {
  readonly kind: SearchKind
  /** Tokens: empty = those with most DCA volume. Markets: empty = all. Traders: a whole address. */
  readonly text: string
  readonly page: number
  readonly size: number
}

/** One thing found. What a kind does not have is undefined. */
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
  /** Undefined for what is no token, of which none is counted, and where no fill has a known value. */
  readonly dcaVolumePastDayUsd: number | undefined
  readonly marketCapUsd: number | undefined
}

/** Which executions `volumePastDayUsd` adds up; undefined = all venues. */
export type VolumeChoice = VolumeType | undefined
