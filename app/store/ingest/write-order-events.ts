import type { UnixSeconds } from '~/domain/base/time'
import type { ChainEvent, DcaTotals, OrderClosed, OrderOpened } from '~/domain/chain/chain-event'
import { isOfKind, protocolFacts } from '~/domain/protocol/protocol'
import type { ChangeSet } from '../batch/change-set'
import { type InsertedEvent, identityColumns, identityOf, insertOnce, type Seen } from '../batch/insert-once'
import { dcaTable, limitTable } from '../batch/order-table'
import type { Column } from '../postgres/columns'
import type { Client } from '../postgres/pool'
import { rollFills } from '../rollups/roll-fills'
import { addFills, addKnownFills } from '../write/orders/add-fills'
import { closeOrders } from '../write/orders/close-orders'
import {
  completeFills,
  findFillInputs,
  type KnownRevision,
  revalueFills,
} from '../write/orders/complete-fills'
import { insertFills, type ValuedFill } from '../write/orders/insert-fills'
import { openedOrders } from '../write/orders/opened-orders'
import { settleDcaOrders } from '../write/orders/settle-dca-orders'
import { insertOrders, type WrittenOrders } from '../write/orders/write-orders'
import { priceByFills } from '../write/prices/fill-prices'
import { revalueAfter } from '../write/prices/revalue'

type Opening = Seen<OrderOpened>
type Closing = Seen<OrderClosed>

const orderEventColumns: readonly Column<Opening | Closing>[] = [
  ...identityColumns,
  { name: 'protocol', type: 'plain', of: (event) => event.protocol },
  { name: 'order_key', type: 'plain', of: (event) => event.order },
  { name: 'kind', type: 'plain', of: kindOf },
  { name: 'maker', type: 'plain', of: (event) => opening(event)?.maker },
  { name: 'input_mint', type: 'plain', of: (event) => opening(event)?.inputMint },
  { name: 'output_mint', type: 'plain', of: (event) => opening(event)?.outputMint },
  { name: 'input_raw', type: 'numeric', of: depositOf },
  { name: 'expected_output_raw', type: 'numeric', of: (event) => opening(event)?.expectedOutputRaw },
  { name: 'in_amount_per_cycle_raw', type: 'numeric', of: (event) => opening(event)?.inAmountPerCycleRaw },
  { name: 'cycle_frequency', type: 'int8', of: (event) => opening(event)?.cycleFrequencySeconds },
  { name: 'expires_at', type: 'int8', of: (event) => opening(event)?.expiresAt },
  { name: 'withdrawn_raw', type: 'numeric', of: (event) => totals(event)?.withdrawnInputRaw },
  { name: 'used_raw', type: 'numeric', of: (event) => totals(event)?.usedInputRaw },
  { name: 'received_raw', type: 'numeric', of: (event) => totals(event)?.receivedOutputRaw },
]

/**
 * Writes the spot order events of transactions, each only once, and applies them to the orders: fills that
 * are newer than an order's amounts, endings, and opening times. `written` contains order rows of the same
 * batch to which earlier events must be applied.
 */
