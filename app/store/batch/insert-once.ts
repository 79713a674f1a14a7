import type { UnixSeconds } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { type Column, columnArrays, columnNames } from '../postgres/columns'
import { copyRows } from '../postgres/copy-rows'
import type { Client } from '../postgres/pool'

/** An event with the time at which we received it. The receive time replaces an unknown block time. */
export type Seen<Event> = Event & { readonly seenAt: UnixSeconds }

type SeenEvent = Seen<ChainEvent>

/** The row of a newly inserted order event. */
export interface InsertedEvent {
  readonly signature: string
  readonly instruction_path: string
  readonly event_index: number
  readonly order_key: string
  readonly at: UnixSeconds
}

/** Columns that identify the row of an event and contain its time. */
export const identityColumns: readonly Column<SeenEvent>[] = [
  { name: 'signature', type: 'plain', of: (event) => event.signature },
  { name: 'instruction_path', type: 'plain', of: (event) => event.instructionPath },
  { name: 'event_index', type: 'int4', of: (event) => event.eventIndex },
  { name: 'slot', type: 'int8', of: (event) => event.slot },
  // A node may not know the time of a block. The time at which we received the event is then the best
  // available time.
  { name: 'at', type: 'int8', of: timeOf },
]

/**
 * Maximum difference between the times of two copies of the same event, seconds. The times differ if one node
 * knows the block's time and another does not know it yet. The limit also restricts the search for a stored
 * copy to one or two weeks. Each program has one writer, so no other process inserts events between the
 * search and the insert.
 */
const datingToleranceSeconds = 86_400

/**
 * Inserts events that are not stored yet. Copies of an event may arrive several times and with different
 * times. Returns the new events.
 */
export async function insertOnce<Event extends SeenEvent>(
  client: Client,
  table: string,
  columns: readonly Column<Event>[],
  events: readonly Event[],
): Promise<readonly Event[]> {
  const fresh = await newOf(client, table, events)
  await copyRows(client, table, columns, fresh)
  return fresh
}

/** Returns the events that the table does not contain. Copies of an event are returned only once. */
export async function newOf<Event extends SeenEvent>(
  client: Client,
  table: string,
  events: readonly Event[],
): Promise<readonly Event[]> {
  if (events.length === 0) return []
  const reported = distinct(events)
  const known = await readKnown(client, table, reported)
  return reported.filter((_, index) => !known.has(index + 1))
}

const soughtColumns: readonly Column<SeenEvent>[] = [
  { name: 'signature', type: 'plain', of: (event) => event.signature },
  { name: 'instruction_path', type: 'plain', of: (event) => event.instructionPath },
  { name: 'event_index', type: 'int4', of: (event) => event.eventIndex },
  { name: 'search_from', type: 'int8', of: ({ at }) => (at === null ? 0 : at - datingToleranceSeconds) },
  {
    name: 'search_until',
    type: 'int8',
    of: ({ at }) => (at === null ? Number.MAX_SAFE_INTEGER : at + datingToleranceSeconds),
  },
]

/**
 * Returns the positions, from 1, of events that are already stored. Each event is looked up separately
 * (`offset 0`). With one common time range, PostgreSQL would estimate the range as empty while backfill moves
 * towards the past, and would read two days of rows for each batch. The additional time range, whose ends the
 * planner does not see, selects the partitions once at run time.
 */
async function readKnown(
  client: Client,
  table: string,
  events: readonly SeenEvent[],
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ place: number }>({
    name: `known-${table}`,
    text: `select i.place::int4 as place from unnest($1::text[], $2::text[], $3::int4[], $4::int8[], $5::int8[])
        with ordinality i(${columnNames(soughtColumns)}, place)
      where exists (select from ${table} known where known.signature = i.signature and known.instruction_path = i.instruction_path
        and known.event_index = i.event_index and known.at between i.search_from and i.search_until
        and known.at between (select $6::int8) and (select $7::int8) offset 0)`,
    values: [...columnArrays(soughtColumns, events), ...searchedTimes(events)],
  })
  return new Set(rows.map(({ place }) => place))
}

/** Returns the range of times in which any of the events may already be stored. */
function searchedTimes(events: readonly SeenEvent[]): readonly [from: UnixSeconds, until: UnixSeconds] {
  let from = Number.MAX_SAFE_INTEGER
  let until = 0
  for (const { at } of events) {
    // An undated event can be in any partition, so search all of them.
    if (at === null) return [0, Number.MAX_SAFE_INTEGER]
    from = Math.min(from, at - datingToleranceSeconds)
    until = Math.max(until, at + datingToleranceSeconds)
  }
  return [from, until]
}

/** Returns one copy of each event. If there are a dated and an undated copy, returns the dated one. */
function distinct<Event extends SeenEvent>(events: readonly Event[]): readonly Event[] {
  const known = new Map<string, Event>()
  for (const event of events) {
    const identity = identityOf(event.signature, event.instructionPath, event.eventIndex)
    const before = known.get(identity)
    if (before === undefined || before.at === null) known.set(identity, event)
  }
  return [...known.values()]
}

/** Returns a string that identifies an event. */
export function identityOf(signature: string, instructionPath: string, eventIndex: number): string {
  return `${signature} ${instructionPath} ${eventIndex}`
}

/**
 * Returns the block time of an event. If the block time is unknown, returns the time at which we received the
 * event.
 */
export function timeOf(event: SeenEvent): UnixSeconds {
  return event.at ?? event.seenAt
}
