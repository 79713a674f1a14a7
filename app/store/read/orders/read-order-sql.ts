import type { SortOrder } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import type { OrderFilter, OrderSortField } from '~/domain/order/order-view'
import { isDcaVenue } from '~/domain/protocol/spot-venue'
import type { SpotVenue } from '~/domain/protocol/venues'
import { venueIs } from '~/store/batch/table-protocols'
import { type Condition, type SplitCondition, whenGiven } from '~/store/postgres/conditions'

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
  readonly sortField: OrderSortField
  readonly sortOrder: SortOrder
  readonly now: UnixSeconds
  readonly mint?: string | undefined
  readonly maker?: string | undefined
  readonly search?: OrderSearch | undefined
  readonly minAmountUsd?: number | undefined
  /** Whether the orders buy `mint`; without it, whether they buy their base token. */
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
    ...whenGiven('mint', list.mint, (mint) => isTraded(mint, list.buy)),
    ...whenGiven('maker', list.maker, (maker) => `o.${owner} = ${maker}`),
    ...(search === undefined ? [] : [matchesSearch(search, owner)]),
    ...whenGiven('minimum', list.minAmountUsd, (usd) => `o.amount_usd >= ${usd}::float8`),
    ...(list.mint === undefined ? whenGiven('side', list.buy, (buy) => `o.buy = ${buy}::boolean`) : []),
    ...whenGiven('from', list.openedFrom, (from) => `o.created_at >= ${from}::bigint`),
    ...whenGiven('before', list.openedBefore, (before) => `o.created_at < ${before}::bigint`),
    ...(list.reachFrom === undefined ? [] : [isWithinReach(list.reachFrom, list)]),
  ]
}

/** SQL condition: the order buys or sells the token. */
function isTraded(mint: string, buy: boolean | undefined): string {
  if (buy === undefined) return `(o.input_mint = ${mint} or o.output_mint = ${mint})`
  // An order that sells a token for itself buys it, as in the list of trades.
  return buy ? `o.output_mint = ${mint}` : `(o.input_mint = ${mint} and o.output_mint <> ${mint})`
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
