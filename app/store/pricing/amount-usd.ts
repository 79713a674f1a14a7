import { absurdUsd, mostDecimals } from '~/domain/order/fill-value'
import type { DcaOrderState, LimitOrderState } from '~/domain/order/order'
import { priceFreshSeconds } from '~/domain/price/price'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import type { ChangeSet } from '../batch/change-set'
import type { OrderTable } from '../batch/order-table'
import { dcaProtocol } from '../batch/table-protocols'
import type { Client } from '../postgres/pool'
import { newestSample } from './price-samples'

/**
 * Maximum number of orders that one batch values when a mint gets its first price. The remaining orders are
 * valued with the mint's next price.
 */
const valuedPerBatch = 5_000

/**
 * Joins the price of the input token at the opening of an order as `p(price_usd, decimals, at)`. The price is
 * the newest sample from the ten minutes before the opening. If there is no such sample, the price is the
 * token's newest price, if that price is fresh enough; `p.at` is the time of the price used.
 */
export function openingPrice(row: string): string {
  return `left join lateral (
    select token.decimals, coalesce(sample.price_usd, token.price_usd) as price_usd, coalesce(sample.at, token.price_at) as at
    from token left join lateral (${newestSample(`${row}.input_mint`, `${row}.created_at`)}) sample on true
    where token.mint = ${row}.input_mint and token.decimals <= ${mostDecimals}
      and (sample.at is not null or token.price_at >= ${row}.updated_at - ${priceFreshSeconds})) p on true`
}

/**
 * SQL: USD value of a raw amount at a price. Null if the amount or the price is unknown, or if the value is
 * implausibly large.
 */
export function amountUsd(rawAmount: string, price: string): string {
  return meaningful(`${rawAmount}::float8 / power(10::float8, ${price}.decimals) * ${price}.price_usd`)
}

/** SQL: a USD amount, or null if it is implausibly large. */
export function meaningful(usd: string): string {
  return `case when ${usd} < ${absurdUsd} then ${usd} end`
}

/** An order row whose USD value has changed. */
export interface ValuedRow {
  key: string
  protocol: SpotProtocolId
  active: boolean
  slot: number
}

/** Values the open and closed orders that had no value because one of these mints had no price. */
export async function valueWaitingOrders(
  client: Client,
  table: OrderTable<DcaOrderState> | OrderTable<LimitOrderState>,
  mints: readonly string[],
  changeSet: ChangeSet,
): Promise<void> {
  if (mints.length === 0) return
  const usd = amountUsd(`x.${table.amountColumn}`, 't')
  const { rows } = await client.query<ValuedRow>({
    name: `value-waiting-${table.name}`,
    text: `update ${table.name} o set amount_usd = s.usd, amount_usd_at = s.price_at
      from (
        select x.ctid as row_id, t.price_at, ${usd} as usd
        from token t join ${table.name} x on x.input_mint = t.mint and x.amount_usd is null
        where t.mint = any($1) and t.decimals <= ${mostDecimals} and ${usd} is not null
        limit ${valuedPerBatch}
      ) s
      where o.ctid = s.row_id returning o.key, ${protocolOf(table.name)} as protocol, o.active, o.slot`,
    values: [mints],
  })
  for (const row of rows) changeSet.orderMoved({ ...row, wasActive: row.active })
}

/**
 * Values orders at the newest sample before their opening, if their stored value uses another price. That can
 * happen because a later sample of a more trusted source can replace the price of the same second. Returns
 * the changed rows.
 */
export async function valueAtOpening(
  client: Client,
  table: OrderTable<DcaOrderState> | OrderTable<LimitOrderState>,
  keys: readonly string[],
): Promise<readonly ValuedRow[]> {
  if (keys.length === 0) return []
  const usd = amountUsd(`o.${table.amountColumn}`, 's')
  const { rows } = await client.query<ValuedRow>({
    name: `value-${table.name}-at-opening`,
    text: `update ${table.name} o set amount_usd = ${usd}, amount_usd_at = s.at
      from ${table.name} x
      join token t on t.mint = x.input_mint and t.decimals <= ${mostDecimals}
      cross join lateral (select t.decimals, price_usd, at from (${newestSample('x.input_mint', 'x.created_at')}) newest) s
      where x.key = any($1) and o.key = x.key and (o.amount_usd_at is distinct from s.at or o.amount_usd is distinct from ${usd})
      returning o.key, ${protocolOf(table.name)} as protocol, o.active, o.slot`,
    values: [keys],
  })
  return rows
}

/** Returns SQL for the protocol of an order row `o`. All DCA orders have the same protocol. */
export function protocolOf(table: 'dca_order' | 'limit_order'): string {
  return table === 'dca_order' ? `'${dcaProtocol}'` : 'o.protocol'
}
