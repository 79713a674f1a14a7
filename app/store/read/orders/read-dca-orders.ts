import { type Address, trustedAddress } from '~/domain/base/ids'
import type { DcaOrderView } from '~/domain/order/order-view'
import type { Pool } from '~/store/postgres/pool'
import { readRows, statementOf } from '~/store/postgres/statement'
import {
  type ListPart,
  type OrderPage,
  type OrderPageRow,
  orderPageOf,
  orderPageQuery,
} from './read-order-page'
import type { OrderList } from './read-order-sql'
import { ordersByKeys, type StoredOrder, type StoredOrderRow, storedOrderOf } from './read-stored-order'

/** A stored DCA order with the facts about its two tokens. */
export interface StoredDcaOrder extends StoredOrder {
  readonly state: DcaOrderView['state']
}

const byKeys = ordersByKeys('dca_order o')

/** Reads the DCA orders with the given keys, in the order of the keys. Unknown keys are left out. */
export async function readDcaOrders(pool: Pool, keys: readonly Address[]): Promise<StoredDcaOrder[]> {
  return (await readRows<DcaRow>(pool, byKeys, [keys])).map(fromRow)
}

/** Reads a page of a list of DCA orders, see `orderPageQuery`. */
export async function readDcaPage(
  pool: Pool,
  list: OrderList<'dca'>,
  part: ListPart,
  ended: number,
): Promise<OrderPage<StoredDcaOrder>> {
  const query = orderPageQuery(list, part, ended)
  const rows = await readRows<OrderPageRow<DcaRow>>(pool, statementOf(query), query.values)
  return orderPageOf(rows, fromRow)
}

interface DcaRow extends StoredOrderRow {
  user_key: string
  idx: string
  next_cycle_at: number
  in_deposited_raw: string
  in_withdrawn_raw: string
  out_withdrawn_raw: string
  in_used_raw: string
  out_received_raw: string
  in_amount_per_cycle_raw: string
  cycle_frequency: number
  next_cycle_amount_left_raw: string
  min_out_amount_raw: string
  max_out_amount_raw: string
  keeper_in_balance_before_borrow_raw: string
  dca_out_balance_before_swap_raw: string
  created_at: number
  bump: number
}

function fromRow(row: DcaRow): StoredDcaOrder {
  return { ...storedOrderOf(row), state: stateOf(row) }
}

function stateOf(row: DcaRow): StoredDcaOrder['state'] {
  return {
    key: trustedAddress(row.key),
    user: trustedAddress(row.user_key),
    inputMint: trustedAddress(row.input_mint),
    outputMint: trustedAddress(row.output_mint),
    idx: BigInt(row.idx),
    nextCycleAt: row.next_cycle_at,
    inDepositedRaw: BigInt(row.in_deposited_raw),
    inWithdrawnRaw: BigInt(row.in_withdrawn_raw),
    outWithdrawnRaw: BigInt(row.out_withdrawn_raw),
    inUsedRaw: BigInt(row.in_used_raw),
    outReceivedRaw: BigInt(row.out_received_raw),
    inAmountPerCycleRaw: BigInt(row.in_amount_per_cycle_raw),
    cycleFrequencySeconds: row.cycle_frequency,
    nextCycleAmountLeftRaw: BigInt(row.next_cycle_amount_left_raw),
    minOutAmountRaw: BigInt(row.min_out_amount_raw),
    maxOutAmountRaw: BigInt(row.max_out_amount_raw),
    keeperInBalanceBeforeBorrowRaw: BigInt(row.keeper_in_balance_before_borrow_raw),
    dcaOutBalanceBeforeSwapRaw: BigInt(row.dca_out_balance_before_swap_raw),
    createdAt: row.created_at,
    bump: row.bump,
  }
}
