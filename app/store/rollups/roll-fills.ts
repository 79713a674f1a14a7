import type { SpotProtocolId } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import { venueOf } from '../change-set'
import { type Column, columnArrays, unnestColumns } from '../columns'
import type { Client } from '../pool'
import { bucketOf, isWorthWriting, type Rollup, rollups } from './kept'

/** The fields of a spot execution that rollups need, named as its columns. */
export interface FillFacts {
  readonly at: UnixSeconds
  readonly protocol: SpotProtocolId
  readonly maker: string | null
  readonly order_key: string
  readonly input_mint: string | null
  readonly output_mint: string | null
  /** USD at the prices of the execution's time; null: unknown. */
  readonly usd: number | null
}

/** A change of a stored execution. Without `before` it is new, without `after` it has been removed. */
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
 * All rolled amounts are multiples of 1/2^20 USD, and sums stay below 2^53 of them (8.6 billion USD). So
 * additions and subtractions in any order give exactly the same sum.
 */
const quantaPerUsd = 2 ** 20

/** Returns SQL for a USD amount rounded to the unit of sums, about a millionth of a dollar. */
export function rolledUsd(usd: string): string {
  return `round(coalesce(${usd}, 0) * ${quantaPerUsd}) / ${quantaPerUsd}`
}

/**
 * `moved`: executions with +1 if added, -1 if removed. `leg`: their effect on each of the two mints.
 * `unpriced`: number of executions without a known value.
 */
const source = `moved as materialized (
    select *, sign * ${rolledUsd('whole_usd')} as usd, case when whole_usd is null then sign else 0 end as unpriced from ${unnestColumns(columns)}
  ), leg as materialized (
    select at, venue, output_mint as mint, usd as bought, 0::float8 as sold, unpriced as bought_unpriced, 0 as sold_unpriced
      from moved where output_mint is not null and (usd <> 0 or unpriced <> 0)
    union all
    select at, venue, input_mint, 0, usd, 0, unpriced from moved where input_mint is not null and (usd <> 0 or unpriced <> 0)
  )`

interface FillRollup {
  readonly rollup: Rollup
  readonly from: string
  readonly keys: readonly string[]
  /** Columns with sums, and the source columns of each. */
  readonly sums: Readonly<Record<string, string>>
  /** SQL: whether a row contains only zeros and can be deleted. */
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
const executions = { sums: { volume_usd: 'usd', fills: 'sign' }, empty: 'v.fills = 0' }
const candle = {
  from: 'leg',
  keys: ['mint'],
  sums: { volume_usd: 'bought + sold', unpriced: 'bought_unpriced + sold_unpriced' },
  empty: 'v.volume_usd = 0 and v.unpriced = 0 and v.open is null',
}

const fillRollups: readonly FillRollup[] = [
  { rollup: rollups.tokenVolumeMinute, ...tokenVolume },
  { rollup: rollups.tokenVolumeHour, ...tokenVolume },
  {
    rollup: rollups.traderVolumeHour,
    from: '(select * from moved where trader is not null)',
    keys: ['venue', 'trader'],
    ...executions,
  },
  {
    rollup: rollups.orderVolumeHour,
    from: `(select * from moved where venue = 'kamino')`,
    keys: ['venue', 'order_key'],
    ...executions,
  },
  { rollup: rollups.candleMinute, ...candle },
  { rollup: rollups.candleHour, ...candle },
]

const addUp = `with ${source}, ${fillRollups.map((table) => `${table.rollup.name}_rolled as (${addTo(table)})`).join(', ')} select`
const removeEmpty = `with ${source}, ${fillRollups.map((table) => `${table.rollup.name}_swept as (${removeEmptyOf(table)})`).join(', ')} select`

/** Updates every sum over spot executions for these changes. `now` in unix seconds. */
export async function rollFills(
  client: Client,
  revisions: readonly FillRevision[],
  nowAt: UnixSeconds,
): Promise<void> {
  if (revisions.length === 0) return
  const values = columnArrays(columns, revisions.flatMap(signed))
  await client.query({ name: 'roll-fills', text: addUp, values: [...values, nowAt] })
  // In backfill hardly any change removes a value, and each check costs six lookups.
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
 * Returns whether a change can reduce a sum to zero. A new value can do that too, if it rounds to zero: the
 * execution no longer counts as unpriced.
 */
function takesAway({ before, after }: FillRevision): boolean {
  if (before === undefined) return false
  return before.usd !== null || after === undefined || (after.usd !== null && after.usd * quantaPerUsd < 1)
}

/** Writes in the order of the keys, so that two writers never deadlock. */
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
