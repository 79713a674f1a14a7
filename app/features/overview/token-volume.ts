import type { DcaAggregateWire, FilledTokenWire } from '~/contracts/orders/volume'
import { hiddenMints } from '~/domain/token/mints'

/** A token with its volume in USD, from the DCA aggregates or from the filled limit orders. */
export interface TokenVolume {
  readonly mint: string
  /** Symbol of the token. `null`: the token has no symbol, or the symbol cannot be displayed. */
  readonly symbol: string | null
  readonly verified: boolean
  /** Whether the token has an image that the image proxy can load. */
  readonly hasPicture: boolean
  /** Bought volume, USD. `null`: unknown. */
  readonly buysUsd: number | null
  readonly sellsUsd: number | null
  readonly totalUsd: number | null
}

/** Converts a row of the DCA aggregates to the common form. */
export function volumeOfDca(row: DcaAggregateWire): TokenVolume {
  return {
    mint: row.tokenMint,
    symbol: row.tokenSymbol,
    verified: row.tokenVerified,
    hasPicture: row.tokenImage !== null,
    buysUsd: row.buysUsd,
    sellsUsd: row.sellsUsd,
    totalUsd: row.totalUsd,
  }
}

/** Converts a row of the filled limit orders to the common form. */
export function volumeOfLimit(row: FilledTokenWire): TokenVolume {
  return {
    mint: row.mint,
    symbol: row.symbol,
    verified: row.verified,
    hasPicture: row.image !== null,
    buysUsd: row.buyVolume,
    sellsUsd: row.sellVolume,
    totalUsd: row.volume,
  }
}

/** Returns the rows of the aggregate table. Each mint appears once. Stablecoins and SOL are optional. */
export function flowRows(
  rows: readonly TokenVolume[],
  { hideStables, most }: { readonly hideStables: boolean; readonly most: number },
): readonly TokenVolume[] {
  const hidden = new Set<string>(hideStables ? hiddenMints : [])
  const firstOf = new Map<string, TokenVolume>()
  for (const row of rows) if (!hidden.has(row.mint) && !firstOf.has(row.mint)) firstOf.set(row.mint, row)
  return [...firstOf.values()].slice(0, most)
}

/** Returns the URL of a CSV file with the tokens of the aggregate table. */
export function flowCsvHref({ hidesStables }: { readonly hidesStables: boolean }): string {
  return `/api/dca/aggregates?format=csv${hidesStables ? `&exclude=${hiddenMints.join()}` : ''}`
}
