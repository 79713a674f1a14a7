import type { Address } from '~/domain/base/ids'
import type { PagePlace } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import type { PerpDirection } from '~/domain/perp/perp'
import type { PerpVenue } from '~/domain/protocol/venues'
import {
  type Bind,
  type BoundQuery,
  bindQuery,
  type Condition,
  whenGiven,
  writeConditions,
} from '~/store/postgres/conditions'
import { behindPlace, boundedCount, orderOf, where } from '~/store/postgres/page-sql'
import { joinMarket, ownKeys } from '~/store/write/perps/perp-owner'

/** Filter for the executions to read. A field that is `undefined` does not filter. */
export interface PerpTradeScope {
  readonly venues: readonly PerpVenue[]
  /** Index of a market. `venues` must contain only its venue. */
  readonly marketIndex: number | undefined
  /** Address of a wallet, or of one of its User accounts. */
  readonly user: Address | undefined
  /**
   * Side of the taker, and minimum quote amount, scaled by 1e6. No index covers these filters, so they
   * are applied to the newest `narrowedBound` executions that match the other filters.
   */
  readonly takerDirection?: PerpDirection | undefined
  /** Side of `user`, as taker or as maker. It is applied in the same way as `takerDirection`. */
  readonly userDirection?: PerpDirection | undefined
  readonly minQuoteRaw?: bigint | undefined
  /** Earliest time of executions to include, unix seconds. */
  readonly since?: UnixSeconds | undefined
  /** Time before which the executions are, unix seconds. */
  readonly before?: UnixSeconds | undefined
}

/**
 * Size and start of a page. The page starts after an offset, or after the place of the last row of the
 * previous page.
 */
export interface PerpTradeCut {
  readonly limit: number
  readonly offset: number
  readonly place?: PagePlace | undefined
}

/**
 * Maximum number of executions to search per page if the list is filtered by the taker's side or by minimum
 * size.
 */
export const narrowedBound = 5_000

/**
 * SQL condition: the row is a perp trade whose taker side is known. If the AMM was the taker, the taker side
 * is the opposite of the maker's side.
 */
export const isTrade = `f.market_type = 'perp' and (f.taker_direction is not null or f.maker_direction is not null)`

/** SQL: side of the taker in a perp trade. */
export const takerDirection = `coalesce(f.taker_direction, case f.maker_direction when 'long' then 'short' else 'long' end)`

/** SQL columns of an execution `f` and its market `m`. */
export const tradeColumns = `f.signature, f.instruction_path, f.event_index, f.venue, f.market_index, m.key as market_key, m.base_symbol,
  ${takerDirection} as taker_direction, f.base_raw, f.quote_raw, f.oracle_price_raw, f.taker, f.maker, f.explanation, f.at, f.slot`

/**
 * Sort order of executions. The four columns identify an execution, because each event is one line in the log
 * of its transaction.
 */
const sequence = { columns: ['f.at', 'f.slot', 'f.event_index'], key: 'f.signature', order: 'desc' } as const

export const newestFirst = `order by ${orderOf(sequence)}`

/** Conditions of the filters that no index covers. */
function narrowing({
  takerDirection: side,
  user,
  userDirection,
  minQuoteRaw,
}: PerpTradeScope): readonly Condition[] {
  return [
    ...whenGiven('side', side, (value) => `${takerDirection} = ${value}`),
    ...(user === undefined || userDirection === undefined ? [] : [userSide(user, userDirection)]),
    ...whenGiven('minimum', minQuoteRaw?.toString(), (value) => `f.quote_raw >= ${value}::numeric`),
  ]
}

/** Condition: the trader has this side. A trade between two of the trader's accounts has the taker's side. */
function userSide(user: Address, direction: PerpDirection): Condition {
  return {
    key: 'user side',
    bind: [user, direction],
    sql: (own, wanted) =>
      `(${takerDirection} = ${wanted}) = coalesce(f.taker = any(${ownKeys(own ?? '')}), false)`,
  }
}

/** Returns whether a list is filtered by a condition that no index covers. */
export function isNarrowed(scope: PerpTradeScope): boolean {
  return narrowing(scope).length > 0
}

/**
 * Returns the query that reads a page, newest first. If the list is filtered and may continue, the result
 * also contains the last row searched, with `found` = false.
 */
export function pageQuery(scope: PerpTradeScope, cut: PerpTradeCut): BoundQuery {
  return bindQuery((bind) => {
    const found = isNarrowed(scope) ? narrowedPage(scope, cut, bind) : unnarrowedPage(scope, cut, bind)
    return `select ${tradeColumns}, f.found from (${found}) f ${joinMarket('f')}
      order by f.found desc, ${orderOf(sequence)}`
  })
}

/** Returns the query that counts executions, up to a maximum. */
export function countQuery(scope: PerpTradeScope): BoundQuery {
  return bindQuery((bind) => {
    const chosen = choiceOf(scope, bind)
    if (scope.user === undefined) return boundedCount('perp_fill f', [isTrade, ...chosen('f')])
    const own = ownKeys(bind(scope.user))
    // An execution between two accounts of the same wallet is counted once, on the taker's side.
    const alsoTaker = `select from perp_position_record t where t.user_key = any(${own})
      and t.venue = r.venue and t.market_index = r.market_index and t.fill_record_id = r.fill_record_id and not t.maker`
    return boundedCount('perp_position_record r', [
      `r.user_key = any(${own})`,
      ...chosen('r'),
      `not (r.maker and exists (${alsoTaker}))`,
    ])
  })
}

/**
 * Returns the query that counts the matches of a filtered list among the newest `narrowedBound`
 * executions. The query also returns the number of executions searched.
 */
