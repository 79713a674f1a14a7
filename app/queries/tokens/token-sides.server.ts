import { trustedAddress } from '~/domain/base/ids'
import type { PairSide } from '~/domain/order/order-view'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { tokenFactsOf } from '~/store/read/read-token-facts'
import { readTokensByMint } from '~/store/read/read-tokens'
import type { QueryCache } from '../cache/query-cache.server'
import { toPairSide } from './pair-side.server'

/** Dependencies of the queries for spot trading. */
export interface SpotDeps {
  readonly pool: Pool
  readonly cache: QueryCache
  /** Origin of this site, without a trailing slash. */
  readonly publicUrl: string
  readonly clock: Clock
}

/** Returns the current time, seconds since 1970. */
export function nowOf({ clock }: Pick<SpotDeps, 'clock'>): number {
  return Math.floor(clock.nowMs() / 1_000)
}

/**
 * Looks up the public data of these mints. For a mint that is not in the store, the result contains only the
 * address.
 */
export async function readTokenSides(
  deps: SpotDeps,
  mints: Iterable<string>,
): Promise<(mint: string) => PairSide> {
  const now = nowOf(deps)
  const wanted = [...new Set(mints)].map(trustedAddress)
  const tokens = wanted.length === 0 ? [] : await readTokensByMint(deps.pool, wanted)
  const sides = new Map<string, PairSide>(
    tokens.map((token) => [token.mint, toPairSide(token, now, deps.publicUrl)]),
  )
  return (mint) => sides.get(mint) ?? toPairSide(tokenFactsOf(mint, null), now, deps.publicUrl)
}