export async function writeOrderEvents(
  client: Client,
  events: readonly ChainEvent[],
  written: WrittenOrders,
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<void> {
  const spotEvents = events.filter((event) => event.type === 'order-opened' || event.type === 'order-closed')
  const fills = events.filter((event) => event.type === 'order-filled')
  const { turned, made } = await writeSpotEvents(
    client,
    spotEvents.map((event) => ({ ...event, seenAt })),
    seenAt,
    changeSet,
  )
  await addKnownFills(client, [...written.inserted, ...written.overtaken, ...made], changeSet)
  const filled = await insertFills(
    client,
    fills.map((event) => ({ ...event, seenAt })),
  )
  // An execution never ends a DCA order, because the DCA program emits an event for each ending.
  const mayEnd = filled.filter(({ protocol }) => !isOfKind(protocol, 'dca'))
  const news = [
    ...written.inserted,
    ...made,
    ...turned.map(({ order }) => order),
    ...mayEnd.map(({ order_key }) => order_key),
  ]
  // If the fills of a protocol lack the input amount, the amount follows from other events of the order and from the
  // first seen account state of the order.
  const counting = [...spotEvents, ...fills].filter(({ protocol }) => protocolFacts[protocol].countsFills)
  const known = [...written.inserted, ...made]
  const completed = await completeFills(client, known)
  const corrected = await findFillInputs(client, [...known, ...counting.map(({ order }) => order)])
  await addFills(client, filled, changeSet)
  await valueNews(client, { filled, completed, corrected }, seenAt, changeSet)
  changeSet.eventsInserted += turned.length + filled.length
  const toClose = [...news, ...written.overtaken]
  await closeOrders(client, toClose, changeSet)
  await settleDcaOrders(client, [...toClose, ...filled.map(({ order_key }) => order_key)], changeSet)
}

/** New openings and endings, and the keys of the orders that were created from the openings. */
interface WrittenEvents {
  readonly turned: readonly (Opening | Closing)[]
  readonly made: readonly string[]
}

async function writeSpotEvents(
  client: Client,
  spotEvents: readonly (Opening | Closing)[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<WrittenEvents> {
  const turned = await insertOnce(client, 'order_event', orderEventColumns, spotEvents)
  const openings = turned.filter((event) => event.type === 'order-opened')
  const { dca, limit } = openedOrders(openings, seenAt)
  const made = [
    ...(await insertOrders(client, dcaTable, dca, changeSet)),
    ...(await insertOrders(client, limitTable, limit, changeSet)),
  ]
  return { turned, made }
}

/** Fills that are new, and fills with a previously unknown field that is now known. */
interface FillNews {
  readonly filled: readonly ValuedFill[]
  readonly completed: readonly KnownRevision[]
  readonly corrected: readonly InsertedEvent[]
}

/** Updates the values and rollups for these fills, and the prices that follow from the values. */
async function valueNews(
  client: Client,
  { filled, completed, corrected }: FillNews,
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<void> {
  const again = [...completed.map(({ after }) => after), ...corrected]
  const came = filled.map((after) => ({ after }))
  const valued = await revalueFills(client, again)
  await rollFills(client, [...completed, ...came, ...valued.revisions], seenAt)
  // A fill that was valued again implies a price that follows from its new value.
  const settled = new Set(valued.fills.map(identityOfRow))
  const asTheyCame = filled.filter((row) => !settled.has(identityOfRow(row)))
  const fills = [...asTheyCame, ...valued.fills]
  const were = valued.revisions.map(({ before }) => before)
  const reported = await priceByFills(client, { fills, were }, seenAt, changeSet)
  await revalueAfter(client, reported, seenAt, changeSet)
}

function identityOfRow({ signature, instruction_path, event_index }: InsertedEvent): string {
  return identityOf(signature, instruction_path, event_index)
}

/**
 * Returns the kind with which an event is stored. If a closing returns no input to the user, everything was
 * sold, regardless of the program's name for the closing. A DCA order that its user closed is stored as
 * cancelled even then.
 */
function kindOf(event: Opening | Closing): string {
  if (event.type === 'order-opened') return 'opened'
  return event.unfilledInputRaw === 0n && !isOfKind(event.protocol, 'dca') ? 'completed' : event.end
}

function depositOf(event: Opening | Closing): bigint | undefined {
  return event.type === 'order-opened' ? event.inputRaw : totals(event)?.depositedInputRaw
}

function totals(event: Opening | Closing): DcaTotals | undefined {
  return event.type === 'order-closed' ? event.dca : undefined
}

function opening(event: Opening | Closing): Opening | undefined {
  return event.type === 'order-opened' ? event : undefined
}
