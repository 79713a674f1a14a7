import type { SpotProtocolId } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import { type Column, columnArrays, unnestColumns } from '../columns'
import type { Client } from '../pool'
import { venueOf } from '../tally'
import { bucketOf, isWorthWriting, type Rollup, rollups } from './kept'

/** What the rollups of spot executions know of one; named as its columns. */
export interface FillFacts {
  /** Unix seconds. */
  readonly at: UnixSeconds
  readonly protocol: SpotProtocolId
  readonly maker: string | null
  readonly order_key: string
  readonly input_mint: string | null
  readonly output_mint: string | null
  /** USD at the prices of its time; null = unknown. */
  readonly usd: number | null
}

/** How a stored execution changed: without `before` it is new, without `after` it is gone. */
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

/** Adding and taking away in any order gives the same sum to the bit, since all are multiples of this and stay below 2^53 of them, 8.6 billion USD. */
const quantaPerUsd = 2 ** 20

/** SQL: the part of a USD amount that sums hold, to the millionth of a dollar. */
export function rolledUsd(usd: string): string {
  return `round(coalesce(${usd}, 0) * ${quantaPerUsd}) / ${quantaPerUsd}`
}

/** `moved`: executions with the sign of their coming or going; `leg`: what that means for each of the two mints. `unpriced`: how many have no known value. */
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
  /** Columns that are sums, and what of the source they add up. */
  readonly sums: Readonly<Record<string, string>>
  /** A row like this says nothing: it is as good as none. */
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
const sweep = `with ${source}, ${fillRollups.map((table) => `${table.rollup.name}_swept as (${sweepOf(table)})`).join(', ')} select`

/** Brings every sum over spot executions up to date with what became of them. `now` in unix seconds. */
export async function rollFills(
  client: Client,
  revisions: readonly FillRevision[],
  nowAt: UnixSeconds,
): Promise<void> {
  if (revisions.length === 0) return
  const values = columnArrays(columns, revisions.flatMap(signed))
  await client.query({ name: 'roll-fills', text: addUp, values: [...values, nowAt] })
  // Of a turn of history hardly any take away, and each that is looked at costs six searches.
  const leaving = revisions.filter(takesAway).flatMap(signed)
  if (leaving.length === 0) return
  await client.query({ name: 'sweep-rolled-fills', text: sweep, values: columnArrays(columns, leaving) })
}

function signed({ before, after }: FillRevision): SignedFill[] {
  return [
    ...(before ? [{ fill: before, sign: -1 as const }] : []),
    ...(after ? [{ fill: after, sign: 1 as const }] : []),
  ]
}

/** Only then may a sum have become nothing: one that has got a value leaves nothing behind where that rounds to none. */
function takesAway({ before, after }: FillRevision): boolean {
  if (before === undefined) return false
  return before.usd !== null || after === undefined || (after.usd !== null && after.usd * quantaPerUsd < 1)
}

/** In the order of the keys, so that two writers never wait for each other in a circle. */
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

function sweepOf({ rollup, from, keys, empty }: FillRollup): string {
  const same = keys.map((key) => `v.${key} = s.${key}`)
  return `delete from ${rollup.name} v using ${from} s
    where v.${rollup.time} = ${bucketOf(rollup, 's.at')} and ${same.join(' and ')} and ${empty}`
}
