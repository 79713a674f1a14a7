import { type Address, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { PerpDirection } from '~/domain/perp/perp'
import type { PerpVenue } from '~/domain/protocol/venues'
import { type Bind, type BoundQuery, type Condition, whenGiven } from '~/store/postgres/conditions'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows, statementOf } from '~/store/postgres/statement'
import { joinMarket, ownKeys } from '~/store/write/perps/perp-owner'
import { isTrade, takerDirection } from '../perps/perp-trade-sql'
import { readPerpTrades } from '../perps/read-perp-trades'
import type { LargePerpFill } from '../read-top-trades'
import { isPerpTier, tierOf } from './large-fills'
import {
  areBounded,
  lookedToQuery,
  newestFirst,
  type Scan,
  scanBounds,
  type TapeCut,
  type TapePlaceRow,
  tapePageQuery,
} from './tape-scan'

/** Filters of perp executions. */
export interface TapePerpScope {
  readonly venues: readonly PerpVenue[]
  /** Side of the taker; in the list of a trader, side of the trader. */
  readonly direction?: PerpDirection | undefined
  readonly minQuoteRaw?: bigint | undefined
  /** Minimum value, USD; the same as `minQuoteRaw`. */
  readonly minUsd?: number | undefined
  /** Markets of the list. `undefined`: all markets of the venues. */
  readonly markets?: readonly { readonly venue: PerpVenue; readonly marketIndex: number }[] | undefined
}

/** A stored perp execution with the names of its market. */
export interface TapePerpFill extends LargePerpFill {
  readonly instructionPath: string
  readonly eventIndex: number
  readonly baseRaw: bigint
  readonly taker: Address | undefined
  readonly maker: Address | undefined
}

/** Returns the scan of a list. Exactly one filter chooses the index; the others are checked row by row. */
function scanOf(scope: TapePerpScope, bind: Bind): Scan {
  const { venues, minUsd, markets } = scope
  const common = { table: 'perp_fill', bound: scanBounds.each } as const
  const covered = [isTrade, 'f.venue = p.venue']
  if (markets !== undefined) {
    const [names, indexes] = [
      bind(markets.map(({ venue }) => venue)),
      bind(markets.map((one) => one.marketIndex)),
    ]
    return {
      ...common,
      bound: scanBounds.one,
      over: `unnest(${names}::text[], ${indexes}::int[]) as p (venue, market_index)`,
      covered: [...covered, 'f.market_index = p.market_index'],
      checked: [...ofSide(scope), ...ofMinimum(scope)],
    }
  }
  const tier = tierOf(minUsd)
  return {
    ...common,
    over: `unnest(${bind(venues)}::text[]) as p (venue)`,
    covered: [...covered, ...(tier === undefined ? [] : [isPerpTier(tier)])],
    checked: [...ofSide(scope), ...(tier === minUsd ? [] : ofMinimum(scope))],
  }
}

function ofSide({ direction: side }: TapePerpScope): readonly Condition[] {
  return whenGiven('side', side, (value) => `${takerDirection} = ${value}`)
}

function ofMinimum({ minQuoteRaw }: TapePerpScope): readonly Condition[] {
  return whenGiven('minimum', minQuoteRaw?.toString(), (value) => `f.quote_raw >= ${value}::numeric`)
}

/**
 * Returns the SQL columns of `PerpFillRow`, read from the execution `f` and its market `m`. The condition `isMaker` says
 * whether the user is its maker.
 */
const columnsOf = (
  isMaker: string,
) => `f.venue, f.market_index, m.key as market_key, m.name, m.base_symbol, f.base_raw, f.quote_raw, f.signature, f.instruction_path,
  f.event_index, f.at, f.slot, f.taker, f.maker, ${takerDirection} as taker_direction,
  case when ${isMaker} then f.maker else f.taker end as user_key,
  case when ${isMaker} then f.maker_order_id else f.taker_order_id end as order_id`

/** SQL: executions as `PerpFillRow`. The user is the taker, or the maker if the AMM was the taker. */
export const selectPerpFills = (newest: string) =>
  `select ${columnsOf('f.taker_direction is null')} from (${newest}) f ${joinMarket('f')} ${newestFirst}`

/** Returns the query that reads a page, newest first. */
export function tapePerpFillsQuery(scope: TapePerpScope, cut: TapeCut): BoundQuery {
  return tapePageQuery((bind) => [scanOf(scope, bind)], cut, selectPerpFills)
}

