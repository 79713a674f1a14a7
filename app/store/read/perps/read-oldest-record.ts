import type { UnixSeconds } from '~/domain/base/time'
import { perpVenues } from '~/domain/protocol/venues'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { mostDigits, sizeDigits } from '~/store/write/perps/position-sizes'

/** SQL: the oldest perp executions of each venue, because the index begins with the venue. */
const oldestFills = perpVenues
  .map((venue) => `(select min(at) from perp_fill where venue = '${venue}' and market_type = 'perp')`)
  .join(', ')

// The index by size begins with the venue and the size. `greatest` and `least` ignore nulls.
const oldest = createStatement(`
  select greatest(least(${oldestFills}), (
    select min(r.at) from unnest('{${perpVenues}}'::text[]) venue, generate_series(1, ${mostDigits}) digits cross join lateral (
      select at from perp_position_record r where r.venue = venue.venue and ${sizeDigits} = digits
      order by at limit 1) r)) as at`)

/**
 * Reads the time since which both the position records and their executions are stored; older ones have been deleted
 * or were never stored. `undefined`: there are none.
 */
export async function readOldestRecordAt(pool: Pool): Promise<UnixSeconds | undefined> {
  const [row] = await readRows<{ at: number | null }>(pool, oldest, [])
  return row?.at ?? undefined
}
