import type { UnixSeconds } from '~/domain/base/time'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import { venueOf } from '../batch/change-set'
import { venueIs } from '../batch/table-protocols'
import { type Column, columnArrays, unnestColumns } from '../postgres/columns'
import type { Client } from '../postgres/pool'
import { bucketOf, isWorthWriting, type Rollup, rollups } from './kept'

/** The fields of a spot execution that rollups need. The field names are the names of the table's columns. */
export interface FillFacts {
  readonly at: UnixSeconds
  readonly protocol: SpotProtocolId
  readonly maker: string | null
  readonly order_key: string
  readonly input_mint: string | null
  readonly output_mint: string | null
  /** Value in USD at the prices when the execution happened. Null if the value is unknown. */
  readonly usd: number | null
}

/**
 * Change of a stored execution. `before` is missing if the execution is new, and `after` is missing if the
 * execution has been removed.
 */
export interface FillRevision {
  readonly before?: FillFacts
  readonly after?: FillFacts
}

interface SignedFill {
  readonly fill: FillFacts
  readonly sign: 1 | -1
}

const columns: readonly Column<SignedFill>[] = [
  { name: 'sign', type: 'int4', of: ({ sign }) => sign },
  { name: 'at', type: 'int8', of: ({ fill }) => fill.at },
  { name: 'venue', type: 'plain', of: ({ fill }) => venueOf(fill.protocol) },
  { name: 'trader', type: 'plain', of: ({ fill }) => fill.maker },
  { name: 'order_key', type: 'plain', of: ({ fill }) => fill.order_key },
  { name: 'input_mint', type: 'plain', of: ({ fill }) => fill.input_mint },
  { name: 'output_mint', type: 'plain', of: ({ fill }) => fill.output_mint },
  { name: 'whole_usd', type: 'float8', of: ({ fill }) => fill.usd },
]

const now = `$${columns.length + 1}::int8`

/**
 * Number of units per USD in sums. All amounts are rounded to multiples of 1/2^20 USD, and a sum stays below
 * 2^53 such units (8.6 billion USD). Additions and subtractions in any order therefore give exactly the same
 * sum.
 */
const quantaPerUsd = 2 ** 20

/** Returns SQL that rounds a USD amount to the unit of sums, which is about a millionth of a dollar. */
export function rolledUsd(usd: string): string {
  return `round(coalesce(${usd}, 0) * ${quantaPerUsd}) / ${quantaPerUsd}`
}

/**
 * SQL of the common tables for the rollups. `moved` contains executions with the sign +1 if added and -1 if
 * removed. `leg` contains the effect of the executions on each of their two mints. `unpriced` is the number
 * of executions without a known value.
 */
const source = `moved as materialized (
    select *, sign * ${rolledUsd('whole_usd')} as usd, case when whole_usd is null then sign else 0 end as unpriced from ${unnestColumns(columns)}
  ), leg as materialized (
    select at, venue, output_mint as mint, sign, usd as bought, 0::float8 as sold, unpriced as bought_unpriced, 0 as sold_unpriced
      from moved where output_mint is not null
    union all
    select at, venue, input_mint, sign, 0, usd, 0, unpriced from moved where input_mint is not null
  )`

interface FillRollup {
  readonly rollup: Rollup
  readonly from: string
  readonly keys: readonly string[]
  /** Names of the columns with sums, and the name of the source column for each. */
  readonly sums: Readonly<Record<string, string>>
  /** SQL condition: a row contains only zeros and can be deleted. */
  readonly empty: string
}

const tokenVolume = {
  from: 'leg',
  keys: ['venue', 'mint'],
  sums: {
    bought_usd: 'bought',
    sold_usd: 'sold',
    bought_unpriced: 'bought_unpriced',
    sold_unpriced: 'sold_unpriced',
  },
  empty: 'v.bought_usd = 0 and v.sold_usd = 0 and v.bought_unpriced = 0 and v.sold_unpriced = 0',
}
/** The hours also count all executions, so that a list can show the trades of a day. */
const tokenHour = {
  ...tokenVolume,
  sums: { ...tokenVolume.sums, fills: 'sign' },
  empty: `${tokenVolume.empty} and v.fills = 0`,
}
const executions = { sums: { volume_usd: 'usd', fills: 'sign' }, empty: 'v.fills = 0' }
const candle = {
  from: 'leg',
  keys: ['mint'],
  sums: { volume_usd: 'bought + sold', unpriced: 'bought_unpriced + sold_unpriced' },
  empty: 'v.volume_usd = 0 and v.unpriced = 0 and v.open is null',
}

