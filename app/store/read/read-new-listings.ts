import { trustedAddress } from '~/domain/base/ids'
import { type NewListing, settlingSeconds } from '~/domain/token/new-listing'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'

const newest = createStatement(`
  with beginning as (select min(first_seen_at) + ${settlingSeconds} as at from token)
  (select 'token' as kind, mint as key, first_seen_at from token, beginning where first_seen_at > beginning.at
    order by first_seen_at desc, mint limit $1)
  union all
  (select 'market', key, first_seen_at from perp_market, beginning where first_seen_at > beginning.at
    order by first_seen_at desc, key limit $1)
  order by first_seen_at desc, key limit $1`)

/**
 * Reads the newest tokens and markets, newest first. Tokens and markets first seen in the store's first hour
 * are left out, because they may have existed long before.
 */
export async function readNewListings(pool: Pool, limit: number): Promise<readonly NewListing[]> {
  type Row = { kind: NewListing['kind']; key: string; first_seen_at: number }
  const rows = await readRows<Row>(pool, newest, [limit])
  return rows.map(({ kind, key, first_seen_at }) => ({
    kind,
    key: trustedAddress(key),
    seenAt: first_seen_at,
  }))
}
