import { dcaTable } from './order-table'
import type { Client } from './pool'
import type { Tally } from './tally'
import { rescaledUsd } from './write-orders'

interface DepositedRow {
  key: string
  active: boolean
  slot: number
}

/**
 * Puts what was deposited after the opening on DCA orders whose account was not seen since: their closing tells the sum of all deposits. To be
 * called before an ending is put on them, which takes from this how much was left.
 */
export async function addDeposits(client: Client, keys: readonly string[], tally: Tally): Promise<void> {
  if (keys.length === 0) return
  const { rows } = await client.query<DepositedRow>({
    name: 'add-deposits',
    text: `update dca_order o set in_deposited_raw = s.in_deposited_raw, amount_usd = ${rescaledUsd(dcaTable.amountColumn)}
      from (
        select x.ctid as row_id, e.in_deposited_raw from dca_order x cross join lateral (
          select max(input_raw) as in_deposited_raw from order_event where order_key = x.key and kind <> 'opened' and slot >= x.slot) e
        where x.key = any($1) and e.in_deposited_raw > x.in_deposited_raw
      ) s
      where o.ctid = s.row_id returning o.key, o.active, o.slot`,
    values: [keys],
  })
  for (const row of rows) tally.orderMoved({ ...row, protocol: 'jupiter-dca', wasActive: row.active })
}
