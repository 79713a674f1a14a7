import { isDcaVenue } from '~/domain/protocol/spot-venue'
import type { SpotVenue } from '~/domain/protocol/venues'
import { venueIs } from '../batch/table-protocols'
import type { Pool } from '../postgres/pool'
import { createStatementFamily, readRows } from '../postgres/statement'

/**
 * Maximum number of orders, and maximum number of wallets, that a search by the beginning of a key returns. A
 * string that matches more keys is too short to be useful.
 */
const mostKeys = 1_000

/**
 * Suffix that turns the beginning of a key into an upper bound of all keys with that beginning: the last
 * letter of base58, repeated for the length of an address. The bound is correct if the database sorts letters
 * by their character codes, like the embedded database, or by the rules of English.
 */
const last = 'z'.repeat(44)

/** Returns SQL for the upper bound of all keys that begin with a parameter. */
export const endOfPrefix = (parameter: string) => `${parameter} || '${last}'`

/** Returns an SQL condition that an index can answer: the column begins with `$1`. */
export const beginning = (column: string) =>
  `${column} between $1 and ${endOfPrefix('$1')} and starts_with(${column}, $1)`

const matching = createStatementFamily((venue: SpotVenue) => {
  const table = isDcaVenue(venue) ? 'dca_order' : 'limit_order'
  const owner = isDcaVenue(venue) ? 'user_key' : 'maker'
  const ofVenue = isDcaVenue(venue) ? '' : `and ${venueIs(venue)}`
  return `(select key from ${table} where ${beginning('key')} ${ofVenue} limit ${mostKeys})
      union all (select distinct ${owner} from ${table} where ${beginning(owner)} ${ofVenue} limit ${mostKeys})`
})

/**
 * Reads keys of a venue's orders, and keys of wallets that placed orders on that venue, that begin with a
 * given string. Uses indexes for both.
 */
export async function readMatchingKeys(pool: Pool, venue: SpotVenue, beginsWith: string): Promise<string[]> {
  const rows = await readRows<{ key: string }>(pool, matching(venue), [beginsWith])
  return rows.map(({ key }) => key)
}
