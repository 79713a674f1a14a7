import type { PagePlace } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import { isDcaVenue } from '~/domain/protocol/spot-venue'
import type { SpotVenue } from '~/domain/protocol/venues'
import { invariant } from '~/lib/invariant'
import { venueIs } from '~/store/batch/table-protocols'
import { type Bind, type BoundQuery, bindQuery, writeAlternatives } from '~/store/postgres/conditions'
import {
  boundedCount,
  countBound,
  mergedCount,
  mergedPages,
  pageOfKeys,
  pageOfKeysAfter,
} from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatementFamily, readCount } from '~/store/postgres/statement'
import type { Cut } from '../cut'
import { orderSort } from './order-sort-sql'
import { isWholeVenue, type OrderList, orderConditions, orderTable } from './read-order-sql'
import { pageOfOrders } from './read-stored-order'

/**
 * Part of a list that a page shows. It begins after `place`, or without a place after `offset` orders. A place is
 * only for sorts by columns that never change.
 */
export interface ListPart extends Cut {
  readonly place?: PagePlace | undefined
}

/** The orders of a page, in order, and the number of orders in the list. */
export interface OrderPage<Order> {
  readonly orders: readonly Order[]
  readonly total: number
  /** Whether `total` is exact. `false`: counting stopped at a limit, and `total` is that limit. */
  readonly totalIsExact: boolean
}

/** Columns beside each order of a page. A page without orders has one row with only these columns. */
interface ListTotal {
  readonly list_total: number
  readonly list_total_is_exact: boolean
}

export type OrderPageRow<Row> = ListTotal & (Row | { readonly key: null })

/**
 * Returns the query that reads a page of a list and the number of its orders. A single statement reads the keys,
 * the number and the orders, because each statement costs the web process more than the rows of a page do.
 *
 * For a list of a whole venue, the writer maintains the number. For other lists, the orders are counted up to a
 * maximum. `ended` is a recent result of `readEndedBefore`, which is the approximate number of orders that are
 * too old for the list.
 */
export function orderPageQuery(list: OrderList, part: ListPart, ended: number): BoundQuery {
  return bindQuery((bind) => {
    const alternatives = writeAlternatives(orderConditions(list), bind)
    const keys = keysOf(list, part, { alternatives, bind })
    const isKept = isWholeVenue(list) && ended <= countBound
    const total = isKept ? venueTotal(list, bind) : filteredTotal(list, alternatives)
    return pageOfOrders(orderTable(list.venue), keys, total)
  })
}

/** Converts the rows of an `orderPageQuery`. */
export function orderPageOf<Row extends { readonly key: string }, Order>(
  rows: readonly OrderPageRow<Row>[],
  fromRow: (row: Row) => Order,
): OrderPage<Order> {
  const [first] = rows
  invariant(first, 'a page without orders has a row as well')
  const orders = rows.flatMap((row) => (row.key === null ? [] : [fromRow(row)]))
  return { orders, total: first.list_total, totalIsExact: first.list_total_is_exact }
}

interface Written {
  readonly alternatives: readonly (readonly string[])[]
  readonly bind: Bind
}

/** Returns SQL that selects the keys of a page, in order. */
function keysOf(list: OrderList, part: ListPart, { alternatives, bind }: Written): string {
  const limit = `${bind(part.limit)}::bigint`
  const sort = orderSort(list, bind)
  const page = { from: `${orderTable(list.venue)} ${sort.joins ?? ''}`, key: 'o.key', sort, limit }
  if (part.place !== undefined) {
    const type = list.sortField === 'createdAt' ? 'bigint' : 'float8'
    const [sorted] = part.place.values
    const place = {
      key: `${bind(part.place.key)}::text`,
      value: sorted === null ? undefined : `${bind(sorted)}::${type}`,
    }
    const pages = alternatives.map((conditions) => pageOfKeysAfter({ ...page, conditions }, place))
    return mergedPages(pages, { ...page, offset: '0' })
  }
  const offset = `${bind(part.offset)}::bigint`
  const [conditions] = alternatives
  if (conditions !== undefined && alternatives.length === 1)
    return pageOfKeys({ ...page, conditions, offset })
  // `offset + limit` rows are read for each alternative, because all rows of the merged page may come from
  // a single alternative.
  const whole = { ...page, limit: `${limit} + ${offset}`, offset: '0' }
  const pages = alternatives.map((each) => pageOfKeys({ ...whole, conditions: each }))
  return mergedPages(pages, { sort, limit, offset })
}

/** Returns SQL that counts the orders of a list, up to a maximum. */
function filteredTotal({ venue }: OrderList, alternatives: Written['alternatives']): string {
  return `select least(count, ${countBound}) as list_total, count <= ${countBound} as list_total_is_exact
    from (${mergedCount(orderTable(venue), alternatives)}) counted`
}

/**
 * Returns SQL that reads the total that the writer maintains for a venue. Orders that the writer still counts as
 * active although they have expired, or closed orders that are too old for the list, are subtracted. They are counted in the
 * same snapshot as the total.
 */
function venueTotal({ venue, filter, now, reachFrom }: OrderList, bind: Bind): string {
  const totalOf = (column: string, subtracted: string, isExact: string) =>
    `select greatest(0, ${column} - subtracted) as list_total, ${isExact} as list_total_is_exact
    from order_count, (${subtracted}) subtracted (subtracted) where ${venueIs(venue)}`
  if (filter === 'active') {
    if (isDcaVenue(venue)) return totalOf('active', 'select 0', 'true')
    const expired = `select count(*) from limit_order where ${venueIs(venue)} and active and expires_at <= ${bind(now)}::bigint`
    return totalOf('active', expired, 'true')
  }
  if (reachFrom === undefined) return totalOf('total', 'select 0', 'true')
  return totalOf('total', endedBefore(venue, bind(reachFrom)), `subtracted <= ${countBound}`)
}

const endedBefore = (venue: SpotVenue, at: string) =>
  boundedCount(orderTable(venue), [
    ...(isDcaVenue(venue) ? [] : [venueIs(venue, 'o.venue')]),
    `o.created_at < ${at}::bigint`,
    'not o.active',
  ])

const endedStatement = createStatementFamily((venue: SpotVenue) => endedBefore(venue, '$1'))

/** Counts the closed orders of a venue that were opened before a time, up to `countBound` + 1. */
export function readEndedBefore(pool: Pool, venue: SpotVenue, at: UnixSeconds): Promise<number> {
  return readCount(pool, endedStatement(venue), [at])
}
