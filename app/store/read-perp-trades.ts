import type { EventIdentity } from '~/domain/chain-event'
import { type Address, trustedAddress, trustedSignature } from '~/domain/ids'
import type { PerpDirection } from '~/domain/perp'
import { invariant } from '~/lib/invariant'
import { boundedCount, boundedTotal } from './page-sql'
import { ownKeys } from './perp-owner'
import type { Pool } from './pool'
import { createStatement, createStatementFamily, readRows } from './statement'

/** A stored perp execution with the words of its market. */
export interface StoredPerpTrade extends EventIdentity {
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

/** A perp print has a side: the taker's, or where the AMM took, the opposite of the maker's. */
const isTrade = `f.market_type = 'perp' and (f.taker_direction is not null or f.maker_direction is not null)`

const takerDirection = `coalesce(f.taker_direction, case f.maker_direction when 'long' then 'short' else 'long' end)`

const columns = `f.signature, f.instruction_path, f.event_index, f.market_index, m.key as market_key, m.base_symbol,
  ${takerDirection} as taker_direction, f.base_raw, f.quote_raw, f.oracle_price_raw, f.taker, f.maker, f.explanation, f.at, f.slot`

const newestFirst = 'order by f.at desc, f.slot desc, f.event_index desc, f.signature'

const ofMarket = 'f.market_index = $1'

/** Which executions; everything where nothing is said. */
export interface PerpTradeScope {
  readonly marketIndex: number | undefined
  /** A wallet, or one of its User accounts. */
  readonly user: Address | undefined
  /** The taker's side, and the least quote (1e6): looked for among the newest `narrowedBound` of the others' choice, since no index has them. */
  readonly takerDirection?: PerpDirection | undefined
  readonly minQuoteRaw?: bigint | undefined
}

/** Executions among which those of one side, or of a least size, are looked for. */
export const narrowedBound = 5_000

/** `$1` and `$2` of every statement below; what is not asked for costs no condition. */
const conditionsOf = ({ marketIndex }: PerpTradeScope) => [
  isTrade,
  marketIndex === undefined ? '$1::int is null' : ofMarket,
  '$2::text is null',
]

/** A trader's executions are found by his position records, of which there is one for each. */
const recordsOfUser = ({ marketIndex }: PerpTradeScope) => [
  `r.user_key = any(${ownKeys('$2')})`,
  marketIndex === undefined ? '$1::int is null' : 'r.market_index = $1',
]

const isNarrowed = (scope: PerpTradeScope) =>
  scope.takerDirection !== undefined || scope.minQuoteRaw !== undefined

/** `$3` and `$4` of the statements that are narrowed. */
const narrowing = `($3::text is null or ${takerDirection} = $3) and ($4::numeric is null or f.quote_raw >= $4)`

const shapeOf = (scope: PerpTradeScope) =>
  `${scope.marketIndex === undefined} ${scope.user === undefined} ${isNarrowed(scope)}`

/** The executions of a market and a trader, newest first, cut. */
const newestOf = (scope: PerpTradeScope, cut: string) =>
  scope.user === undefined
    ? `select * from perp_fill f where ${conditionsOf(scope).join(' and ')} ${newestFirst} ${cut}`
    : `select f.* from (
        select r.market_index, r.fill_record_id, r.at from perp_position_record r where ${recordsOfUser(scope).join(' and ')}
        order by r.at desc, r.slot desc, r.market_index, r.fill_record_id desc ${cut}) r
      join perp_fill f on f.market_index = r.market_index and f.fill_record_id = r.fill_record_id and f.at = r.at and ${isTrade}`

const lookedThrough = (scope: PerpTradeScope) => newestOf(scope, `limit ${narrowedBound}`)

const pageOf = createStatementFamily(shapeOf, (scope: PerpTradeScope) => {
  const found = isNarrowed(scope)
    ? `select f.* from (${lookedThrough(scope)}) f where ${narrowing} ${newestFirst} limit $5 offset $6`
    : newestOf(scope, 'limit $3 offset $4')
  return `select ${columns} from (${found}) f left join perp_market m on m.market_index = f.market_index ${newestFirst}`
})
const countOf = createStatementFamily(shapeOf, (scope: PerpTradeScope) =>
  scope.user === undefined
    ? boundedCount('perp_fill f', conditionsOf(scope))
    : boundedCount('perp_position_record r', recordsOfUser(scope)),
)
const narrowedCountOf = createStatementFamily(
  shapeOf,
  (scope: PerpTradeScope) =>
    `select count(*) filter (where ${narrowing})::int as count, count(*)::int as seen from (${lookedThrough(scope)}) f`,
)
const byIdentity = createStatement(`
  select ${columns} from unnest($1::text[], $2::text[], $3::int[]) as wanted (signature, instruction_path, event_index)
  join perp_fill f using (signature, instruction_path, event_index)
  left join perp_market m on m.market_index = f.market_index where ${isTrade} ${newestFirst}`)

/** One page of perp executions, newest first. */
export async function readPerpTrades(
  pool: Pool,
  scope: PerpTradeScope,
  page: { readonly limit: number; readonly offset: number },
): Promise<StoredPerpTrade[]> {
  const values = [...valuesOf(scope), page.limit, page.offset]
  return (await readRows<TradeRow>(pool, pageOf(scope), values)).map(fromRow)
}

/** How many executions there are, up to a bound; narrowed ones among the newest only. */
export async function readPerpTradeTotal(pool: Pool, scope: PerpTradeScope) {
  if (isNarrowed(scope)) return readNarrowedTotal(pool, scope)
  const rows = await readRows<{ count: number }>(pool, countOf(scope), [scope.marketIndex, scope.user])
  return boundedTotal(rows[0]?.count ?? 0)
}

async function readNarrowedTotal(pool: Pool, scope: PerpTradeScope) {
  const [row] = await readRows<{ count: number; seen: number }>(pool, narrowedCountOf(scope), valuesOf(scope))
  invariant(row, 'a count is one row')
  return { total: row.count, totalIsExact: row.seen < narrowedBound }
}

function valuesOf(scope: PerpTradeScope): unknown[] {
  const { marketIndex, user, takerDirection: direction, minQuoteRaw } = scope
  return isNarrowed(scope) ? [marketIndex, user, direction, minQuoteRaw?.toString()] : [marketIndex, user]
}

/** The executions with these identities, newest first; unknown ones are left out. */
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