/** Returns the query that reads the row at which the scan of a page stopped. */
export function tapePerpFillsLookedToQuery(scope: TapePerpScope, cut: TapeCut): BoundQuery {
  return lookedToQuery((bind) => [scanOf(scope, bind)], cut)
}

// An execution between two accounts of the trader has the taker's side.
const byIdentity = createStatement(`
  select ${columnsOf(`(f.taker = any(${ownKeys('$5')})) is not true`)}
  from unnest($1::text[], $2::text[], $3::int[], $4::bigint[]) as wanted (signature, instruction_path, event_index, at)
  join perp_fill f using (signature, instruction_path, event_index, at) ${joinMarket('f')} ${newestFirst}`)

/** Row of an execution, as `pg` returns it. */
export interface PerpFillRow extends TapePlaceRow {
  venue: PerpVenue
  market_index: number
  market_key: string | null
  name: string | null
  base_symbol: string | null
  base_raw: string
  quote_raw: string
  taker: string | null
  maker: string | null
  taker_direction: PerpDirection
  user_key: string | null
  order_id: number | null
}

/** Reads a page of executions, and the place at which the search stopped. Rows behind it are incomplete. */
export async function readTapePerpFills(pool: Pool, scope: TapePerpScope, cut: TapeCut) {
  const query = tapePerpFillsQuery(scope, cut)
  const fills = (await readRows<PerpFillRow>(pool, statementOf(query), query.values)).map(perpFillOf)
  if (!areBounded((bind) => [scanOf(scope, bind)])) return { fills, lookedTo: undefined }
  const behind = tapePerpFillsLookedToQuery(scope, cut)
  const [lookedTo] = await readRows<TapePlaceRow>(pool, statementOf(behind), behind.values)
  return { fills, lookedTo }
}

/**
 * Reads a page of a trader's executions, as taker or maker, from the trader's side. `user` is a wallet or one of its
 * User accounts.
 */
export async function readTapePerpFillsOf(pool: Pool, user: Address, scope: TapePerpScope, cut: TapeCut) {
  const { place, limit, since } = cut
  const { venues, markets } = scope
  const ofSide = { userDirection: scope.direction, minQuoteRaw: scope.minQuoteRaw }
  const [signature = ''] = place?.key.split(' ') ?? []
  const page = { limit, offset: 0, place: place && { ...place, key: signature } }
  const found = await Promise.all(
    (markets ?? [{ venue: undefined, marketIndex: undefined }]).map(({ venue, marketIndex }) =>
      readPerpTrades(
        pool,
        { venues: venue === undefined ? venues : [venue], marketIndex, user, since, ...ofSide },
        page,
      ),
    ),
  )
  const trades = found.flatMap((each) => each.trades)
  const [lookedTo] = found
    .flatMap((each) => each.lookedTo ?? [])
    .sort((one, other) => other.at - one.at || other.slot - one.slot || other.eventIndex - one.eventIndex)
  const rows = await readRows<PerpFillRow>(pool, byIdentity, [
    trades.map((trade) => trade.signature),
    trades.map((trade) => trade.instructionPath),
    trades.map((trade) => trade.eventIndex),
    trades.map((trade) => trade.at),
    user,
  ])
  return {
    fills: rows.map((row) => withOwnSide(perpFillOf(row))).slice(0, limit),
    lookedTo: lookedTo && {
      at: lookedTo.at,
      slot: lookedTo.slot,
      event_index: lookedTo.eventIndex,
      signature: lookedTo.signature,
      instruction_path: lookedTo.instructionPath,
    },
  }
}

function withOwnSide(fill: TapePerpFill): TapePerpFill {
  const { user, maker, takerDirection: side } = fill
  return { ...fill, userDirection: user !== maker ? side : side === 'long' ? 'short' : 'long' }
}

/** Converts a row to an execution. */
export function perpFillOf(row: PerpFillRow): TapePerpFill {
  const optional = (key: string | null) => (key === null ? undefined : trustedAddress(key))
  return {
    venue: row.venue,
    marketIndex: row.market_index,
    marketKey: optional(row.market_key),
    name: row.name ?? undefined,
    baseSymbol: row.base_symbol ?? undefined,
    takerDirection: row.taker_direction,
    baseRaw: BigInt(row.base_raw),
    quoteRaw: BigInt(row.quote_raw),
    user: optional(row.user_key),
    orderId: row.order_id ?? undefined,
    taker: optional(row.taker),
    maker: optional(row.maker),
    signature: trustedSignature(row.signature),
    instructionPath: row.instruction_path,
    eventIndex: row.event_index,
    at: row.at,
    slot: row.slot,
  }
}
