import { type Address, trustedAddress } from '~/domain/base/ids'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import { mostOfAddress } from '~/domain/token/search-view'
import { dcaProtocol } from '../batch/table-protocols'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { beginning, endOfPrefix } from './read-matching-keys'

/** Orders and wallets whose keys begin with a given string. */
export interface PrefixHits {
  readonly orders: readonly { readonly key: Address; readonly protocol: SpotProtocolId }[]
  readonly wallets: readonly Address[]
}

/**
 * Returns SQL for the different values of a column that begin with `$1`. Each step jumps to the next value in the
 * index, so a wallet with many orders costs no more than one with a single order.
 */
const distinctBeginning = (table: string, column: string) => `
  (with recursive found (key) as (
    (select ${column} from ${table} where ${column} between $1 and ${endOfPrefix('$1')} order by ${column} limit 1)
    union all
    select (select ${column} from ${table} where ${column} > found.key and ${column} <= ${endOfPrefix('$1')}
      order by ${column} limit 1) from found where found.key is not null)
  select key from found where starts_with(key, $1) limit ${mostOfAddress})`

const ordersOf = createStatement(`
  (select key, '${dcaProtocol}' as protocol from dca_order where ${beginning('key')} limit ${mostOfAddress})
  union all (select key, protocol from limit_order where ${beginning('key')} limit ${mostOfAddress})
  order by key limit ${mostOfAddress}`)

const walletsOf = createStatement(`
  select key from (
    ${distinctBeginning('dca_order', 'user_key')}
    union ${distinctBeginning('limit_order', 'maker')}
    union ${distinctBeginning('perp_owner', 'authority')}
    union (select authority from perp_owner where ${beginning('user_key')} limit ${mostOfAddress})) wallet
  order by key limit ${mostOfAddress}`)

/**
 * Reads the orders and wallets whose keys begin with a given string. A wallet is also found by the beginning of one of
 * its User accounts. Uses only indexes.
 */
export async function readPrefixHits(pool: Pool, beginsWith: string): Promise<PrefixHits> {
  const [orders, wallets] = await Promise.all([
    readRows<{ key: string; protocol: SpotProtocolId }>(pool, ordersOf, [beginsWith]),
    readRows<{ key: string }>(pool, walletsOf, [beginsWith]),
  ])
  return {
    orders: orders.map(({ key, protocol }) => ({ key: trustedAddress(key), protocol })),
    wallets: wallets.map(({ key }) => trustedAddress(key)),
  }
}
