import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { priceFreshSeconds } from '~/domain/price/price'
import { mints } from '~/domain/token/mints'
import { invariant } from '~/lib/invariant'
import {
  type Bind,
  type BoundQuery,
  bindQuery,
  whenGiven,
  writeConditions,
} from '~/store/postgres/conditions'
import { boundedTotal, countBound, newestEventFirst, where } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows, statementOf } from '~/store/postgres/statement'
import { type CheckedCount, type Cut, checkedFills, checkedTotal } from '../cut'

/** A stored execution with the market prices at the time of the execution, USD per unscaled unit. */
export interface StoredFill {
  readonly signature: Signature
  readonly at: number
  readonly slot: number
  readonly inputRaw: bigint | undefined
  readonly outputRaw: bigint
  readonly usd: number | undefined
  readonly inputPriceUsd: number | undefined
  readonly outputPriceUsd: number | undefined
  readonly taker: Address | undefined
}

/** An order and its two mints. */
export interface FilledOrder {
  readonly key: Address
  readonly inputMint: Address
  readonly outputMint: Address
  /**
   * Opening time of the order, unix seconds. If the time is unknown, the field is `undefined` and all weeks
   * are searched for executions.
   */
  readonly openedAt: UnixSeconds | undefined
}

/**
 * Number of seconds before an order's opening from which events of the order are searched. The margin is
 * needed because two nodes may report different times for a transaction.
 */
export const openingSlackSeconds = 86_400

/** Filters of an order's executions. */
interface FillFilter {
  /** Minimum value, USD. An execution of unknown value does not match. */
  readonly minUsd?: number | undefined
}

/** Returns SQL for the executions of an order. The oldest time excludes the partitions of earlier weeks. */
function fillsOf(order: FilledOrder, bind: Bind): string {
  return `from fill where order_key = ${bind(order.key)} and at >= ${bind(soughtSince(order.openedAt))}::bigint`
}

/** Returns SQL for the newest executions of an order, which a filter checks. */
function checkedOf(order: FilledOrder, bind: Bind): string {
  return `from (select * ${fillsOf(order, bind)} order by ${newestEventFirst} limit ${checkedFills}) checked`
}

const isLarge = (usd: string) => `usd >= ${usd}::float8`

/** Returns the query that reads a page of an order's executions, newest first. */
export function orderFillsQuery(order: FilledOrder, { minUsd }: FillFilter, page: Cut): BoundQuery {
  return bindQuery((bind) => {
    const from = minUsd === undefined ? fillsOf(order, bind) : checkedOf(order, bind)
    const conditions = where(writeConditions(whenGiven('minimum', minUsd, isLarge), bind))
    return `select signature, at, slot, input_raw, output_raw, usd, taker ${from} ${conditions}
      order by ${newestEventFirst} limit ${bind(page.limit)} offset ${bind(page.offset)}`
  })
}

/** Returns the query that counts the large executions among the checked ones, and the checked ones. */
export function largeFillCountQuery(order: FilledOrder, minUsd: number): BoundQuery {
  return bindQuery(
    (bind) =>
      `select count(*) filter (where ${isLarge(bind(minUsd))})::int as count, count(*)::int as checked ${checkedOf(order, bind)}`,
  )
}

const summed = createStatement(`
  select count(*)::int as count, coalesce(sum(input_raw), 0) as input_raw
  from (select input_raw from fill where order_key = $1 and at >= $2::bigint limit ${countBound + 1}) bounded`)

/**
 * SQL: market price of a mint at the time of an execution. The price of a dollar stablecoin is 1. A price
 * that may be derived from the same execution is not used, because comparing an execution with its own price
 * would be meaningless.
 */
const priceAt = (mint: string) => `case when ${mint} in ('${mints.USDC}', '${mints.USDT}') then 1 else (
  select price_usd from price_sample where mint = ${mint} and at between f.at - ${priceFreshSeconds} and f.at and at between $4::bigint and $5::bigint
    and (at < f.at or source <> 'fill') order by at desc limit 1) end`

const pricesAt = createStatement(`
  select ${priceAt('$2')} as input_price_usd, ${priceAt('$3')} as output_price_usd
  from unnest($1::bigint[]) with ordinality f (at, place) order by place`)

/** Reads one page of the executions of an order, newest first. */
export async function readOrderFills(
  pool: Pool,
  order: FilledOrder,
  filter: FillFilter,
  page: Cut,
): Promise<StoredFill[]> {
  const query = orderFillsQuery(order, filter, page)
  const rows = await readRows<FillRow>(pool, statementOf(query), query.values)
  const prices = await readPricesAt(
    pool,
    order,
    rows.map(({ at }) => at),
  )
  return rows.map((row, index) => fromRow(row, prices[index]))
}

/**
 * Reads the prices of two mints at each of the given times. `times` must be sorted newest first. The search
 * is limited to the range between the oldest and the newest time, which is mostly within one week.
 */
async function readPricesAt(
  pool: Pool,
  { inputMint, outputMint }: FilledOrder,
  times: readonly UnixSeconds[],
): Promise<PriceRow[]> {
  const [newest, oldest] = [times[0], times.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  const values = [times, inputMint, outputMint, oldest - priceFreshSeconds, newest]
  return readRows<PriceRow>(pool, pricesAt, values)
}

/**
 * Returns the time from which an order's executions are searched. If the opening time is unknown, returns 0,
 * so that all weeks are searched.
 */
export function soughtSince(openedAt: UnixSeconds | undefined): UnixSeconds {
  return openedAt === undefined ? 0 : openedAt - openingSlackSeconds
}

/** Counts the executions of an order of at least a value, USD, among the newest ones. */
export async function countLargeFills(pool: Pool, order: FilledOrder, minUsd: number) {
  const query = largeFillCountQuery(order, minUsd)
  return checkedTotal(await readRows<CheckedCount>(pool, statementOf(query), query.values))
}

/** Counts the stored executions of an order, up to a maximum, and sums their input amounts. */
export async function readOrderFillTotal(pool: Pool, order: FilledOrder) {
  const values = [order.key, soughtSince(order.openedAt)]
  const [row] = await readRows<{ count: number; input_raw: string }>(pool, summed, values)
  invariant(row, 'a count returns one row')
  return { ...boundedTotal(row.count), inputRaw: BigInt(row.input_raw) }
}

interface FillRow {
  signature: string
  at: number
  slot: number
  input_raw: string | null
  output_raw: string
  usd: number | null
  taker: string | null
}

interface PriceRow {
  input_price_usd: number | null
  output_price_usd: number | null
}

function fromRow(row: FillRow, price: PriceRow | undefined): StoredFill {
  return {
    signature: trustedSignature(row.signature),
    at: row.at,
    slot: row.slot,
    inputRaw: row.input_raw === null ? undefined : BigInt(row.input_raw),
    outputRaw: BigInt(row.output_raw),
    usd: row.usd ?? undefined,
    inputPriceUsd: price?.input_price_usd ?? undefined,
    outputPriceUsd: price?.output_price_usd ?? undefined,
    taker: row.taker === null ? undefined : trustedAddress(row.taker),
  }
}
