import type { SpotVenue } from '~/domain/protocol/venues'
import { venueOfEvent } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { knownUsd } from '~/store/pricing/known-usd'
import { firstFullHour } from '../first-full-hour'

/**
 * Volume of a mint executed on one venue, USD. Executions without a known value are not included. A volume is
 * `undefined` if no execution has a known value.
 */
export interface SpotVolume {
  readonly mint: string
  readonly venue: SpotVenue
  /** Volume of executions that bought the mint, USD. */
  readonly boughtUsd: number | undefined
  /** Volume of executions that sold the mint, USD. */
  readonly soldUsd: number | undefined
  /** Number of executions that bought or sold the mint, with or without a known value. */
  readonly fills: number
}

/**
 * SQL parameters: `$1` is the start of the time range, `$2` is the start of its first full hour, and `$3` is
 * a venue or null for all venues.
 */
const sinceTime = createStatement(`
  select mint, venue, ${knownUsd('sum(bought_usd)', 'sum(bought_unpriced)')} as bought_usd,
    ${knownUsd('sum(sold_usd)', 'sum(sold_unpriced)')} as sold_usd, sum(fills)::int as fills from (
    select mint, venue, bought_usd, sold_usd, bought_unpriced, sold_unpriced, fills from token_volume_hour
      where hour_at >= $2::bigint and ($3::text is null or venue = $3)
    union all
    select leg.mint, f.venue, leg.bought_usd, leg.sold_usd, leg.bought_unpriced, leg.sold_unpriced, 1
      from (select f.*, ${venueOfEvent('f.protocol')} as venue, coalesce(f.usd, 0) as known_usd, (f.usd is null)::int as unpriced
        from fill f where f.at >= $1::bigint and f.at < $2) f
      cross join lateral (values (f.output_mint, f.known_usd, 0::float8, f.unpriced, 0), (f.input_mint, 0::float8, f.known_usd, 0, f.unpriced))
        leg (mint, bought_usd, sold_usd, bought_unpriced, sold_unpriced)
      where leg.mint is not null and ($3::text is null or f.venue = $3)
  ) volume group by mint, venue`)

/**
 * Reads the exact volume executed since a time (unix seconds), by mint and venue. The volume of full hours
 * comes from the rollup. The volume of the partial hour comes from its executions.
 */
export async function readSpotVolumes(pool: Pool, since: number, venue?: SpotVenue): Promise<SpotVolume[]> {
  type Row = {
    mint: string
    venue: SpotVenue
    bought_usd: number | null
    sold_usd: number | null
    fills: number
  }
  const rows = await readRows<Row>(pool, sinceTime, [since, firstFullHour(since), venue ?? null])
  return rows.map((row) => ({
    mint: row.mint,
    venue: row.venue,
    boughtUsd: row.bought_usd ?? undefined,
    soldUsd: row.sold_usd ?? undefined,
    fills: row.fills,
  }))
}
