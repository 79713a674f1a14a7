import { type Address, trustedAddress } from '~/domain/base/ids'
import type { PerpTraderView } from '~/domain/perp/perp-trader-view'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'

const accountsOf = createStatement(`
  select user_key, authority from perp_owner where authority = $1
  union select user_key, authority from perp_owner where user_key = $1`)

/** Reads the wallet and the User accounts of a trader, including closed accounts. */
export async function readPerpTrader(pool: Pool, key: Address): Promise<PerpTraderView> {
  const rows = await readRows<{ user_key: string; authority: string }>(pool, accountsOf, [key])
  const wallet = rows[0]?.authority
  return {
    wallet: wallet === undefined ? undefined : trustedAddress(wallet),
    accounts: rows.map((row) => trustedAddress(row.user_key)),
  }
}
