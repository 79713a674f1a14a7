import type { ChainEvent, OrderClosed, OrderFilled, OrderOpened } from '~/domain/chain-event'
import type { UnixSeconds } from '~/domain/time'
import { addFills, addKnownFills, type NewFill } from './add-fills'
import { closeOrders } from './close-orders'
import type { Column } from './columns'
import {
  completeFills,
  findFillInputs,
  revalueFills,
  usdOfFill,
  type ValuedFill,
  type ValuedRevision,
} from './complete-fills'
import { priceByFills } from './fill-prices'
import { identityColumns, insertOnce, type Seen } from './insert-once'
import { openedOrders } from './opened-orders'
import { dcaTable, limitTable } from './order-table'
import type { Client } from './pool'
import { revalueAfter } from './revalue'
import { rollFills } from './rollups/roll-fills'
import type { Tally } from './tally'
import { insertOrders, type WrittenOrders } from './write-orders'

type Opening = Seen<OrderOpened>
type Closing = Seen<OrderClosed>
type Filling = Seen<OrderFilled>

const orderEventColumns: readonly Column<Opening | Closing>[] = [
  ...identityColumns,
  { name: 'protocol', type: 'plain', of: (event) => event.protocol },
  { name: 'order_key', type: 'plain', of: (event) => event.order },
  { name: 'kind', type: 'plain', of: kindOf },
  { name: 'maker', type: 'plain', of: (event) => opening(event)?.maker },
  { name: 'input_mint', type: 'plain', of: (event) => opening(event)?.inputMint },
  { name: 'output_mint', type: 'plain', of: (event) => opening(event)?.outputMint },
  { name: 'input_raw', type: 'numeric', of: (event) => opening(event)?.inputRaw },
  { name: 'expected_output_raw', type: 'numeric', of: (event) => opening(event)?.expectedOutputRaw },
  { name: 'in_amount_per_cycle_raw', type: 'numeric', of: (event) => opening(event)?.inAmountPerCycleRaw },
  { name: 'cycle_frequency', type: 'int8', of: (event) => opening(event)?.cycleFrequencySeconds },
  { name: 'expires_at', type: 'int8', of: (event) => opening(event)?.expiresAt },
]

const fillColumns: readonly Column<Filling>[] = [
  ...identityColumns,
  { name: 'protocol', type: 'plain', of: (event) => event.protocol },
  { name: 'order_key', type: 'plain', of: (event) => event.order },
  { name: 'maker', type: 'plain', of: (event) => event.maker },
  { name: 'taker', type: 'plain', of: (event) => event.taker },
  { name: 'input_mint', type: 'plain', of: (event) => event.inputMint },
  { name: 'output_mint', type: 'plain', of: (event) => event.outputMint },
  { name: 'input_raw', type: 'numeric', of: (event) => event.inputRaw },
  { name: 'output_raw', type: 'numeric', of: (event) => event.outputRaw },
  { name: 'remaining_raw', type: 'numeric', of: (event) => event.remainingInputRaw },
  { name: 'fee_mint', type: 'plain', of: (event) => event.feeMint },
  { name: 'fee_raw', type: 'numeric', of: (event) => event.feeRaw },
]

/**
 * Writes what transactions say of spot orders, each event once, and puts it on the orders: fills on top of amounts that are older than
 * they are, endings, creation times. `written` are the order rows of the same batch that have to catch up with earlier events.
 */
export async function writeOrderEvents(
  client: Client,
  events: readonly ChainEvent[],
  written: WrittenOrders,
  seenAt: UnixSeconds,
  tally: Tally,
): Promise<void> {
  const turns = events.filter((event) => event.type === 'order-opened' || event.type === 'order-closed')
  const fills = events.filter((event) => event.type === 'order-filled')
  const turned = await insertTurns(
    client,
    turns.map((event) => ({ ...event, seenAt })),
  )
  const opened = openedOrders(turns.filter(isNewOpening(turned)), seenAt)
  const made = [
    ...(await insertOrders(client, dcaTable, opened.dca, tally)),
    ...(await insertOrders(client, limitTable, opened.limit, tally)),
  ]
  await addKnownFills(client, [...written.inserted, ...written.overtaken, ...made], tally)
  const filled = await insertFills(
    client,
    fills.map((event) => ({ ...event, seenAt })),
  )
  // An execution ends no DCA order: its program tells the end of each.
  const mayEnd = filled.filter(({ protocol }) => protocol !== 'jupiter-dca')
  const news = [...written.inserted, ...made, ...orderKeys(turned), ...orderKeys(mayEnd)]
  // Only Kamino leaves the input out; its own events and the first sight of the order can tell it.
  const ofKamino = [...turns, ...fills].filter(({ protocol }) => protocol === 'kamino-limit')
  const known = [...written.inserted, ...made]
  const completed = await completeFills(client, known)
  const corrected = await findFillInputs(client, [...known, ...ofKamino.map(({ order }) => order)])
  await addFills(client, filled, tally)
  await valueNews(client, { filled, completed, corrected }, seenAt, tally)
  tally.eventsInserted += turned.length + filled.length
  await closeOrders(client, [...news, ...written.overtaken], tally)
}

