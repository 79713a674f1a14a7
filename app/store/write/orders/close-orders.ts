import type { SpotProtocolId } from '~/domain/protocol/protocol'
import type { ClosedAccount } from '~/store/batch/batch'
import type { ChangeSet } from '~/store/batch/change-set'
import { dcaTable, limitTable } from '~/store/batch/order-table'
import type { Client } from '~/store/postgres/pool'
import { protocolOf, valueAtOpening } from '~/store/pricing/amount-usd'

type TableName = 'dca_order' | 'limit_order'

interface ClosedRow {
  key: string
  protocol: SpotProtocolId
  was_active: boolean
  slot: number
}

/**
 * SQL assignments for a completed order. Nothing is left to sell, even if some fills of the order are older
 * than our history.
 */
const emptied = {
  dca_order: `in_used_raw = case when s.status = 'completed' then greatest(o.in_used_raw, o.in_deposited_raw - o.in_withdrawn_raw) else o.in_used_raw end`,
  limit_order: `remaining_input_raw = case when s.status = 'completed' then 0 else o.remaining_input_raw end`,
} as const

/**
 * A limit order with nothing left to sell is completed, even if its program closes the order as cancelled.
 */
const endOf = {
  dca_order: 'e.kind',
  limit_order: `case when x.remaining_input_raw = 0 then 'completed' else e.kind end`,
} as const

/**
 * A DCA order ends when its program reports the end, which is after the last cycle. A limit order ends when
 * nothing is left to sell, regardless of what its program reports afterwards. The result is therefore the
 * same whether the account or the event arrives first.
 */
const endedAt = {
  dca_order: 'e.at',
  limit_order: `case when x.status = 'completed' then least(x.closed_at, e.at) else e.at end`,
} as const

/**
 * Derives from all stored events how orders began and ended. The result depends only on the stored rows, so
 * the order in which events arrive does not matter.
 */
export async function closeOrders(
  client: Client,
  keys: readonly string[],
  changeSet: ChangeSet,
): Promise<void> {
  if (keys.length === 0) return
  const unique = [...new Set(keys)]
  const dated = await client.query<{ key: string }>({
    name: 'date-orders',
    text: `update limit_order o set created_at = e.at
      from (select order_key, min(at) as at from order_event where order_key = any($1) and kind = 'opened' group by order_key) e
      where o.key = e.order_key and o.created_at is null returning o.key`,
    values: [unique],
  })
  await valueAtOpening(
    client,
    limitTable,
    dated.rows.map((row) => row.key),
  )
  for (const { name } of [dcaTable, limitTable])
    recordClosing(await closeTable(client, name, unique), changeSet)
}

/**
 * Applies the endings that are later than the stored account states of the orders. A completion takes
 * precedence over any kind of closing that the program reports afterwards.
 */
async function closeTable(client: Client, table: TableName, keys: readonly string[]): Promise<ClosedRow[]> {
  const result = await client.query<ClosedRow>({
    name: `close-${table}`,
    text: `with last as (
        select x.ctid as row_id, x.active as was_active, e.slot, ${endOf[table]} as status, ${endedAt[table]} as at
        from ${table} x cross join lateral (
          select kind, at, max(slot) over () as slot from (
            select kind, slot, at from order_event where order_key = x.key and kind <> 'opened'
            union all
            select 'completed', slot, at from fill where order_key = x.key and remaining_raw = 0
          ) ending
          where slot >= x.slot
          order by kind = 'completed' desc, case when kind = 'completed' then at end, ending.slot desc limit 1) e
        where x.key = any($1)
      )
      update ${table} o set status = s.status, closed_at = s.at, closed_slot = s.slot, active = false, ${emptied[table]},
        updated_at = greatest(o.updated_at, s.at)
      from last s
      where o.ctid = s.row_id and ((o.status, o.closed_slot, o.active) is distinct from (s.status, s.slot, false)
        or (s.status = 'completed' and ${leftOf[table]}))
      returning o.key, ${protocolOf(table)} as protocol, s.was_active, s.slot`,
    values: [keys],
  })
  return result.rows
}

/**
 * Marks orders whose accounts no longer exist on the chain. An order with something left to sell is `ended`
 * until an event contains how the order ended.
 */
export async function endOrders(
  client: Client,
  closedAccounts: readonly ClosedAccount[],
  changeSet: ChangeSet,
): Promise<void> {
  if (closedAccounts.length === 0) return
  const values = [
    closedAccounts.map((row) => row.key),
    closedAccounts.map((row) => row.slot),
    closedAccounts.map((row) => row.at),
  ]
  for (const { name } of [dcaTable, limitTable]) {
    const result = await client.query<ClosedRow>({
      name: `end-${name}`,
      text: `update ${name} o set
          status = case when o.status <> 'open' then o.status when ${leftOf[name]} then 'ended' else 'completed' end,
          closed_at = coalesce(o.closed_at, s.at), closed_slot = s.slot, active = false, updated_at = greatest(o.updated_at, s.at)
        from (
          select x.ctid as row_id, x.active as was_active, g.slot, g.at
          from unnest($1::text[], $2::int8[], $3::int8[]) g(key, slot, at) join ${name} x on x.key = g.key
          where x.closed_slot is null and x.slot <= g.slot
        ) s
        where o.ctid = s.row_id
        returning o.key, ${protocolOf(name)} as protocol, s.was_active, s.slot`,
      values,
    })
    changeSet.accountsChanged += result.rows.length
    recordClosing(result.rows, changeSet)
  }
}

const leftOf = { dca_order: dcaTable.somethingLeft, limit_order: limitTable.somethingLeft } as const

function recordClosing(rows: readonly ClosedRow[], changeSet: ChangeSet): void {
  for (const { key, protocol, was_active, slot } of rows) {
    changeSet.orderMoved({ key, protocol, wasActive: was_active, active: false, slot })
  }
}
