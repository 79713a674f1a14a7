import type { DcaAggregateWire, FilledTokenWire } from '~/contracts/volume'
import { hiddenMints } from '~/domain/mints'

/** A token with the USD that go through it, whichever list it comes from. */
export interface TokenVolume {
  readonly mint: string
  /** Null = none that can be shown. */
  readonly symbol: string | null
  readonly verified: boolean
  /** It names a picture that our image proxy can ask for. */
  readonly hasPicture: boolean
  /** USD; null = unknown. */
  readonly buysUsd: number | null
  readonly sellsUsd: number | null
  readonly totalUsd: number | null
}

/** A row of the DCA aggregates. */
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

/** A row of the filled limit orders. */
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

/** What the aggregate table shows: each mint once, the stablecoins and SOL hidden on demand (M92). */
export function flowRows(
  rows: readonly TokenVolume[],
  { hideStables, most }: { readonly hideStables: boolean; readonly most: number },
): readonly TokenVolume[] {
  const hidden = new Set<string>(hideStables ? hiddenMints : [])
  const firstOf = new Map<string, TokenVolume>()
  for (const row of rows) if (!hidden.has(row.mint) && !firstOf.has(row.mint)) firstOf.set(row.mint, row)
  return [...firstOf.values()].slice(0, most)
}

/** The aggregate table as CSV, with the tokens that it shows. */
export function flowCsvHref({ hidesStables }: { readonly hidesStables: boolean }): string {
  return `/api/dca/aggregates?format=csv${hidesStables ? `&exclude=${hiddenMints.join()}` : ''}`
}
