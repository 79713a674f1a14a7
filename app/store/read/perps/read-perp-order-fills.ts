import type { EventIdentity } from '~/domain/base/event-identity'
import { type Address, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { PerpDirection } from '~/domain/perp/perp'
import type { PerpOrderRequest } from '~/domain/perp/perp-order-view'
import type { PerpVenue } from '~/domain/protocol/venues'
import { invariant } from '~/lib/invariant'
import { boundedTotal, countBound, newestEventFirst } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import {
  fromNameRow,
  joinMarket,
  type NameRow,
  nameColumns,
  type StoredMarketName,
} from '~/store/write/perps/perp-owner'
import { type CheckedCount, type Cut, checkedFills, checkedTotal } from '../cut'
import type { OrderLife } from './read-order-life'

/**
 * Sum of all known executions of a perp order, and their number up to a maximum. Base amounts are scaled by
 * 1e9, quote amounts by 1e6.
 */
export interface StoredPerpFillSum extends StoredMarketName {
  readonly total: number
  readonly totalIsExact: boolean
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  readonly direction: PerpDirection | undefined
  /** Time of the newest execution. */
  readonly at: number
  readonly slot: number
}

/**
 * A stored execution of a perp order, as seen from the order's owner. Base amounts are scaled by 1e9. Quote
 * amounts, fees and prices are scaled by 1e6.
 */
export interface StoredPerpOrderFill extends EventIdentity {
  readonly venue: PerpVenue
  readonly role: 'taker' | 'maker'
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  /** Fee of the order's owner. A negative fee is a rebate. `undefined` if the event contains no fee. */
  readonly feeQuoteRaw: bigint | undefined
  readonly oraclePriceRaw: bigint
  /** User account on the other side of the execution; `undefined` if the AMM was the other side. */
  readonly counterparty: Address | undefined
  readonly explanation: number
  readonly at: number
  readonly slot: number
}

/**
 * A perp order, and the time from which its executions are searched. If the time is 0, all weeks are
 * searched.
 */
export interface SoughtPerpOrder extends PerpOrderRequest, OrderLife {
  readonly since: UnixSeconds
}

/**
 * SQL: executions in which an order ($1, $2) is on one side, since the time $3 and within the slots $4 and $5,
 * with the columns of that side. The time is a parameter of the statement, so that PostgreSQL skips the partitions of earlier weeks.
 */
const fillsAs = (side: 'taker' | 'maker', other: 'taker' | 'maker', cut: string) => `(
  select signature, instruction_path, event_index, venue, market_index, '${side}' as role, base_raw, quote_raw, ${side}_direction as direction,
    ${side}_fee_quote_raw as fee_quote_raw, oracle_price_raw, ${other} as counterparty, explanation, at, slot
  from perp_fill where ${side} = $1 and ${side}_order_id = $2 and market_type = 'perp' and at >= $3::bigint and slot >= $4 and slot < $5 ${cut})`

const fillsOf = (cut: string) =>
  `${fillsAs('taker', 'maker', cut)} union all ${fillsAs('maker', 'taker', cut)}`

const pageOfFills = createStatement(`
  select * from (${fillsOf(`order by ${newestEventFirst} limit $6::bigint + $7::bigint`)}) f
  order by ${newestEventFirst} limit $6 offset $7`)

/** SQL: the newest executions, which a minimum value checks. */
const checked = `(select * from (${fillsOf(`order by ${newestEventFirst} limit ${checkedFills}`)}) every
  order by ${newestEventFirst} limit ${checkedFills}) checked`

/** SQL: executions of at least the value $6, base units of USD. */
const isLarge = 'quote_raw >= $6::numeric'

const pageOfLargeFills = createStatement(`
  select * from ${checked} where ${isLarge} order by ${newestEventFirst} limit $7 offset $8`)

const countOfLargeFills = createStatement(
  `select count(*) filter (where ${isLarge})::int as count, count(*)::int as checked from ${checked}`,
)

/**
 * The market and the direction of any execution can be used, because all executions of an order have the same
 * market and direction.
 */
const summed = createStatement(`
  select ${nameColumns('f')}, f.count, f.base_raw, f.quote_raw, f.direction, f.at, f.slot from (
    select count(*)::int as count, sum(base_raw) as base_raw, sum(quote_raw) as quote_raw, max(direction) as direction,
      max(venue) as venue, max(market_index) as market_index, max(at) as at, max(slot) as slot
    from (select * from (${fillsOf('')}) every limit ${countBound + 1}) bounded
  ) f ${joinMarket('f')}`)

/** Counts the executions of a perp order of at least a value, base units of USD, among the newest ones. */
export async function countLargePerpOrderFills(
  pool: Pool,
  { account, orderId, since, fromSlot, beforeSlot }: SoughtPerpOrder,
  minQuoteRaw: bigint,
) {
  const values = [account, orderId, since, fromSlot, beforeSlot, String(minQuoteRaw)]
  return checkedTotal(await readRows<CheckedCount>(pool, countOfLargeFills, values))
}

/** Reads one page of the executions of a perp order of at least a value, base units of USD, newest first. */
export async function readPerpOrderFills(
  pool: Pool,
  { account, orderId, since, fromSlot, beforeSlot }: SoughtPerpOrder,
  { limit, offset }: Cut,
  minQuoteRaw = 0n,
): Promise<StoredPerpOrderFill[]> {
  const of = [account, orderId, since, fromSlot, beforeSlot]
  const rows =
    minQuoteRaw > 0n
      ? await readRows<FillRow>(pool, pageOfLargeFills, [...of, String(minQuoteRaw), limit, offset])
      : await readRows<FillRow>(pool, pageOfFills, [...of, limit, offset])
  return rows.map((row) => ({
    venue: row.venue,
    signature: trustedSignature(row.signature),
    instructionPath: row.instruction_path,
    eventIndex: row.event_index,
    role: row.role,
    baseRaw: BigInt(row.base_raw),
    quoteRaw: BigInt(row.quote_raw),
    feeQuoteRaw: row.fee_quote_raw === null ? undefined : BigInt(row.fee_quote_raw),
    oraclePriceRaw: BigInt(row.oracle_price_raw),
    counterparty: row.counterparty === null ? undefined : trustedAddress(row.counterparty),
    explanation: row.explanation,
    at: row.at,
    slot: row.slot,
  }))
}

/** Reads the sum of the known executions of a perp order; `undefined` if there are none. */
export async function readPerpOrderFillSum(
  pool: Pool,
  { account, orderId, since, fromSlot, beforeSlot }: SoughtPerpOrder,
): Promise<StoredPerpFillSum | undefined> {
  const [row] = await readRows<SumRow>(pool, summed, [account, orderId, since, fromSlot, beforeSlot])
  invariant(row, 'a sum returns one row')
  if (row.count === 0) return undefined
  return {
    ...fromNameRow(row),
    ...boundedTotal(row.count),
    baseRaw: BigInt(row.base_raw),
    quoteRaw: BigInt(row.quote_raw),
    direction: row.direction ?? undefined,
    at: row.at,
    slot: row.slot,
  }
}

interface FillRow {
  venue: PerpVenue
  signature: string
  instruction_path: string
  event_index: number
  role: 'taker' | 'maker'
  base_raw: string
  quote_raw: string
  fee_quote_raw: string | null
  oracle_price_raw: string
  counterparty: string | null
  explanation: number
  at: number
  slot: number
}

/** If there are no executions, all columns except `count` are null. They are not read in that case. */
interface SumRow extends NameRow {
  count: number
  base_raw: string
  quote_raw: string
  direction: PerpDirection | null
  at: number
  slot: number
}
