import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** Where spot orders trade, as the rollups name it. */
export type SpotVenue = 'dca' | 'jupiter' | 'kamino'

/** Executed volume of a mint in one venue, USD. */
export interface SpotVolume {
  readonly mint: string
  readonly venue: SpotVenue
  /** The mint was the output. */
  readonly boughtUsd: number
  /** The mint was the input. */
  readonly soldUsd: number
}

/** The first full hour of a window that begins at `since` (unix seconds). What lies before it is read from the executions themselves. */
export function firstFullHour(since: number): number {
  return Math.ceil(since / 3_600) * 3_600
}

/** Venue of an execution's protocol. */
export const fillVenue = `case f.protocol when 'jupiter-dca' then 'dca' when 'kamino-limit' then 'kamino' else 'jupiter' end`

/** `$1` = begin of the window, `$2` = its first full hour, `$3` = a venue or null for all. */
const sinceTime = createStatement(`
  select mint, venue, sum(bought_usd) as bought_usd, sum(sold_usd) as sold_usd from (
    select mint, venue, bought_usd, sold_usd from token_volume_hour
      where hour_at >= $2::bigint and ($3::text is null or venue = $3)
    union all
    select leg.mint, f.venue, leg.bought_usd, leg.sold_usd
      from (select f.*, ${fillVenue} as venue from fill f where f.at >= $1::bigint and f.at < $2 and f.usd is not null) f
      cross join lateral (values (f.output_mint, f.usd, 0::float8), (f.input_mint, 0::float8, f.usd)) leg (mint, bought_usd, sold_usd)
      where leg.mint is not null and ($3::text is null or f.venue = $3)
  ) volume group by mint, venue`)

/** Executed volume since a time (unix seconds) to the second, by mint and venue: full hours from the rollup, the cut one from its executions. */
export async function readSpotVolumes(pool: Pool, since: number, venue?: SpotVenue): Promise<SpotVolume[]> {
  type Row = { mint: string; venue: SpotVenue; bought_usd: number; sold_usd: number }
  const rows = await readRows<Row>(pool, sinceTime, [since, firstFullHour(since), venue ?? null])
  return rows.map((row) => ({
    mint: row.mint,
    venue: row.venue,
    boughtUsd: row.bought_usd,
    soldUsd: row.sold_usd,
  }))
}
