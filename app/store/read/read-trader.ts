import type { Address } from '~/domain/base/ids'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'

/** SQL condition: the wallet `$1` has or had an order or a perp account. */
export const isTraderSql = `(exists (select from dca_order where user_key = $1)
  or exists (select from limit_order where maker = $1) or exists (select from perp_user where authority = $1))`

const isTrader = createStatement(`select ${isTraderSql} as known`)

/** Returns whether a wallet has or had a stored order or perp account. */
export async function readIsTrader(pool: Pool, wallet: Address): Promise<boolean> {
  const [row] = await readRows<{ known: boolean }>(pool, isTrader, [wallet])
  return row?.known === true
}
