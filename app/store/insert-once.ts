import type { ChainEvent } from '~/domain/chain-event'
import type { UnixSeconds } from '~/domain/time'
import { type Column, columnArrays, columnNames, unnestColumns } from './columns'
import type { Client } from './pool'

/** An event with the time at which we saw it, for those of which the chain knows no time. */
export type Seen<Event> = Event & { readonly seenAt: UnixSeconds }

type SeenEvent = Seen<ChainEvent>

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

/**
 * Between which times the same event may be in the store already. Of each event by itself, and looked for one by one (`offset 0`): of a range for all of them PostgreSQL
 * believes that it is empty while history grows towards the past, and reads two days of rows for each batch, or for each row of it.
 */
const searchColumns: readonly Column<SeenEvent>[] = [
  {
    name: 'search_from',
    type: 'int8',
    of: ({ at }) => (at === null ? 0 : at - datingToleranceSeconds),
  },
  {
    name: 'search_until',
    type: 'int8',
    of: ({ at }) => (at === null ? Number.MAX_SAFE_INTEGER : at + datingToleranceSeconds),
  },
]

export interface Insertion<Event> {
  readonly table: string
  readonly columns: readonly Column<Event>[]
  /** SQL of what is inserted, over the row `i`; the columns themselves if not said. */
  readonly selected?: readonly string[]
  /** Further columns and the SQL of each. */
  readonly computed?: Readonly<Record<string, string>>
  /** SQL of further tables that `selected` and `computed` read. */
  readonly joined?: string
  /** SQL of what is told of each inserted row. */
  readonly told: string
}

/** Inserts events, each once however often and however dated it comes. Answers a row for each that is new. */
export async function insertOnce<Event extends SeenEvent, Row extends object>(
  client: Client,
  { table, columns, selected, computed = {}, joined = '', told }: Insertion<Event>,
  events: readonly Event[],
): Promise<readonly Row[]> {
  if (events.length === 0) return []
  const given = [...columns, ...searchColumns]
  const { rows } = await client.query<Row & Record<string, unknown>>({
    name: `insert-${table}`,
    text: `insert into ${table} (${[columnNames(columns), ...Object.keys(computed)].join(', ')})
      select ${[...(selected ?? columns.map(({ name }) => `i.${name}`)), ...Object.values(computed)].join(', ')} from (select * from ${unnestColumns(given)}) i ${joined}
      where not exists (select from ${table} known where known.signature = i.signature and known.instruction_path = i.instruction_path
        and known.event_index = i.event_index and known.at between i.search_from and i.search_until offset 0)
      on conflict do nothing returning ${told}`,
    values: columnArrays(given, distinct(events)),
  })
  return rows
}

/** One telling of each event, of two the one that is dated. */
function distinct<Event extends SeenEvent>(events: readonly Event[]): readonly Event[] {
  const known = new Map<string, Event>()
  for (const event of events) {
    const identity = `${event.signature} ${event.instructionPath} ${event.eventIndex}`
    const before = known.get(identity)
    if (before === undefined || before.at === null) known.set(identity, event)
  }
  return [...known.values()]
}

function timeOf(event: SeenEvent): UnixSeconds {
  return event.at ?? event.seenAt
}
