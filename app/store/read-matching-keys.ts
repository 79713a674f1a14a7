import type { Pool } from './pool'
import type { OrderListShape } from './read-order-sql'
import { createStatementFamily, readRows } from './statement'

/** So many orders, and as many wallets, are found by the beginning of their keys; one that fits more says too little. */
const mostKeys = 1_000

/** The last letter of base58, as often as an address has letters: nothing that begins alike comes behind it, where letters sort by their codes as in the store that we bring, or as in English. */
const last = 'z'.repeat(44)

const beginning = (column: string) =>
  `${column} between $1 and $1 || '${last}' and starts_with(${column}, $1)`

const matching = createStatementFamily(
  (venue: OrderListShape['venue']) => venue,
  (venue: OrderListShape['venue']) => {
    const table = venue === 'dca' ? 'dca_order' : 'limit_order'
    const owner = venue === 'dca' ? 'user_key' : 'maker'
    const ofVenue = venue === 'dca' ? '' : `and venue = '${venue}'`
    return `(select key from ${table} where ${beginning('key')} ${ofVenue} limit ${mostKeys})
      union all (select distinct ${owner} from ${table} where ${beginning(owner)} ${ofVenue} limit ${mostKeys})`
  },
)

/** Keys of a venue's orders, and of the wallets that placed some, that begin with a text; by the indexes of both. */
export async function readMatchingKeys(
  pool: Pool,
  venue: OrderListShape['venue'],
  beginsWith: string,
): Promise<string[]> {
  const rows = await readRows<{ key: string }>(pool, matching(venue), [beginsWith])
  return rows.map(({ key }) => key)
}
