import type { SpotProtocolId } from '~/domain/protocol/protocol'
import type { ChangeSet } from '../batch/change-set'
import { dcaTable, limitTable } from '../batch/order-table'
import { eventTables, isOrphaned, type OrphanedSlots, orphanedValues } from '../batch/orphaned-slots'
import type { Client } from '../postgres/pool'
import { protocolOf } from '../pricing/amount-usd'

type TableName = 'dca_order' | 'limit_order'

/** SQL that subtracts fills from the amounts of an order. This reverses the additions of `add-fills.ts`. */
const withoutFills = {
  dca_order: `in_used_raw = greatest(0, o.in_used_raw - f.input_raw), out_received_raw = greatest(0, o.out_received_raw - f.output_raw),
    active = not f.ended_before and o.in_deposited_raw - o.in_withdrawn_raw - greatest(0, o.in_used_raw - f.input_raw) > 0`,
  limit_order: `remaining_input_raw = least(o.initial_input_raw, o.remaining_input_raw + f.input_raw),
    filled_output_raw = greatest(0, o.filled_output_raw - f.output_raw), number_of_fills = o.number_of_fills - f.fills,
    first_number_of_fills = case when o.first_slot = any($2) then null else o.first_number_of_fills end,
    active = not f.ended_before and o.remaining_input_raw + f.input_raw > 0`,
} as const

/**
 * SQL condition: an orphaned slot has changed the order row `x`, through an event or through the order's
 * account state.
 */
const touched = `x.slot = any($1) or x.closed_slot = any($1) or x.last_fill_slot = any($1)
  or x.key in (${['fill', 'order_event'].map(keysOfOrphaned).join(' union all ')})`

function keysOfOrphaned(name: string): string {
  const table = eventTables.find((each) => each.name === name)
  if (table === undefined) throw new Error(`${name} is not an events table`)
  return `select order_key from ${name} where ${isOrphaned(table)}`
}

export interface TouchedOrder {
  readonly key: string
  readonly protocol: SpotProtocolId
}

/**
 * SQL that selects the spot orders that orphaned slots have changed. The SQL uses the parameters of
 * `orphanedValues`.
 */
export const touchedOrders = [dcaTable, limitTable]
  .map(({ name }) => {
    const protocol = protocolOf(name).replace('o.', 'x.')
    return `select x.key, ${protocol} as protocol from ${name} x where ${protocol} = any($3) and (${touched})`
  })
  .join(' union all ')

/**
 * Rolls orders back to their state before the orphaned slots, as far as the stored rows allow. Orders that
 * were seen only in those slots are deleted. For other orders, the changes by fills and endings are reverted.
 * The caller must afterwards apply the remaining events again. Call this while the orphaned events are still
 * stored.
 */
export async function resetOrders(
  client: Client,
  orphaned: OrphanedSlots,
  changeSet: ChangeSet,
): Promise<readonly TouchedOrder[]> {
  const { rows: orders } = await client.query<TouchedOrder>(touchedOrders, orphanedValues(orphaned))
  if (orders.length === 0) return []
  const keys = orders.map(({ key }) => key)
  for (const { name } of [dcaTable, limitTable]) {
    await forgetOrders(client, name, keys, orphaned, changeSet)
    await resetTable(client, name, keys, orphaned, changeSet)
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
 * Deletes orders whose opening is orphaned. Also deletes orders that are known only from orphaned states of a
 * recently opened account. The winning fork creates these orders again if it contains them. Orders that were
 * seen before the fork stay, because the amount left at that time is needed to compute the input amounts of
 * their executions.
 */
async function forgetOrders(
  client: Client,
  table: TableName,
  keys: readonly string[],
  { slots, sinceAt }: OrphanedSlots,
  changeSet: ChangeSet,
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
  for (const { was_active, ...row } of rows) changeSet.orderRemoved({ ...row, wasActive: was_active })
}

/**
 * Subtracts fills from amounts, and reopens orders that did not end before the fork. An orphaned account
 * state already includes the orphaned fills, so these are subtracted. To the amounts of an older account
 * state, all later fills were added, orphaned or not, so all of them are subtracted. Endings from before the
 * fork stay.
 */
async function resetTable(
  client: Client,
  table: TableName,
  keys: readonly string[],
  { slots, sinceAt }: OrphanedSlots,
  changeSet: ChangeSet,
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
  for (const { was_active, ...row } of rows) changeSet.orderMoved({ ...row, wasActive: was_active })
}
