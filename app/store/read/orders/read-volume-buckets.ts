import { venueIs } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { knownUsd } from '~/store/pricing/known-usd'

/**
 * DCA volume of one token, or of all other tokens together, that was executed in one time bucket, USD. A
 * volume is `undefined` if no execution has a known value.
 */
export interface VolumeBucket {
  /** Mint of the token. Null if the bucket is for all tokens without their own series. */
  readonly mint: string | null
  /** Start of the time bucket, unix seconds. It is a multiple of the bucket's length. */
  readonly startsAt: number
  readonly boughtUsd: number | undefined
  readonly soldUsd: number | undefined
}

/**
 * A time range that consists of buckets. `from` and `to` are multiples of `bucketSeconds`, which is a
 * multiple of the rollup's bucket length.
 */
export interface VolumeWindow {
  readonly unit: 'minute' | 'hour'
  readonly from: number
  /** End of the time range, exclusive. */
  readonly to: number
  readonly bucketSeconds: number
}

const sums = ['bought_usd', 'sold_usd', 'bought_unpriced', 'sold_unpriced']
const columns = sums.map((name) => `sum(${name}) as ${name}`).join(', ')
const known = (['bought', 'sold'] as const)
  .map((side) => `${knownUsd(`${side}_usd`, `${side}_unpriced`)} as ${side}_usd`)
  .join(', ')

const buckets = (unit: VolumeWindow['unit'], condition: string) => `
  select mint, ${unit}_at - ${unit}_at % $3::bigint as starts_at, ${columns} from token_volume_${unit}
  where ${unit}_at >= $1::bigint and ${unit}_at < $2::bigint and ${venueIs('dca')} and ${condition} group by 1, 2`

/**
 * SQL parameters: `$4` is the list of mints to leave out, and `$5` is the number of tokens that get their own
 * series.
 */
const largest = (unit: VolumeWindow['unit']) =>
  createStatement(`
    with bucket as materialized (${buckets(unit, 'mint <> all($4::text[])')}),
    top as (select mint from bucket group by mint order by sum(bought_usd + sold_usd) desc, mint limit $5)
    select mint, starts_at, ${known} from (
      select top.mint, starts_at, ${columns} from bucket left join top using (mint) group by top.mint, starts_at) b`)

const chosen = (unit: VolumeWindow['unit']) =>
  createStatement(`select mint, starts_at, ${known} from (${buckets(unit, 'mint = any($4::text[])')}) b`)

const statements = {
  largest: { minute: largest('minute'), hour: largest('hour') },
  chosen: { minute: chosen('minute'), hour: chosen('hour') },
} as const

/** Reads the non-empty time buckets of the given mints. */
export function readVolumeOfMints(
  pool: Pool,
  window: VolumeWindow,
  mints: readonly string[],
): Promise<VolumeBucket[]> {
  return read(pool, statements.chosen[window.unit], window, [mints])
}

/**
 * Reads the time buckets of the `count` mints with the largest volume (bought plus sold) in the time range,
 * and the buckets of all other mints together. Mints in `without` are left out of all buckets.
 */
export function readLargestVolumes(
  pool: Pool,
  window: VolumeWindow,
  count: number,
  without: readonly string[],
): Promise<VolumeBucket[]> {
  return read(pool, statements.largest[window.unit], window, [without, count])
}

async function read(
  pool: Pool,
  statement: ReturnType<typeof createStatement>,
  { from, to, bucketSeconds }: VolumeWindow,
  rest: readonly unknown[],
): Promise<VolumeBucket[]> {
  type Row = { mint: string | null; starts_at: number; bought_usd: number | null; sold_usd: number | null }
  const rows = await readRows<Row>(pool, statement, [from, to, bucketSeconds, ...rest])
  return rows.map((row) => ({
    mint: row.mint,
    startsAt: row.starts_at,
    boughtUsd: row.bought_usd ?? undefined,
    soldUsd: row.sold_usd ?? undefined,
  }))
}
