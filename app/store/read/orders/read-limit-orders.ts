import { type Address, trustedAddress } from '~/domain/base/ids'
import type { LimitOrderView } from '~/domain/order/order-view'
import type { LimitProtocolId } from '~/domain/protocol/protocol'
import type { LimitVenue } from '~/domain/protocol/spot-venue'
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

/** A stored limit order with the facts about its two tokens. */
export interface StoredLimitOrder extends StoredOrder {
  readonly protocol: LimitProtocolId
  readonly state: LimitOrderView['state']
}

const byKeys = ordersByKeys('limit_order o')

/**
 * Reads the limit orders with the given keys, in the order of the keys. The orders may belong to any limit
 * order program. Unknown keys are left out.
 */
export async function readLimitOrders(pool: Pool, keys: readonly Address[]): Promise<StoredLimitOrder[]> {
  return (await readRows<LimitRow>(pool, byKeys, [keys])).map(fromRow)
}

/** Reads a page of a list of limit orders, see `orderPageQuery`. */
export async function readLimitPage(
  pool: Pool,
  list: OrderList<LimitVenue>,
  part: ListPart,
  ended: number,
): Promise<OrderPage<StoredLimitOrder>> {
  const query = orderPageQuery(list, part, ended)
  const rows = await readRows<OrderPageRow<LimitRow>>(pool, statementOf(query), query.values)
  return orderPageOf(rows, fromRow)
}

interface LimitRow extends StoredOrderRow {
  protocol: LimitProtocolId
  maker: string
  initial_input_raw: string
  expected_output_raw: string
  remaining_input_raw: string
  filled_output_raw: string
  created_at: number | null
  chain_updated_at: number | null
  expires_at: number | null
  number_of_fills: number | null
}

function fromRow(row: LimitRow): StoredLimitOrder {
  return {
    ...storedOrderOf(row),
    protocol: row.protocol,
    state: {
      key: trustedAddress(row.key),
      maker: trustedAddress(row.maker),
      initialInputRaw: BigInt(row.initial_input_raw),
      expectedOutputRaw: BigInt(row.expected_output_raw),
      remainingInputRaw: BigInt(row.remaining_input_raw),
      filledOutputRaw: BigInt(row.filled_output_raw),
      createdAt: row.created_at ?? undefined,
      updatedAt: row.chain_updated_at ?? undefined,
      expiresAt: row.expires_at ?? undefined,
      numberOfFills: row.number_of_fills ?? undefined,
    },
  }
}
