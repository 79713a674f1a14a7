import { type Address, trustedAddress } from '~/domain/base/ids'
import type { UiScale } from '~/domain/base/ui-scale'

/** Stored facts about a token, unprocessed. `name` and `symbol` are untrusted strings. */
export interface TokenFacts {
  readonly mint: Address
  readonly name: string | null
  readonly symbol: string | null
  readonly logoUrl: string | null
  readonly verified: boolean
  readonly decimals: number | null
  /** Price in USD per unscaled unit. */
  readonly priceUsd: number | null
  /** Time of the newest price sample, unix seconds. */
  readonly priceAt: number | null
  /** Scale of the token's displayed amounts. Null if the multiplier has always been 1. */
  readonly uiScale: UiScale | null
}

/**
 * Returns SQL that selects the facts about a joined token as one JSON column. The column is null if the mint
 * is not in the token table yet.
 */
export function tokenFactsColumn(alias: string, column: string): string {
  return `case when ${alias}.mint is null then null else json_build_array(${alias}.name, ${alias}.symbol, ${alias}.logo_url, ${alias}.verified,
    ${alias}.decimals, ${alias}.price_usd, ${alias}.price_at, ${alias}.ui_scale) end as ${column}`
}

/** Value of a `tokenFactsColumn`, as `pg` returns it. */
export type TokenFactsColumn =
  | readonly [
      name: string | null,
      symbol: string | null,
      logoUrl: string | null,
      verified: boolean,
      decimals: number | null,
      priceUsd: number | null,
      priceAt: number | null,
      uiScale: UiScale | null,
    ]
  | null

/** Returns the facts about a mint. If the column is null, all facts are unknown. */
export function tokenFactsOf(mint: string, column: TokenFactsColumn): TokenFacts {
  const [name, symbol, logoUrl, verified, decimals, priceUsd, priceAt, uiScale] =
    column ?? ([null, null, null, false, null, null, null, null] as const)
  return { mint: trustedAddress(mint), name, symbol, logoUrl, verified, decimals, priceUsd, priceAt, uiScale }
}