/** A row that an event has really made. */
export interface InsertedEvent {
  readonly signature: string
  readonly instruction_path: string
  readonly event_index: number
  readonly order_key: string
  /** Unix seconds. */
  readonly at: UnixSeconds
}

/** Fills that are new, or of which something is known that was not. */
interface FillNews {
  readonly filled: readonly ValuedFill[]
  readonly completed: readonly ValuedRevision[]
  readonly corrected: readonly InsertedEvent[]
}

/** Brings values and rollups up to date with fills, and prices with the values. */
async function valueNews(
  client: Client,
  { filled, completed, corrected }: FillNews,
  seenAt: UnixSeconds,
  tally: Tally,
): Promise<void> {
  const again = [...completed.map(({ after }) => after), ...corrected]
  const came = filled.map((after) => ({ after }))
  await rollFills(client, [...completed, ...came, ...(await revalueFills(client, again))], seenAt)
  const told = await priceByFills(client, [...filled, ...again], seenAt, tally)
  await revalueAfter(client, told, seenAt, tally)
}

const toldOfEvent = 'signature, instruction_path, event_index, order_key, at'

function insertTurns(
  client: Client,
  events: readonly (Opening | Closing)[],
): Promise<readonly InsertedEvent[]> {
  return insertOnce(client, { table: 'order_event', columns: orderEventColumns, told: toldOfEvent }, events)
}

/** Trade events of some programs name neither maker nor mints: then the order's row does. */
const known = ['maker', 'input_mint', 'output_mint']

/** A fill comes in with its value: setting it afterwards would write the row and all its index entries a second time. */
const fillInsertion = {
  table: 'fill',
  columns: fillColumns,
  selected: fillColumns.map(({ name }) => (known.includes(name) ? `g.${name}` : `i.${name}`)),
  computed: { usd: 'best.usd' },
  joined: `left join limit_order l on l.key = i.order_key
    cross join lateral (select ${known.map((name) => `coalesce(i.${name}, l.${name}) as ${name}`).join(', ')}, i.input_raw, i.output_raw, i.at) g
    left join lateral (${usdOfFill}) best on true`,
  told: `${toldOfEvent}, slot, protocol, maker, input_mint, output_mint, usd`,
}

function insertFills(client: Client, events: readonly Filling[]): Promise<readonly (ValuedFill & NewFill)[]> {
  return insertOnce(client, fillInsertion, events)
}

/** Recognises the openings that are in the store since this very batch. */
function isNewOpening(
  inserted: readonly InsertedEvent[],
): (event: OrderOpened | OrderClosed) => event is OrderOpened {
  const fresh = new Set(inserted.map((row) => `${row.signature} ${row.instruction_path} ${row.event_index}`))
  return (event): event is OrderOpened =>
    event.type === 'order-opened' &&
    fresh.has(`${event.signature} ${event.instructionPath} ${event.eventIndex}`)
}

/** A closing that returns nothing unsold has sold everything, whatever the program calls it; a DCA closed by its user is cancelled all the same. */
function kindOf(event: Opening | Closing): string {
  if (event.type === 'order-opened') return 'opened'
  return event.unfilledInputRaw === 0n && event.protocol !== 'jupiter-dca' ? 'completed' : event.end
}

function opening(event: Opening | Closing): Opening | undefined {
  return event.type === 'order-opened' ? event : undefined
}

function orderKeys(rows: readonly InsertedEvent[]): string[] {
  return rows.map((row) => row.order_key)
}
