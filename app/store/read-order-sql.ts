import { mostDecimals } from '~/domain/fill-value'
import type { DcaSortField, OrderFilter } from '~/domain/order-view'
import type { SortOrder } from '~/domain/page'
import { priceFreshSeconds } from '~/domain/price'
import { meaningful } from './amount-usd'
import type { PageSort } from './page-sql'

/**
 * The sort order of a list, and which optional conditions are used. The SQL text of the list depends only on
 * these fields.
 */
export interface OrderListShape {
  readonly venue: 'dca' | 'jupiter' | 'kamino'
  readonly filter: OrderFilter
  readonly sortField: DcaSortField
  readonly sortOrder: SortOrder
  readonly hasMint: boolean
  readonly hasMaker: boolean
  readonly hasSearch: boolean
  /**
   * Whether the search matches too many mints for index lookups. If true, the orders are filtered by mint
   * while the list is read.
   */
  readonly hasManyMints: boolean
  readonly hasMinimum: boolean
  readonly hasFrom: boolean
  readonly hasBefore: boolean
  /**
   * Whether the list has an age limit. Orders opened before the limit are included only while they are
   * active.
   */
  readonly hasReach: boolean
}

/** Values of the conditions in one request. */
export interface OrderListValues {
  readonly now: number
  readonly mint?: string | undefined
  readonly maker?: string | undefined
  /** Keys that the search matches. They are keys of orders or of makers. */
  readonly searchKeys?: readonly string[] | undefined
  /** A complete order key in the search. The order with this key is included regardless of its age. */
  readonly wholeKey?: string | undefined
  readonly searchMints?: readonly string[] | undefined
  readonly minAmountUsd?: number | undefined
  readonly openedFrom?: number | undefined
  readonly openedBefore?: number | undefined
  readonly reachFrom?: number | undefined
}

/**
 * Maximum number of mints of a search that are looked up one by one in the indexes of orders. PostgreSQL
 * makes an estimate for each mint while planning, which takes 0.4 s for 30,000 mints. If a search matches
 * more mints than this maximum, they have so many orders that a scan of the list finds enough of them.
 */
export const mintsLookedUp = 4_000

/** Returns a key that identifies a shape. Shapes with the same key have the same SQL. */
export function shapeKey(shape: OrderListShape): string {
  return [shape.venue, shape.filter, shape.sortField, shape.sortOrder, ...filters(shape).map(Number)].join(
    ' ',
  )
}

/**
 * Returns true if the list contains all orders of a venue. The age limit is ignored. The writer maintains the
 * number of orders for such lists.
 */
export function isWholeVenue(shape: OrderListShape): boolean {
  return !filters({ ...shape, hasReach: false }).some(Boolean)
}

function filters({
  hasMint,
  hasMaker,
  hasSearch,
  hasManyMints,
  hasMinimum,
  hasFrom,
  hasBefore,
  hasReach,
}: OrderListShape): boolean[] {
  return [hasMint, hasMaker, hasSearch, hasManyMints, hasMinimum, hasFrom, hasBefore, hasReach]
}

/** Returns SQL for the table of a venue's orders, with the alias `o`. */
export function orderTable(venue: OrderListShape['venue']): string {
  return venue === 'dca' ? 'dca_order o' : 'limit_order o'
}

/**
 * Returns the conditions of a list and their values. A row must match one of the `alternatives`. The
 * alternatives exclude each other, and each is covered by an index. Expired orders are treated as ended, even
 * if no keeper has cancelled them yet.
 */
