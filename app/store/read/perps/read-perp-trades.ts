import type { QueryResultRow } from 'pg'
import type { EventIdentity } from '~/domain/base/event-identity'
import { type Address, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { PerpDirection } from '~/domain/perp/perp'
import type { PerpVenue } from '~/domain/protocol/venues'
import { invariant } from '~/lib/invariant'
import type { BoundQuery } from '~/store/postgres/conditions'
import { boundedTotal } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readCount, readRows, statementOf } from '~/store/postgres/statement'
import { joinMarket } from '~/store/write/perps/perp-owner'
import {
  countQuery,
  isNarrowed,
  isTrade,
  narrowedBound,
  narrowedCountQuery,
  newestFirst,
  type PerpTradeCut,
  type PerpTradeScope,
  pageQuery,
  tradeColumns,
} from './perp-trade-sql'

/** A stored perp execution with the key and symbol of its market. */
export interface StoredPerpTrade extends EventIdentity {
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly marketKey: Address | undefined
  readonly baseSymbol: string | undefined
  readonly takerDirection: PerpDirection
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  readonly oraclePriceRaw: bigint
  readonly taker: Address | undefined
  readonly maker: Address | undefined
  readonly explanation: number
  readonly at: number
  readonly slot: number
}

const byIdentity = createStatement(`
  select ${tradeColumns} from unnest($1::text[], $2::text[], $3::int[]) as wanted (signature, instruction_path, event_index)
  join perp_fill f using (signature, instruction_path, event_index)
  ${joinMarket('f')} where ${isTrade} ${newestFirst}`)

/** Reads one page of perp executions, newest first. */
export async function readPerpTrades(
  pool: Pool,
  scope: PerpTradeScope,
  cut: PerpTradeCut,
): Promise<{
  readonly trades: readonly StoredPerpTrade[]
  /** Oldest execution that was searched. Set if the list is filtered and older executions may match too. */
  readonly lookedTo: StoredPerpTrade | undefined
}> {
  const rows = await run<TradeRow & { found: boolean }>(pool, pageQuery(scope, cut))
  return {
    trades: rows.filter(({ found }) => found).map(fromRow),
    lookedTo: rows.filter(({ found }) => !found).map(fromRow)[0],
  }
}

/**
 * Counts the executions, up to a maximum. If the list is filtered, only the newest executions are searched.
 */
export async function readPerpTradeTotal(pool: Pool, scope: PerpTradeScope) {
  if (isNarrowed(scope)) return readNarrowedTotal(pool, scope)
  const query = countQuery(scope)
  return boundedTotal(await readCount(pool, statementOf(query), query.values))
}

async function readNarrowedTotal(pool: Pool, scope: PerpTradeScope) {
  const [row] = await run<{ count: number; seen: number }>(pool, narrowedCountQuery(scope))
  invariant(row, 'a count returns one row')
  return { total: row.count, totalIsExact: row.seen < narrowedBound }
}

function run<Row extends QueryResultRow>(pool: Pool, query: BoundQuery): Promise<Row[]> {
  return readRows<Row>(pool, statementOf(query), query.values)
}

/** Reads the executions with the given identities, newest first. Unknown identities are left out. */
export async function readPerpTradesByIdentity(
  pool: Pool,
  wanted: readonly EventIdentity[],
): Promise<StoredPerpTrade[]> {
  const rows = await readRows<TradeRow>(pool, byIdentity, [
    wanted.map((identity) => identity.signature),
    wanted.map((identity) => identity.instructionPath),
    wanted.map((identity) => identity.eventIndex),
  ])
  return rows.map(fromRow)
}

interface TradeRow {
  venue: PerpVenue
  signature: string
  instruction_path: string
  event_index: number
  market_index: number
  market_key: string | null
  base_symbol: string | null
  taker_direction: PerpDirection
  base_raw: string
  quote_raw: string
  oracle_price_raw: string
  taker: string | null
  maker: string | null
  explanation: number
  at: number
  slot: number
}

function fromRow(row: TradeRow): StoredPerpTrade {
  return {
    venue: row.venue,
    signature: trustedSignature(row.signature),
    instructionPath: row.instruction_path,
    eventIndex: row.event_index,
    marketIndex: row.market_index,
    marketKey: optionalAddress(row.market_key),
    baseSymbol: row.base_symbol ?? undefined,
    takerDirection: row.taker_direction,
    baseRaw: BigInt(row.base_raw),
    quoteRaw: BigInt(row.quote_raw),
    oraclePriceRaw: BigInt(row.oracle_price_raw),
    taker: optionalAddress(row.taker),
    maker: optionalAddress(row.maker),
    explanation: row.explanation,
    at: row.at,
    slot: row.slot,
  }
}

function optionalAddress(column: string | null): Address | undefined {
  return column === null ? undefined : trustedAddress(column)
}
