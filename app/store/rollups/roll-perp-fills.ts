import type { UnixSeconds } from '~/domain/base/time'
import { computeFillPriceUsd } from '~/domain/perp/perp-math'
import type { PerpVenue } from '~/domain/protocol/venues'
import { type Column, column, columnArrays, columnNames, unnestColumns } from '../postgres/columns'
import type { Client } from '../postgres/pool'
import { bucketOf, type Rollup, rollups } from './kept'

/** Market and time of a perp execution. The field names are the names of the table's columns. */
export interface PerpFillPlace {
  readonly at: UnixSeconds
  readonly venue: PerpVenue
  readonly market_index: number
  /** Type of the market, `perp` or `spot`. Only executions in `perp` markets are counted. */
  readonly market_type: string
}

/** The fields of a perp execution that the rollups need. */
export interface PerpFillFacts extends PerpFillPlace {
  /** Number of the execution within its market. It orders the executions of one second. */
  readonly recordId: bigint
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
}

/** An execution that opened or closed a bucket. */
interface PricedFill {
  readonly at: UnixSeconds
  readonly id: bigint
  readonly price: number
}

/** Sums and prices of a market in one bucket. The prices are undefined if every execution has an amount of zero. */
interface MarketBucket {
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly at: UnixSeconds
  quoteRaw: bigint
  baseRaw: bigint
  fills: number
  opened: PricedFill | undefined
  closed: PricedFill | undefined
  high: number | undefined
  low: number | undefined
}

const { perpMarketMinute, perpMarketHour } = rollups

/** Names of the columns after the key, in the order in which `recompute` selects them. */
const pricesAndSums =
  'volume_quote_raw, volume_base_raw, fills, open, open_at, open_id, close, close_at, close_id, high, low'

function columnsOf({ time }: Rollup): readonly Column<MarketBucket>[] {
  return [
    column('venue', 'plain', (bucket) => bucket.venue),
    column('market_index', 'int4', (bucket) => bucket.marketIndex),
    column(time, 'int8', (bucket) => bucket.at),
    column('volume_quote_raw', 'numeric', (bucket) => bucket.quoteRaw),
    column('volume_base_raw', 'numeric', (bucket) => bucket.baseRaw),
    column('fills', 'int4', (bucket) => bucket.fills),
    column('open', 'float8', ({ opened }) => opened?.price),
    column('open_at', 'int8', ({ opened }) => opened?.at),
    column('open_id', 'numeric', ({ opened }) => opened?.id),
    column('close', 'float8', ({ closed }) => closed?.price),
    column('close_at', 'int8', ({ closed }) => closed?.at),
    column('close_id', 'numeric', ({ closed }) => closed?.id),
    column('high', 'float8', (bucket) => bucket.high),
    column('low', 'float8', (bucket) => bucket.low),
  ]
}

const minuteColumns = columnsOf(perpMarketMinute)
const hourColumns = columnsOf(perpMarketHour)

/** One statement writes minutes and hours, which saves a round trip per batch. */
const addUp = `with minutes as (${addTo(perpMarketMinute, minuteColumns, 1)})
  ${addTo(perpMarketHour, hourColumns, 1 + minuteColumns.length)}`
const addUpHours = addTo(perpMarketHour, hourColumns, 1)

/**
 * Adds new perp executions to the candles and sums of their markets. Each must be added only once. The order in
 * which executions are added does not matter. Old minutes are not written, because they would be deleted soon.
 */
export async function rollPerpFills(
  client: Client,
  fills: readonly PerpFillFacts[],
  nowAt: UnixSeconds,
): Promise<void> {
  const counted = fills.filter(isCounted)
  if (counted.length === 0) return
  const hours = columnArrays(hourColumns, bucketsOf(counted, perpMarketHour))
  const recent = counted.filter(({ at }) => at >= nowAt - perpMarketMinute.keepSeconds)
  if (recent.length === 0) {
    await client.query({ name: 'roll-old-perp-fills', text: addUpHours, values: hours })
    return
  }
  const minutes = columnArrays(minuteColumns, bucketsOf(recent, perpMarketMinute))
  await client.query({ name: 'roll-perp-fills', text: addUp, values: [...minutes, ...hours] })
}

/**
 * Computes the buckets of removed executions again from the remaining ones. Call this after the removal. The
 * executions must be so recent that the others of their buckets are still stored.
 */
export async function recomputePerpFills(client: Client, removed: readonly PerpFillPlace[]): Promise<void> {
  const counted = removed.filter(isCounted)
  if (counted.length === 0) return
  const values = [
    counted.map(({ venue }) => venue),
    counted.map(({ market_index }) => market_index),
    counted.map(({ at }) => at),
  ]
  for (const rollup of [perpMarketMinute, perpMarketHour]) {
    const { rows } = await client.query<{ venue: string; market_index: number; at: UnixSeconds }>({
      name: `empty-${rollup.name}`,
      text: `delete from ${rollup.name} v using ${removedPlaces}
        where (v.venue, v.market_index, v.${rollup.time}) = (t.venue, t.market_index, ${bucketOf(rollup, 't.at')})
        returning v.venue, v.market_index, v.${rollup.time} as at`,
      values,
    })
    await client.query({
      name: `recompute-${rollup.name}`,
      text: recompute(rollup),
      values: [rows.map(({ venue }) => venue), rows.map((row) => row.market_index), rows.map(({ at }) => at)],
    })
  }
}

