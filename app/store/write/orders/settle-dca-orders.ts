import type { ChangeSet } from '~/store/batch/change-set'
import { dcaTable } from '~/store/batch/order-table'
import { dcaProtocol } from '~/store/batch/table-protocols'
import type { Client } from '~/store/postgres/pool'
import { rescaledUsd } from './write-orders'

interface SettledRow {
  key: string
  active: boolean
  slot: number
}

/**
 * Writes the totals in the closing event (deposits, withdrawals and executions) to closed DCA orders. These
 * totals include amounts that are missing in the last account state and in our history. Call this after any
 * step that changes amounts or closes orders. Executions that arrive later no longer change the amounts of a
 * closed order.
 */
export async function settleDcaOrders(
  client: Client,
  keys: readonly string[],
  changeSet: ChangeSet,
): Promise<void> {
  if (keys.length === 0) return
  const { rows } = await client.query<SettledRow>({
    name: 'settle-dca-orders',
    text: `update dca_order o set in_deposited_raw = s.in_deposited_raw, in_withdrawn_raw = s.withdrawn_raw, in_used_raw = s.used_raw,
        out_received_raw = s.received_raw, amount_usd = ${rescaledUsd(dcaTable.amountColumn)}
      from (
        select x.ctid as row_id, e.* from dca_order x cross join lateral (
          select input_raw as in_deposited_raw, withdrawn_raw, used_raw, received_raw from order_event
          where order_key = x.key and kind <> 'opened' and used_raw is not null and slot >= x.slot order by slot desc limit 1) e
        where x.key = any($1) and x.closed_slot is not null
      ) s
      where o.ctid = s.row_id and (o.in_deposited_raw, o.in_withdrawn_raw, o.in_used_raw, o.out_received_raw)
        is distinct from (s.in_deposited_raw, s.withdrawn_raw, s.used_raw, s.received_raw)
      returning o.key, o.active, o.slot`,
    values: [keys],
  })
  for (const row of rows) changeSet.orderMoved({ ...row, protocol: dcaProtocol, wasActive: row.active })
}
