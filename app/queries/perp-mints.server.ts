import type { Address } from '~/domain/ids'
import { trustedAddress } from '~/domain/ids'
import { mints } from '~/domain/mints'
import type { Pool } from '~/store/pool'
import { readVerifiedMints } from '~/store/read-tokens'

/** The mint of a perp market's base: the one verified token with its symbol. `1M` and `1K` only scale the price. */
export async function readPerpMints(
  pool: Pool,
  baseSymbols: readonly string[],
): Promise<(baseSymbol: string) => Address | undefined> {
  const known = await readVerifiedMints(pool, [...new Set(baseSymbols.map(tokenSymbol))])
  return (baseSymbol) => {
    const symbol = tokenSymbol(baseSymbol)
    if (symbol === 'SOL') return mints.wSOL
    const mint = known.get(symbol)
    return mint === undefined ? undefined : trustedAddress(mint)
  }
}

function tokenSymbol(baseSymbol: string): string {
  return baseSymbol.replace(/^1[MK]/, '').toUpperCase()
}
