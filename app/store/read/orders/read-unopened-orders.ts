import { type Address, trustedAddress } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { ProtocolId, SpotProtocolId } from '~/domain/protocol/protocol'
import { dcaProtocol } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'

/** Key and program of a stored order. */
export interface StoredOrderKey {
  readonly protocol: ProtocolId
  readonly key: Address
}

/** A time range, unix seconds. `to` is not included. */
export interface UnopenedQuery {
  readonly from: UnixSeconds
  readonly to: UnixSeconds
  /** Key after which the result starts. Only orders with greater keys are returned. */
  readonly after: Address | undefined
  readonly limit: number
}

const tracesOf = (table: string) =>
  `select protocol, order_key from ${table} where at >= $1::bigint and at < $2::bigint and order_key > $3`

// Each order of the time range is looked up by primary key. A join would read the tables of all orders for
// every day.
const unopenedSql = createStatement(`
  select protocol, order_key from (select distinct protocol, order_key from (${tracesOf('fill')} union all ${tracesOf('order_event')}) told) o
  where case protocol when '${dcaProtocol}' then (select key from dca_order where key = o.order_key)
    else (select key from limit_order where key = o.order_key) end is null
  order by order_key limit $4`)

/**
 * Reads the unopened orders of a time range, sorted by key. Unopened orders have executions or endings but no
 * row.
 */
export async function readUnopenedOrders(
  pool: Pool,
  { from, to, after, limit }: UnopenedQuery,
): Promise<readonly StoredOrderKey[]> {
  type Row = { protocol: SpotProtocolId; order_key: string }
  const rows = await readRows<Row>(pool, unopenedSql, [from, to, after ?? '', limit])
  return rows.map(({ protocol, order_key }) => ({ protocol, key: trustedAddress(order_key) }))
}

const newestOf = (table: string) =>
  `select max(at) from ${table} where at < coalesce($1::bigint, ${Number.MAX_SAFE_INTEGER})`

const newestAt = createStatement(`select greatest((${newestOf('fill')}), (${newestOf('order_event')})) as at`)

/**
 * Reads the time of the newest spot order event before `before`, unix seconds. If `before` is `undefined`,
 * all events are considered. Returns `undefined` if there is no event.
 */
export async function readNewestOrderEventAt(
  pool: Pool,
  before: UnixSeconds | undefined,
): Promise<UnixSeconds | undefined> {
  const [row] = await readRows<{ at: number | null }>(pool, newestAt, [before ?? null])
  return row?.at ?? undefined
}

/** Program and mints of an order, derived from the order's executions. */
export interface TradedPair {
  readonly protocol: SpotProtocolId
  readonly inputMint: Address
  readonly outputMint: Address
}

/**
 * SQL: program and mints from the newest execution of the order `$1` that contains both mints. The result is
 * empty if the order has a row, because the row is more reliable.
 */
export const tradedPairSql = `select protocol, input_mint, output_mint from fill
  where order_key = $1 and input_mint is not null and output_mint is not null
    and not exists (select from dca_order where key = $1) and not exists (select from limit_order where key = $1)
  order by at desc limit 1`

const tradedPair = createStatement(tradedPairSql)

/**
 * Reads the mints of an order that has no row. Returns `undefined` if the order has a row, or if no execution
 * of the order contains both mints.
 */
export async function readTradedPair(pool: Pool, key: Address): Promise<TradedPair | undefined> {
  type Row = { protocol: SpotProtocolId; input_mint: string; output_mint: string }
  const [row] = await readRows<Row>(pool, tradedPair, [key])
  return (
    row && {
      protocol: row.protocol,
      inputMint: trustedAddress(row.input_mint),
      outputMint: trustedAddress(row.output_mint),
    }
  )
}
