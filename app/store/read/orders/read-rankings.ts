import { type Address, trustedAddress } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import { eventVenueIs, venueIs } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { knownUsd } from '~/store/pricing/known-usd'
import { firstFullHour } from '../first-full-hour'

/** A time range, unix seconds. */
export interface TimeWindow {
  readonly from: number
  /** End of the time range, exclusive. `undefined` if the range ends now. */
  readonly to?: number | undefined
}

/**
 * Kamino volume executed for one key. The key is a maker or an order. Executions without a known value are
 * not included.
 */
export interface RankedVolume {
  readonly key: Address
  /** Rank by volume, starting at 1. Keys with the same volume are sorted by key. */
  readonly rank: number
  /** Volume in USD; `undefined` if no fill has a known value. */
  readonly volumeUsd: number | undefined
  readonly fills: number
  /** Volume of all keys in the time range, USD; `undefined` if no fill has a known value. */
  readonly totalUsd: number | undefined
}

/** A time later than every stored time. */
const endOfTime = Number.MAX_SAFE_INTEGER

/**
 * SQL: the volume of full hours (`$1`…`$2`) comes from the rollup. The volume of the partial hours at the
 * start and the end (`$3`…`$1`, `$2`…`$4`) comes from the executions.
 */
const ranked = (rollup: string, rollupKey: string, fillKey: string) => `
  select key, volume_usd, fills, row_number() over (order by volume_usd desc nulls last, key) as rank, sum(volume_usd) over () as total_usd
  from (select key, ${knownUsd('sum(volume_usd)', 'sum(fills)')} as volume_usd, sum(fills)::int as fills from (
      select ${rollupKey} as key, volume_usd, fills from ${rollup} where ${venueIs('kamino')} and hour_at >= $1::bigint and hour_at < $2::bigint
      union all
      select ${fillKey}, coalesce(usd, 0), 1 from fill where ${eventVenueIs('kamino')} and ${fillKey} is not null
        and ((at >= $3::bigint and at < $1) or (at >= $2 and at < $4::bigint))
    ) part group by key) volume`

const traders = ranked('trader_volume_hour', 'trader', 'maker')
const orders = ranked('order_volume_hour', 'order_key', 'order_key')
/**
 * Leaves out orders of which only fills are stored. These are orders opened before our history and,
 * temporarily, orders that backfill is just reaching. The orders are checked one by one in the order of the
 * ranking, so that no more orders are looked up than are returned.
 */
const topOrders = createStatement(`
  select * from (${orders}) r where (select o.key from limit_order o where o.key = r.key) is not null
  order by volume_usd desc nulls last, key limit $5`)
const ranksOfTraders = createStatement(`select key, rank from (${traders}) r where key = any($5::text[])`)

/**
 * Reads the Kamino orders with the largest executed volume. Orders of which only fills are stored are left
 * out.
 */
export function readTopOrders(pool: Pool, window: TimeWindow, limit: number): Promise<RankedVolume[]> {
  return readRanked(pool, topOrders, [...bounds(window), limit])
}

/** Reads the ranks of the given makers in a time range. Makers without a fill in that range are left out. */
export async function readTraderRanks(
  pool: Pool,
  window: TimeWindow,
  makers: readonly Address[],
): Promise<Map<string, number>> {
  const rows = await readRows<{ key: string; rank: number }>(pool, ranksOfTraders, [
    ...bounds(window),
    makers,
  ])
  return new Map(rows.map(({ key, rank }) => [key, rank]))
}

const isSought = 'strpos(lower(key), lower($5::text)) > 0'
const pageOfTraders = createStatement(
  `select * from (${traders}) r where ${isSought} order by rank limit $6 offset $7`,
)
const totalsOfTraders = createStatement(`
  select count(*)::int as traders, (count(*) filter (where ${isSought}))::int as sought, coalesce(sum(fills), 0)::int as fills,
    case count(*) when 0 then 0 else sum(volume_usd) end as volume_usd, coalesce(sum(volume_usd) filter (where rank <= 10), 0) as top_ten_usd,
    coalesce(max(volume_usd), 0) as largest_usd from (${traders}) r`)

