import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import { isBuy } from '~/domain/order/order'
import type { OrderEventKind, OrderEventsRequest } from '~/domain/order/order-event-view'
import { eventVenueIs } from '~/store/batch/table-protocols'
import { type BoundQuery, bindQuery } from '~/store/postgres/conditions'
import { newestEventFirst } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { readRows, statementOf } from '~/store/postgres/statement'
import { isBuySql } from './buy-sql'
import { openingSlackSeconds } from './read-order-fills'
import { tradedPairSql } from './read-unopened-orders'

/** An event of a DCA order, with the two mints of the order. */
export interface StoredOrderEvent {
  readonly kind: OrderEventKind
  readonly at: number
  readonly signature: Signature
  readonly place: string
  readonly order: Address
  readonly inputMint: Address
  readonly outputMint: Address
  readonly buy: boolean
  readonly usd: number | undefined
}

/**
 * Maximum number of a wallet's orders to search, newest orders first. Events of older orders are too old to
 * be shown.
 */
const mostOrders = 250

/**
 * Maximum number of an order's events of each kind that are checked against a minimum value, newest first: of the
 * order of the request, or of each order of a wallet. No index covers the value.
 */
export const checkedEvents = { ofOrder: 2_000, ofWallet: 500 } as const

const orderColumns = 'key, input_mint, output_mint, buy, amount_usd, created_at'
const ofOrder = `order_key = o.key and at >= o.created_at - ${openingSlackSeconds}`
const columns = 'signature, instruction_path, event_index, at, slot'

/**
 * SQL for an order without a row, of which only events are stored. Unknown fields are null. `created_at` is
 * 0, so that the time filter excludes no event. `$1` is the account, the first value of the query.
 */
const unopened = `select $1 as key, input_mint, output_mint, null::boolean as buy, null::float8 as amount_usd, 0::bigint as created_at, ${checkedEvents.ofOrder} as checked
  from (${tradedPairSql}) f where ${eventVenueIs('dca')}`

/**
 * Returns the query that reads the newest events of each order by index. The newest events of all orders are among
 * them. An order without events gives a row that contains only nulls, which is sorted last.
 */
export function orderEventsQuery({ account, limit, side, minAmountUsd }: OrderEventsRequest): BoundQuery {
  return bindQuery((bind) => {
    const [key, most] = [bind(account), bind(limit)]
    const ofSide = side === undefined ? 'true' : `coalesce(o.buy, ${isBuySql('o')}) = ${side === 'buy'}`
    const newestFirst = `order by ${newestEventFirst} limit`
    const least = minAmountUsd === undefined ? undefined : bind(minAmountUsd)
    const newestOf = (read: string, usd: string) =>
      least === undefined
        ? `${read} ${newestFirst} ${most}`
        : `select * from (${read} ${newestFirst} o.checked) e where ${usd} >= ${least}::float8 ${newestFirst} ${most}`
    return `
      select e.*, o.key, o.input_mint, o.output_mint, o.buy,
        case e.kind when 'cycle' then e.usd when 'opened' then o.amount_usd end as event_usd
      from (select ${orderColumns}, ${checkedEvents.ofOrder} as checked from dca_order where key = ${key} union all (${unopened})
        union all (select ${orderColumns}, ${checkedEvents.ofWallet} from dca_order o where user_key = ${key} and ${ofSide} order by created_at desc limit ${mostOrders})) o
      left join lateral (
        (${newestOf(`select 'cycle' as kind, ${columns}, usd from fill where ${ofOrder}`, 'usd')})
        union all
        (${newestOf(`select kind, ${columns}, null::float8 as usd from order_event where ${ofOrder}`, `case kind when 'opened' then o.amount_usd end`)})) e on true
      where ${ofSide}
      order by at is null, ${newestEventFirst} limit ${most}`
  })
}

/**
 * Reads the newest events of a wallet's DCA orders, or of one order, newest first. Returns `undefined` if no
 * such order and no execution of such an order is stored.
 */
export async function readOrderEvents(
  pool: Pool,
  request: OrderEventsRequest,
): Promise<StoredOrderEvent[] | undefined> {
  const query = orderEventsQuery(request)
  const rows = await readRows<EventRow | { readonly kind: null }>(pool, statementOf(query), query.values)
  if (rows.length === 0) {
    // A wallet without orders of the side is not an unknown wallet.
    if (request.side === undefined) return undefined
    const known = await readOrderEvents(pool, { account: request.account, limit: 1 })
    return known === undefined ? undefined : []
  }
  return rows.flatMap((row) => (row.kind === null ? [] : fromRow(row)))
}

interface EventRow {
  kind: OrderEventKind
  signature: string
  instruction_path: string
  event_index: number
  at: number
  key: string
  input_mint: string
  output_mint: string
  buy: boolean | null
  event_usd: number | null
}

function fromRow(row: EventRow): StoredOrderEvent {
  const [inputMint, outputMint] = [trustedAddress(row.input_mint), trustedAddress(row.output_mint)]
  return {
    kind: row.kind,
    at: row.at,
    signature: trustedSignature(row.signature),
    place: `${row.instruction_path}:${row.event_index}`,
    order: trustedAddress(row.key),
    inputMint,
    outputMint,
    buy: row.buy ?? isBuy(inputMint, outputMint),
    usd: row.event_usd ?? undefined,
  }
}