const removedPlaces = 'unnest($1::text[], $2::int4[], $3::int8[]) as t(venue, market_index, at)'

/** Returns SQL that inserts the given buckets from the stored executions. */
function recompute({ name, time, bucketSeconds }: Rollup): string {
  const first = (value: string, order: string) =>
    `(array_agg(${value} order by ${order}) filter (where price is not null))[1]`
  const opening = 'f.at, fill_record_id, price'
  const closing = 'f.at desc, fill_record_id desc, price desc'
  return `insert into ${name} (venue, market_index, ${time}, ${pricesAndSums})
    select t.venue, t.market_index, t.at, sum(quote_raw), sum(base_raw), count(*),
      ${first('price', opening)}, ${first('f.at', opening)}, ${first('fill_record_id', opening)},
      ${first('price', closing)}, ${first('f.at', closing)}, ${first('fill_record_id', closing)}, max(price), min(price)
    from ${removedPlaces} join perp_fill f on f.venue = t.venue and f.market_index = t.market_index and f.market_type = 'perp'
        and f.at >= t.at and f.at < t.at + ${bucketSeconds}
      cross join lateral (select (f.quote_raw * 1000)::float8 / nullif(f.base_raw, 0)::float8) p(price)
    group by 1, 2, 3 order by 1, 2, 3`
}

/** Rows are written in the order of their keys, so that two writers never deadlock. */
function addTo({ name, time }: Rollup, columns: readonly Column<MarketBucket>[], first: number): string {
  const key = `venue, market_index, ${time}`
  return `insert into ${name} as v (${columnNames(columns)}) select * from ${unnestColumns(columns, first)} order by ${key}
    on conflict (${key}) do update set volume_quote_raw = v.volume_quote_raw + excluded.volume_quote_raw,
      volume_base_raw = v.volume_base_raw + excluded.volume_base_raw, fills = v.fills + excluded.fills,
      high = greatest(v.high, excluded.high), low = least(v.low, excluded.low), ${kept('open', '<')}, ${kept('close', '>')}`
}

/** Returns SQL that replaces the open or close price if the added one is earlier or later, or if there is none yet. */
function kept(end: 'open' | 'close', order: '<' | '>'): string {
  const placeOf = (row: string) => `(${row}.${end}_at, ${row}.${end}_id, ${row}.${end})`
  const isReplaced = `v.${end} is null or ${placeOf('excluded')} ${order} ${placeOf('v')}`
  return [end, `${end}_at`, `${end}_id`]
    .map((name) => `${name} = case when ${isReplaced} then excluded.${name} else v.${name} end`)
    .join(', ')
}

function isCounted({ market_type }: PerpFillPlace): boolean {
  return market_type === 'perp'
}

function bucketsOf(fills: readonly PerpFillFacts[], { bucketSeconds }: Rollup): readonly MarketBucket[] {
  const buckets = new Map<string, MarketBucket>()
  for (const fill of fills) {
    const at = fill.at - (fill.at % bucketSeconds)
    const key = `${fill.venue} ${fill.market_index} ${at}`
    const known = buckets.get(key) ?? emptyBucket(fill, at)
    buckets.set(key, known)
    addFill(known, fill)
  }
  return [...buckets.values()]
}

function emptyBucket({ venue, market_index: marketIndex }: PerpFillFacts, at: UnixSeconds): MarketBucket {
  const prices = { opened: undefined, closed: undefined, high: undefined, low: undefined }
  return { venue, marketIndex, at, quoteRaw: 0n, baseRaw: 0n, fills: 0, ...prices }
}

function addFill(bucket: MarketBucket, { at, recordId: id, baseRaw, quoteRaw }: PerpFillFacts): void {
  bucket.quoteRaw += quoteRaw
  bucket.baseRaw += baseRaw
  bucket.fills += 1
  const price = computeFillPriceUsd(baseRaw, quoteRaw)
  if (price === undefined) return
  const fill = { at, id, price }
  if (bucket.opened === undefined || isBefore(fill, bucket.opened)) bucket.opened = fill
  if (bucket.closed === undefined || isBefore(bucket.closed, fill)) bucket.closed = fill
  bucket.high = Math.max(bucket.high ?? price, price)
  bucket.low = Math.min(bucket.low ?? price, price)
}

/** Compares executions by time, then by number. Copies in two forks have the same number, so the price decides last. */
function isBefore(one: PricedFill, other: PricedFill): boolean {
  if (one.at !== other.at) return one.at < other.at
  return one.id === other.id ? one.price < other.price : one.id < other.id
}
