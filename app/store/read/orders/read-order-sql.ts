import type { SortOrder } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import { mostDecimals } from '~/domain/order/fill-value'
import type { DcaSortField, OrderFilter } from '~/domain/order/order-view'
import { priceFreshSeconds } from '~/domain/price/price'
import { isDcaVenue } from '~/domain/protocol/spot-venue'
import type { SpotVenue } from '~/domain/protocol/venues'
import { venueIs } from '~/store/batch/table-protocols'
import { type Bind, type Condition, type SplitCondition, whenGiven } from '~/store/postgres/conditions'
import type { PageSort } from '~/store/postgres/page-sql'
import { meaningful } from '~/store/pricing/amount-usd'

/** Text search in a list of orders, resolved to keys and mints. */
export interface OrderSearch {
  /** Keys that the search matches. They are keys of orders or of makers. */
  readonly keys: readonly string[]
  /** A complete order key in the search. The order with this key is included regardless of its age. */
  readonly wholeKey?: string | undefined
  readonly mints: readonly string[]
}

/** A list of orders: its venue, its sort order and its filters. A filter that is `undefined` is not used. */
export interface OrderList<Venue extends SpotVenue = SpotVenue> {
  readonly venue: Venue
  readonly filter: OrderFilter
  readonly sortField: DcaSortField
  readonly sortOrder: SortOrder
  readonly now: UnixSeconds
  readonly mint?: string | undefined
  readonly maker?: string | undefined
  readonly search?: OrderSearch | undefined
  readonly minAmountUsd?: number | undefined
  /** Whether the orders buy the base token. */
  readonly buy?: boolean | undefined
  readonly openedFrom?: UnixSeconds | undefined
  readonly openedBefore?: UnixSeconds | undefined
  /** Age limit. Orders opened before this time are included only while they are active. */
  readonly reachFrom?: UnixSeconds | undefined
}

/**
 * Maximum number of mints of a search that are looked up one by one in the indexes of orders. PostgreSQL
 * makes an estimate for each mint while planning, which takes 0.4 s for 30,000 mints. If a search matches
 * more mints than this maximum, they have so many orders that a scan of the list finds enough of them.
 */
export const mintsLookedUp = 4_000

/** Conditions that a list of all orders of a venue can have. */
const ofWholeVenue: ReadonlySet<string> = new Set(['venue', 'active', 'unexpired', 'reach'])

/**
 * Returns true if the list contains all orders of a venue. The age limit is ignored. The writer maintains the
 * number of orders for such lists.
 */
export function isWholeVenue(list: OrderList): boolean {
  return orderConditions(list).every(({ key }) => ofWholeVenue.has(key))
}

/** Returns SQL for the table of a venue's orders, with the alias `o`. */
export function orderTable(venue: SpotVenue): string {
  return isDcaVenue(venue) ? 'dca_order o' : 'limit_order o'
}

/**
 * Returns the conditions of a list. Expired orders are treated as ended, even if no keeper has cancelled them
 * yet.
 */
export function orderConditions(list: OrderList): readonly SplitCondition[] {
  const { venue, now, search } = list
  const isDca = isDcaVenue(venue)
  const owner = isDca ? 'user_key' : 'maker'
  const isActive = list.filter === 'active'
  return [
    ...(isDca ? [] : [{ key: 'venue', bind: [], sql: () => venueIs(venue, 'o.venue') }]),
    ...(isActive ? [{ key: 'active', bind: [], sql: () => 'o.active' }] : []),
    ...(isActive && !isDca ? whenGiven('unexpired', now, isUnexpired) : []),
    ...whenGiven('mint', list.mint, (mint) => `(o.input_mint = ${mint} or o.output_mint = ${mint})`),
    ...whenGiven('maker', list.maker, (maker) => `o.${owner} = ${maker}`),
    ...(search === undefined ? [] : [matchesSearch(search, owner)]),
    ...whenGiven('minimum', list.minAmountUsd, (usd) => `o.amount_usd >= ${usd}::float8`),
    ...whenGiven('side', list.buy, (buy) => `o.buy = ${buy}::boolean`),
    ...whenGiven('from', list.openedFrom, (from) => `o.created_at >= ${from}::bigint`),
    ...whenGiven('before', list.openedBefore, (before) => `o.created_at < ${before}::bigint`),
    ...(list.reachFrom === undefined ? [] : [isWithinReach(list.reachFrom, list)]),
  ]
}