const fillRollups: readonly FillRollup[] = [
  { rollup: rollups.tokenVolumeMinute, ...tokenVolume },
  { rollup: rollups.tokenVolumeHour, ...tokenHour },
  {
    rollup: rollups.traderVolumeHour,
    from: '(select * from moved where trader is not null)',
    keys: ['venue', 'trader'],
    ...executions,
  },
  {
    rollup: rollups.orderVolumeHour,
    from: `(select * from moved where ${venueIs('kamino')})`,
    keys: ['venue', 'order_key'],
    ...executions,
  },
  { rollup: rollups.candleMinute, ...candle },
  { rollup: rollups.candleHour, ...candle },
]

const addUp = `with ${source}, ${fillRollups.map((table) => `${table.rollup.name}_rolled as (${addTo(table)})`).join(', ')} select`
const removeEmpty = `with ${source}, ${fillRollups.map((table) => `${table.rollup.name}_swept as (${removeEmptyOf(table)})`).join(', ')} select`

/** Updates all sums over spot executions for the given changes. `now` is in unix seconds. */
export async function rollFills(
  client: Client,
  revisions: readonly FillRevision[],
  nowAt: UnixSeconds,
): Promise<void> {
  if (revisions.length === 0) return
  const values = columnArrays(columns, revisions.flatMap(signed))
  await client.query({ name: 'roll-fills', text: addUp, values: [...values, nowAt] })
  // Empty rows are searched only if a change can reduce a sum to zero. During backfill hardly any change
  // removes a value, and each search costs six lookups.
  const leaving = revisions.filter(takesAway).flatMap(signed)
  if (leaving.length === 0) return
  await client.query({
    name: 'sweep-rolled-fills',
    text: removeEmpty,
    values: columnArrays(columns, leaving),
  })
}

function signed({ before, after }: FillRevision): SignedFill[] {
  return [
    ...(before ? [{ fill: before, sign: -1 as const }] : []),
    ...(after ? [{ fill: after, sign: 1 as const }] : []),
  ]
}

/**
 * Returns whether a change can reduce a sum to zero. If an unpriced execution gets a value that rounds to
 * zero, the number of unpriced executions can become zero.
 */
function takesAway({ before, after }: FillRevision): boolean {
  if (before === undefined) return false
  return before.usd !== null || after === undefined || (after.usd !== null && after.usd * quantaPerUsd < 1)
}

/** Rows are written in the order of their keys, so that two writers never deadlock. */
function addTo({ rollup, from, keys, sums }: FillRollup): string {
  const key = [rollup.time, ...keys]
  const names = Object.keys(sums)
  const added = Object.values(sums).map((sum) => `sum(${sum})`)
  return `insert into ${rollup.name} as v (${[...key, ...names].join(', ')})
    select ${[`${bucketOf(rollup, 'at')} as ${rollup.time}_bucket`, ...keys, ...added].join(', ')}
    from ${from} s where ${isWorthWriting(rollup, 's.at', now)}
    group by ${key.map((_, index) => index + 1).join(', ')} having ${added.map((sum) => `${sum} <> 0`).join(' or ')}
    order by ${key.map((_, index) => index + 1).join(', ')}
    on conflict (${key.join(', ')}) do update set ${names.map((name) => `${name} = v.${name} + excluded.${name}`).join(', ')}`
}

function removeEmptyOf({ rollup, from, keys, empty }: FillRollup): string {
  const same = keys.map((key) => `v.${key} = s.${key}`)
  return `delete from ${rollup.name} v using ${from} s
    where v.${rollup.time} = ${bucketOf(rollup, 's.at')} and ${same.join(' and ')} and ${empty}`
}