export function orderConditions(
  shape: OrderListShape,
  values: OrderListValues,
): { readonly alternatives: readonly (readonly string[])[]; readonly values: unknown[] } {
  const owner = shape.venue === 'dca' ? 'user_key' : 'maker'
  const bound: unknown[] = []
  const bind = (value: unknown) => `$${bound.push(value)}`
  const conditions: string[] = []
  if (shape.venue !== 'dca') conditions.push(`o.venue = '${shape.venue}'`)
  if (shape.filter === 'active') {
    conditions.push('o.active')
    if (shape.venue !== 'dca')
      conditions.push(`(o.expires_at is null or o.expires_at > ${bind(values.now)}::bigint)`)
  }
  if (shape.hasMint) {
    const mint = bind(values.mint)
    conditions.push(`(o.input_mint = ${mint} or o.output_mint = ${mint})`)
  }
  if (shape.hasMaker) conditions.push(`o.${owner} = ${bind(values.maker)}`)
  if (shape.hasSearch) {
    const keys = `any(${bind(values.searchKeys)}::text[])`
    const mints = `${bind(values.searchMints)}::text[]`
    const among = shape.hasManyMints ? `in (select unnest(${mints}))` : `= any(${mints})`
    conditions.push(
      `(o.key = ${keys} or o.${owner} = ${keys} or o.input_mint ${among} or o.output_mint ${among})`,
    )
  }
  if (shape.hasMinimum) conditions.push(`o.amount_usd >= ${bind(values.minAmountUsd)}::float8`)
  if (shape.hasFrom) conditions.push(`o.created_at >= ${bind(values.openedFrom)}::bigint`)
  if (shape.hasBefore) conditions.push(`o.created_at < ${bind(values.openedBefore)}::bigint`)
  const reach = shape.hasReach
    ? reached(`${bind(values.reachFrom)}::bigint`, shape, () => bind(values.wholeKey))
    : [[]]
  return { alternatives: reach.map((more) => [...conditions, ...more]), values: bound }
}

/**
 * Returns the conditions for the age limit. Of the orders opened before `from`, only active orders and the
 * order with the requested key are included. Active orders have their own index, so the many ended orders are
 * not read. Orders with an unknown opening time are always included.
 */
function reached(from: string, shape: OrderListShape, wholeKey: () => string): string[][] {
  const old = shape.hasSearch ? `(o.active or o.key = ${wholeKey()})` : 'o.active'
  return [
    [old, `o.created_at < ${from}`],
    [`o.created_at >= ${from}`],
    ...(shape.venue === 'dca' ? [] : [['o.created_at is null']]),
  ]
}

/** Returns the parameter values that the sort needs in addition to the values of the conditions. */
export function orderSortValues(shape: OrderListShape, values: OrderListValues): unknown[] {
  return shape.sortField === 'usdSpentPerMinute' ? [values.now] : []
}

/**
 * Returns the sort order of a list as SQL. Only this fixed set of expressions is ever used in SQL. `value` is
 * the name of the SQL parameter for `orderSortValues`.
 */
export function orderSort(shape: OrderListShape, value: string): PageSort {
  const order = shape.sortOrder
  switch (shape.sortField) {
    case 'createdAt':
      return { expression: 'o.created_at', indexed: true, nullable: shape.venue !== 'dca', order }
    case 'amountUsd':
      return { expression: 'o.amount_usd', indexed: true, nullable: true, order }
    case 'progress':
      return { expression: progressSql(shape.venue), indexed: false, nullable: true, order }
    case 'usdSpentPerMinute':
      return { expression: usdPerMinuteSql(value), indexed: false, nullable: true, order }
  }
}

/**
 * SQL by which orders are sorted by progress. The rules are those of `dcaProgressPercent` and
 * `limitProgressPercent`, in steps of `percentOf`. A test verifies that the results are equal.
 */
function progressSql(venue: OrderListShape['venue']): string {
  if (venue !== 'dca') return percentSql('o.initial_input_raw - o.remaining_input_raw', 'o.initial_input_raw')
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
  const usd =
    'o.in_amount_per_cycle_raw::float8 / power(10::float8, t.decimals) * t.price_usd * 60 / nullif(o.cycle_frequency, 0)'
  return `(select ${meaningful(usd)}
  from token t where t.mint = o.input_mint and t.decimals <= ${mostDecimals} and t.price_at >= ${now}::bigint - ${priceFreshSeconds})`
}
