import type { UnixSeconds } from '~/domain/base/time'
import type { PerpMarketState } from '~/domain/perp/perp'
import { perpVenueOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { WriteOf } from '../batch/batch'
import { type OrphanedSlots, orphanedValues } from '../batch/orphaned-slots'
import { perpVenueAmong } from '../batch/table-protocols'
import { type Column, column, columnArrays, columnNames, unnestColumns } from '../postgres/columns'
import type { Client } from '../postgres/pool'
import { type Rollup, samples } from './kept'

type MarketWrite = WriteOf<PerpMarketState>

/** State of a market at the end of a bucket, as far as it is known. */
interface InterestSample {
  readonly venue: PerpVenue
  readonly bucketAt: UnixSeconds
  readonly write: MarketWrite
}

const { perpInterestMinute, perpInterestHour } = samples

function columnsOf({ time }: Rollup): readonly Column<InterestSample>[] {
  return [
    column('venue', 'plain', ({ venue }) => venue),
    column('market_index', 'int4', ({ write }) => write.state.marketIndex),
    column(time, 'int8', ({ bucketAt }) => bucketAt),
    column('slot', 'int8', ({ write }) => write.slot),
    column('long_base_raw', 'numeric', ({ write }) => write.state.longBaseRaw),
    column('short_base_raw', 'numeric', ({ write }) => write.state.shortBaseRaw),
    column('oracle_price_raw', 'numeric', ({ write }) => write.state.oraclePriceRaw),
  ]
}

const minuteColumns = columnsOf(perpInterestMinute)
const hourColumns = columnsOf(perpInterestHour)

const addUp = `with minutes as (${addTo(perpInterestMinute, minuteColumns, 1)})
  ${addTo(perpInterestHour, hourColumns, 1 + minuteColumns.length)}`

/**
 * Stores the open interest of markets in the minute and hour of each state. The newest state of a bucket is kept,
 * whatever the order of arrival.
 */
export async function sampleInterest(client: Client, writes: readonly MarketWrite[]): Promise<void> {
  if (writes.length === 0) return
  await client.query({
    name: 'sample-perp-interest',
    text: addUp,
    values: [
      ...columnArrays(minuteColumns, samplesOf(writes, perpInterestMinute)),
      ...columnArrays(hourColumns, samplesOf(writes, perpInterestHour)),
    ],
  })
}

/**
 * Removes the samples of orphaned slots. Earlier states of their buckets are not stored, so a bucket stays empty
 * until the next state, which the same batch usually contains.
 */
export async function removeOrphanedInterest(client: Client, orphaned: OrphanedSlots): Promise<void> {
  for (const { name, time, bucketSeconds } of [perpInterestMinute, perpInterestHour])
    await client.query(
      `delete from ${name} where slot = any($1) and ${time} > $2 - ${bucketSeconds} and ${perpVenueAmong('$3')}`,
      orphanedValues(orphaned),
    )
}

/** Rows are written in the order of their keys, so that two writers never deadlock. */
function addTo({ name, time }: Rollup, columns: readonly Column<InterestSample>[], first: number): string {
  const key = `venue, market_index, ${time}`
  const state = columns.slice(3)
  return `insert into ${name} as v (${columnNames(columns)}) select * from ${unnestColumns(columns, first)} order by ${key}
    on conflict (${key}) do update set (${columnNames(state)}) = row (${columnNames(state, 'excluded.')})
    where (${columnNames(state, 'excluded.')}) > (${columnNames(state, 'v.')})`
}

function samplesOf(writes: readonly MarketWrite[], { bucketSeconds }: Rollup): readonly InterestSample[] {
  const newest = new Map<string, InterestSample>()
  for (const write of writes) {
    const venue = perpVenueOf(write.state.protocol)
    const bucketAt = write.at - (write.at % bucketSeconds)
    const key = `${venue} ${write.state.marketIndex} ${bucketAt}`
    const known = newest.get(key)
    if (known === undefined || isNewer(write, known.write)) newest.set(key, { venue, bucketAt, write })
  }
  return [...newest.values()]
}

/** Compares states by slot, and states of the same slot by their numbers, as the statement does. */
function isNewer(one: MarketWrite, other: MarketWrite): boolean {
  if (one.slot !== other.slot) return one.slot > other.slot
  const numbersOf = ({ state }: MarketWrite) => [state.longBaseRaw, state.shortBaseRaw, state.oraclePriceRaw]
  const others = numbersOf(other)
  const [first, second] = numbersOf(one).flatMap((number, index) => {
    const against = others[index]
    return against === undefined || number === against ? [] : [number, against]
  })
  return first !== undefined && second !== undefined && first > second
}