const isUnexpired = (now: string) => `(o.expires_at is null or o.expires_at > ${now}::bigint)`

function matchesSearch({ keys, mints }: OrderSearch, owner: string): Condition {
  const isLookedUp = mints.length <= mintsLookedUp
  return {
    key: 'search',
    bind: [keys, mints],
    sql: (keyList, mintList) => {
      const isKey = `any(${keyList}::text[])`
      const isMint = isLookedUp ? `= any(${mintList}::text[])` : `in (select unnest(${mintList}::text[]))`
      return `(o.key = ${isKey} or o.${owner} = ${isKey} or o.input_mint ${isMint} or o.output_mint ${isMint})`
    },
  }
}

/**
 * Returns the condition of the age limit. Of the orders opened before `from`, only active orders and the
 * order with the requested key are included. Active orders have their own index, so the many ended orders are
 * not read. Orders with an unknown opening time are always included.
 */
function isWithinReach(from: UnixSeconds, { venue, search }: OrderList): SplitCondition {
  return {
    key: 'reach',
    bind: search === undefined ? [from] : [from, search.wholeKey],
    sql: (at, wholeKey?: string) => [
      `${wholeKey === undefined ? 'o.active' : `(o.active or o.key = ${wholeKey})`} and o.created_at < ${at}::bigint`,
      `o.created_at >= ${at}::bigint`,
      ...(isDcaVenue(venue) ? [] : ['o.created_at is null']),
    ],
  }
}

/** Returns the sort order of a list as SQL. Only this fixed set of expressions is ever used in SQL. */
export function orderSort(list: OrderList, bind: Bind): PageSort {
  const order = list.sortOrder
  switch (list.sortField) {
    case 'createdAt':
      return { expression: 'o.created_at', indexed: true, nullable: !isDcaVenue(list.venue), order }
    case 'amountUsd':
      return { expression: 'o.amount_usd', indexed: true, nullable: true, order }
    case 'progress':
      return { expression: progressSql(list.venue), indexed: false, nullable: true, order }
    case 'usdSpentPerMinute':
      return { expression: usdPerMinuteSql(bind(list.now)), indexed: false, nullable: true, order }
    case 'nextCycleAt':
      return { expression: 'o.next_cycle_at', indexed: false, nullable: false, order }
    case 'amountPerCycleUsd':
      return { expression: usdPerCycleSql(bind(list.now)), indexed: false, nullable: true, order }
  }
}

/**
 * SQL by which orders are sorted by progress. The rules are those of `dcaProgressPercent` and
 * `limitProgressPercent`, in steps of `percentOf`. A test verifies that the results are equal.
 */
function progressSql(venue: SpotVenue): string {
  if (!isDcaVenue(venue))
    return percentSql('o.initial_input_raw - o.remaining_input_raw', 'o.initial_input_raw')
  const kept =
    'case when o.in_deposited_raw > o.in_withdrawn_raw then o.in_deposited_raw - o.in_withdrawn_raw else o.in_deposited_raw end'
  return percentSql('o.in_used_raw', kept)
}

/**
 * SQL: share of a whole, truncated to a step and limited to the range from 0 to 100 %, like the displayed
 * percentage. If the share was rounded instead of truncated, a value just below a step would be sorted among
 * the values that have reached the step. Without the limits, an order that has more left than was placed
 * would be sorted below an order that has not begun.
 */
function percentSql(part: string, whole: string): string {
  return `greatest(0, least(1000000, coalesce(div(1000000 * (${part}), nullif(${whole}, 0)), 0)))`
}

/**
 * SQL form of `usdSpentPerMinute` for active orders. Null if there is no fresh price or the amount is
 * implausibly large.
 */
export function usdPerMinuteSql(now: string): string {
  return atFreshPrice(`${cycleUsd} * 60 / nullif(o.cycle_frequency, 0)`, now)
}

/** SQL: value of one cycle of an order at the current price. Null under the same conditions. */
function usdPerCycleSql(now: string): string {
  return atFreshPrice(cycleUsd, now)
}

const cycleUsd = 'o.in_amount_per_cycle_raw::float8 / power(10::float8, t.decimals) * t.price_usd'

function atFreshPrice(usd: string, now: string): string {
  return `(select ${meaningful(usd)}
  from token t where t.mint = o.input_mint and t.decimals <= ${mostDecimals} and t.price_at >= ${now}::bigint - ${priceFreshSeconds})`
}
