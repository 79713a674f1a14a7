import type { ChainEvent } from '~/domain/chain-event'
import type { UnixSeconds } from '~/domain/time'
import { type Column, columnArrays, columnNames } from './columns'
import { copyRows } from './copy-rows'
import type { Client } from './pool'

/** An event with the time at which we saw it, for those of which the chain knows no time. */
export type Seen<Event> = Event & { readonly seenAt: UnixSeconds }

type SeenEvent = Seen<ChainEvent>

/** A row that an event of an order has really made. */
export interface InsertedEvent {
  readonly signature: string
  readonly instruction_path: string
  readonly event_index: number
  readonly order_key: string
  /** Unix seconds. */
  readonly at: UnixSeconds
}

/** What identifies an event's row and dates it. */
export const identityColumns: readonly Column<SeenEvent>[] = [
  { name: 'signature', type: 'plain', of: (event) => event.signature },
  { name: 'instruction_path', type: 'plain', of: (event) => event.instructionPath },
  { name: 'event_index', type: 'int4', of: (event) => event.eventIndex },
  { name: 'slot', type: 'int8', of: (event) => event.slot },
  // A node may not know a block's time. Then the time at which we saw the event is the best that there is.
  { name: 'at', type: 'int8', of: timeOf },
]

/**
 * How far apart two tellings of one event may be dated, seconds: a node that has the block's time and one that had not yet. Also bounds the search for the
 * same event to a week or two. There is one writer per program, so nobody inserts between the search and the insert.
 */
const datingToleranceSeconds = 86_400

/** Inserts events, each once however often and however dated it comes. Answers those that are new. */
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

/** Events that the table does not have, each once. */
export async function newOf<Event extends SeenEvent>(
  client: Client,
  table: string,
  events: readonly Event[],
): Promise<readonly Event[]> {
  if (events.length === 0) return []
  const told = distinct(events)
  const known = await readKnown(client, table, told)
  return told.filter((_, index) => !known.has(index + 1))
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
 * The places, from 1, of events that are stored. Each is looked for by itself (`offset 0`): of a range of times for all of them PostgreSQL believes that it is
 * empty while history grows towards the past, and reads two days of rows for each batch. The partitions are chosen once, by a range whose ends it is not
 * shown while it plans.
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

/** Between which times any of the events may be in the store already. */
function searchedTimes(events: readonly SeenEvent[]): readonly [from: UnixSeconds, until: UnixSeconds] {
  let from = Number.MAX_SAFE_INTEGER
  let until = 0
  for (const { at } of events) {
    // Of which no time is known, that may be anywhere.
    if (at === null) return [0, Number.MAX_SAFE_INTEGER]
    from = Math.min(from, at - datingToleranceSeconds)
    until = Math.max(until, at + datingToleranceSeconds)
  }
  return [from, until]
}

/** One telling of each event, of two the one that is dated. */
function distinct<Event extends SeenEvent>(events: readonly Event[]): readonly Event[] {
  const known = new Map<string, Event>()
  for (const event of events) {
    const identity = identityOf(event.signature, event.instructionPath, event.eventIndex)
    const before = known.get(identity)
    if (before === undefined || before.at === null) known.set(identity, event)
  }
  return [...known.values()]
}

/** What tells an event from all others, as one text. */
export function identityOf(signature: string, instructionPath: string, eventIndex: number): string {
  return `${signature} ${instructionPath} ${eventIndex}`
}

/** When an event happened: where the chain has no time for it, when we saw it. */
export function timeOf(event: SeenEvent): UnixSeconds {
  return event.at ?? event.seenAt
}