/**
 * Reads the makers in a time range whose keys contain a string (case-insensitive), sorted by rank. Skips the
 * first `offset` makers.
 */
export function readRankedTraders(
  pool: Pool,
  window: TimeWindow,
  search: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RankedVolume[]> {
  return readRanked(pool, pageOfTraders, [...bounds(window), search, limit, offset])
}

/**
 * Totals over all makers in a time range. `sought` is the number of makers whose keys contain the searched
 * string. USD sums leave out unknown values and are `undefined` if no value is known.
 */
export interface TraderTotals {
  readonly traders: number
  readonly sought: number
  readonly fills: number
  readonly volumeUsd: number | undefined
  readonly topTenUsd: number
  readonly largestUsd: number
}

/** Reads the totals over all Kamino makers in a time range. */
export async function readTraderTotals(
  pool: Pool,
  window: TimeWindow,
  search: string,
): Promise<TraderTotals> {
  const [row] = await readRows<TotalsRow>(pool, totalsOfTraders, [...bounds(window), search])
  invariant(row, 'a sum returns one row')
  return {
    traders: row.traders,
    sought: row.sought,
    fills: row.fills,
    volumeUsd: row.volume_usd ?? undefined,
    topTenUsd: row.top_ten_usd,
    largestUsd: row.largest_usd,
  }
}

interface TotalsRow {
  traders: number
  sought: number
  fills: number
  volume_usd: number | null
  top_ten_usd: number
  largest_usd: number
}

const series = createStatement(`
  select trader, hour_at - hour_at % $3::bigint as starts_at, ${knownUsd('sum(volume_usd)', 'sum(fills)')} as volume_usd from trader_volume_hour
  where trader = any($1::text[]) and ${venueIs('kamino')} and hour_at >= $2::bigint group by 1, 2`)

/**
 * Reads the Kamino volume that makers executed in each time bucket. Empty buckets are left out. `volumeUsd`
 * is `undefined` if no value is known.
 */
export async function readTraderSeries(
  pool: Pool,
  makers: readonly Address[],
  from: number,
  bucketSeconds: number,
): Promise<
  readonly { readonly trader: string; readonly startsAt: number; readonly volumeUsd: number | undefined }[]
> {
  type Row = { trader: string; starts_at: number; volume_usd: number | null }
  const rows = await readRows<Row>(pool, series, [makers, from, bucketSeconds])
  return rows.map((row) => ({
    trader: row.trader,
    startsAt: row.starts_at,
    volumeUsd: row.volume_usd ?? undefined,
  }))
}

const tokenCounts = createStatement(`
  select o.maker, count(distinct leg.mint)::int as tokens from limit_order o
  cross join lateral (values (o.input_mint), (o.output_mint)) leg(mint)
  where o.maker = any($1::text[]) and ${venueIs('kamino', 'o.venue')}
    and exists (select from fill f where f.order_key = o.key and f.at >= $2::bigint)
  group by o.maker`)

/**
 * Reads for each maker the number of different tokens in the maker's Kamino orders that have been filled
 * since a time.
 */
export async function readTokenCounts(
  pool: Pool,
  makers: readonly Address[],
  since: number,
): Promise<Map<string, number>> {
  const rows = await readRows<{ maker: string; tokens: number }>(pool, tokenCounts, [makers, since])
  return new Map(rows.map(({ maker, tokens }) => [maker, tokens]))
}

function bounds({ from, to }: TimeWindow): readonly number[] {
  const lastHour = to === undefined ? endOfTime : to - (to % 3_600)
  return [firstFullHour(from), lastHour, from, to ?? endOfTime]
}

async function readRanked(
  pool: Pool,
  statement: ReturnType<typeof createStatement>,
  values: readonly (number | string)[],
): Promise<RankedVolume[]> {
  type Row = { key: string; rank: number; volume_usd: number | null; fills: number; total_usd: number | null }
  const rows = await readRows<Row>(pool, statement, values)
  return rows.map((row) => ({
    key: trustedAddress(row.key),
    rank: row.rank,
    volumeUsd: row.volume_usd ?? undefined,
    fills: row.fills,
    totalUsd: row.total_usd ?? undefined,
  }))
}
