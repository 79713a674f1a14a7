import type { SpotProtocolId } from '~/domain/protocol'
import { protocolOf } from '../amount-usd'
import { dcaTable, limitTable } from '../order-table'
import type { Client } from '../pool'
import type { Tally } from '../tally'
import { type DeadSlots, deadValues, eventTables, isDead } from './dead-slots'

type TableName = 'dca_order' | 'limit_order'

/** What fills have added to an order's amounts, taken off again: the reverse of `add-fills.ts`. */
const withoutFills = {
  dca_order: `in_used_raw = greatest(0, o.in_used_raw - f.input_raw), out_received_raw = greatest(0, o.out_received_raw - f.output_raw),
    active = not f.ended_before and o.in_deposited_raw - o.in_withdrawn_raw - greatest(0, o.in_used_raw - f.input_raw) > 0`,
  limit_order: `remaining_input_raw = least(o.initial_input_raw, o.remaining_input_raw + f.input_raw),
    filled_output_raw = greatest(0, o.filled_output_raw - f.output_raw), number_of_fills = o.number_of_fills - f.fills,
    first_number_of_fills = case when o.first_slot = any($2) then null else o.first_number_of_fills end,
    active = not f.ended_before and o.remaining_input_raw + f.input_raw > 0`,
} as const

/** SQL: the orders that a dead slot has touched, by an event or by the state of their account. `x` is the row. */
const touched = `x.slot = any($1) or x.closed_slot = any($1) or x.last_fill_slot = any($1)
  or x.key in (${['fill', 'order_event'].map(keysOfDead).join(' union all ')})`

function keysOfDead(name: string): string {
  const table = eventTables.find((each) => each.name === name)
  if (table === undefined) throw new Error(`${name} is no table of events`)
  return `select order_key from ${name} where ${isDead(table)}`
}

export interface TouchedOrder {
  readonly key: string
  readonly protocol: SpotProtocolId
}

/** SQL of the spot orders that dead slots have touched, over the parameters of `deadValues`. */
export const touchedOrders = [dcaTable, limitTable]
  .map(({ name }) => {
    const protocol = protocolOf(name).replace('o.', 'x.')
    return `select x.key, ${protocol} as protocol from ${name} x where ${protocol} = any($3) and (${touched})`
  })
  .join(' union all ')

/**
 * Puts orders back to where they stood before the dead slots, as far as rows tell: orders that were seen nowhere else go, the others lose
 * what fills and endings have changed, to be put on again from the events that remain. To be called while the dead events are still there.
 */
export async function resetOrders(
  client: Client,
  dead: DeadSlots,
  tally: Tally,
): Promise<readonly TouchedOrder[]> {
  const { rows: orders } = await client.query<TouchedOrder>(touchedOrders, deadValues(dead))
  if (orders.length === 0) return []
  const keys = orders.map(({ key }) => key)
  for (const { name } of [dcaTable, limitTable]) {
    await forgetOrders(client, name, keys, dead, tally)
    await resetTable(client, name, keys, dead, tally)
  }
  return orders
}

interface MovedRow {
  key: string
  protocol: SpotProtocolId
  was_active: boolean
  active: boolean
  slot: number
}

/**
 * An order whose opening has died never was, and one that only dead states of a young account tell of neither: the chain that won brings
 * them again, if it has them. Whoever was seen before the fork stays, since what was left of it then tells what its executions have sold.
 */
async function forgetOrders(
  client: Client,
  table: TableName,
  keys: readonly string[],
  { slots, sinceAt }: DeadSlots,
  tally: Tally,
): Promise<void> {
  const { rows } = await client.query<MovedRow>(
    `delete from ${table} o where o.key = any($1)
        and not exists (select from order_event e where e.order_key = o.key and e.kind = 'opened' and e.slot <> all($2))
        and (exists (select from order_event e where e.order_key = o.key and e.kind = 'opened')
          or (o.slot = any($2) and coalesce(o.first_slot = any($2), true) and coalesce(o.created_at >= $3, true)
            and not exists (select from order_event e where e.order_key = o.key and e.slot <> all($2))
            and not exists (select from fill f where f.order_key = o.key and f.slot <> all($2))))
      returning o.key, ${protocolOf(table)} as protocol, o.active as was_active, false as active, o.slot`,
    [keys, slots, sinceAt],
  )
  for (const { was_active, ...row } of rows) tally.orderRemoved({ ...row, wasActive: was_active })
}

/**
 * Amounts that a dead state shows hold the dead fills; amounts older than that hold them on top, as they hold later ones that live. What had ended
 * before the fork stays so.
 */
async function resetTable(
  client: Client,
  table: TableName,
  keys: readonly string[],
  { slots, sinceAt }: DeadSlots,
  tally: Tally,
): Promise<void> {
  const { rows } = await client.query<MovedRow>(
    `update ${table} o set ${withoutFills[table]}, slot = f.as_of, last_fill_slot = null, status = case when f.ended_before then o.status else 'open' end,
        closed_at = case when f.ended_before then o.closed_at end, closed_slot = case when f.ended_before then o.closed_slot end
      from (
        select x.ctid as row_id, coalesce(x.closed_at < $4, false) as ended_before, x.active as was_active, case when x.slot = any($2) then $3 else x.slot end as as_of,
          coalesce(sum(fill.input_raw), 0) as input_raw, coalesce(sum(fill.output_raw), 0) as output_raw, count(fill.order_key) as fills
        from ${table} x left join fill on fill.order_key = x.key
          and (fill.slot > x.slot or (x.slot = any($2) and fill.slot = any($2)))
        where x.key = any($1) group by x.ctid, x.active, x.slot, x.closed_at) f
      where o.ctid = f.row_id
      returning o.key, ${protocolOf(table)} as protocol, f.was_active, o.active, o.slot`,
    [keys, slots, Math.min(...slots) - 1, sinceAt],
  )
  for (const { was_active, ...row } of rows) tally.orderMoved({ ...row, wasActive: was_active })
}