export function narrowedCountQuery(scope: PerpTradeScope): BoundQuery {
  return bindQuery((bind) => {
    const looked = newestOf(scope, { limit: bind(narrowedBound), offset: bind(0), place: undefined }, bind)
    return `select count(*) filter (where ${writeConditions(narrowing(scope), bind).join(' and ')})::int as count, count(*)::int as seen from (${looked}) f`
  })
}

function unnarrowedPage(scope: PerpTradeScope, { limit, offset, place }: PerpTradeCut, bind: Bind): string {
  const cut = { limit: bind(limit), offset: bind(offset), place }
  return `select f.*, true as found from (${newestOf(scope, cut, bind)}) f`
}

function narrowedPage(scope: PerpTradeScope, { limit, offset, place }: PerpTradeCut, bind: Bind): string {
  const looked = newestOf(scope, { limit: bind(narrowedBound), offset: bind(0), place }, bind)
  return `with looked as materialized (${looked})
    (select f.*, true as found from looked f where ${writeConditions(narrowing(scope), bind).join(' and ')} ${newestFirst} limit ${bind(limit)} offset ${bind(offset)})
    union all (select f.*, false as found from looked f ${newestFirst} limit 1 offset ${narrowedBound - 1})`
}

/**
 * Conditions that are covered by an index on executions and by an index on position records. If `venue` is given,
 * only this venue is chosen.
 */
const choiceOf = ({ venues, marketIndex, since, before }: PerpTradeScope, bind: Bind, venue?: PerpVenue) => {
  const chosen: readonly Condition[] = [
    venue === undefined
      ? { key: 'venues', bind: [venues], sql: (value) => `venue = any(${value}::text[])` }
      : { key: 'venue', bind: [venue], sql: (value) => `venue = ${value}::text` },
    ...whenGiven('market', marketIndex, (value) => `market_index = ${value}::int`),
    ...whenGiven('since', since, (value) => `at >= ${value}::bigint`),
    ...whenGiven('before', before, (value) => `at < ${value}::bigint`),
  ]
  const conditions = writeConditions(chosen, bind)
  return (alias: string) => conditions.map((condition) => `${alias}.${condition}`)
}

/** Size and start of a page, as SQL. */
interface BoundCut {
  readonly limit: string
  readonly offset: string
  readonly place: PagePlace | undefined
}

/** Returns SQL for a page of executions, newest first, filtered by market and trader. */
function newestOf(scope: PerpTradeScope, { limit, offset, place }: BoundCut, bind: Bind): string {
  const at = place === undefined ? undefined : placeParameters(place, bind)
  const behind = at === undefined ? [] : behindPlace(sequence, at)
  const first = `${newestFirst} limit ${limit}::bigint`
  if (scope.user === undefined) {
    // The index begins with the venue, so the newest executions of each venue are read and merged.
    const ofVenue = (venue: PerpVenue, cut: string) =>
      `select f.* from perp_fill f ${where([isTrade, ...choiceOf(scope, bind, venue)('f'), ...behind])} ${cut}`
    const [sole, ...others] = scope.venues
    if (sole !== undefined && others.length === 0) return ofVenue(sole, `${first} offset ${offset}::bigint`)
    const each = scope.venues.map((venue) => `(${ofVenue(venue, `${first} + ${offset}::bigint`)})`)
    return `select f.* from (${each.join(' union all ')}) f ${first} offset ${offset}::bigint`
  }
  const chosen = choiceOf(scope, bind)
  const records = newestRecords({
    own: ownKeys(bind(scope.user)),
    conditions: chosen('r'),
    atMost: at?.values[0],
    limit,
    offset,
  })
  return `with record as materialized (${records}) select f.* from record r
    join perp_fill f on f.venue = r.venue and f.market_index = r.market_index and f.fill_record_id = r.fill_record_id and f.at = r.at
    ${where([isTrade, ...behind])} ${first} offset greatest(0, ${offset}::bigint - (select min(newer) from record))`
}

function placeParameters({ values, key }: PagePlace, bind: Bind) {
  return { values: values.map((value) => `${bind(value)}::bigint`), key: `${bind(key)}::text` }
}

/**
 * Returns SQL that finds a trader's executions through the position records of the trader's accounts. Each
 * side of an execution has a record, so an execution between two of the trader's accounts is reduced to one
 * row. The statement reads limit + offset records per account. It also reads all further records of the last
 * second, because records have no order within a second. For the same reason, it reads all records of the
 * second `atMost`, which contains the place where the page starts. Whole seconds within the offset are
 * skipped before their executions are looked up. `newer` is the number of records in later seconds.
 */
function newestRecords(of: {
  readonly own: string
  readonly conditions: readonly string[]
  readonly atMost: string | undefined
  readonly limit: string
  readonly offset: string
}): string {
  const record = (extra: readonly string[]) =>
    `select r.venue, r.market_index, r.fill_record_id, r.at from perp_position_record r
      ${where(['r.user_key = own.user_key', ...of.conditions, ...extra])}`
  const newest = (extra: readonly string[]) =>
    `(${record(extra)} order by r.at desc fetch first (${of.limit}::bigint + ${of.offset}::bigint) rows with ties)`
  const records =
    of.atMost === undefined
      ? newest([])
      : `${newest([`r.at < ${of.atMost}`])} union all (${record([`r.at = ${of.atMost}`])})`
  const once = `select distinct r.venue, r.market_index, r.fill_record_id, r.at
    from unnest(${of.own}) as own (user_key) cross join lateral (${records}) r`
  return `select * from (
      select r.*, rank() over (order by r.at desc) - 1 as newer, count(*) over (partition by r.at) as same from (${once}) r
    ) r where r.newer + r.same > ${of.offset}::bigint`
}
