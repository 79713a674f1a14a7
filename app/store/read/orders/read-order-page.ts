import { type Address, trustedAddress } from '~/domain/base/ids'
import type { PagePlace } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import { isDcaVenue } from '~/domain/protocol/spot-venue'
import type { SpotVenue } from '~/domain/protocol/venues'
import { venueIs } from '~/store/batch/table-protocols'
import { type BoundQuery, bindQuery, writeAlternatives } from '~/store/postgres/conditions'
import {
  boundedCount,
  boundedTotal,
  countBound,
  mergedCount,
  mergedPages,
  pageOfKeys,
  pageOfKeysAfter,
} from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatementFamily, readCount, readRows, statementOf } from '~/store/postgres/statement'
import type { Cut } from '../cut'
import { isWholeVenue, type OrderList, orderConditions, orderSort, orderTable } from './read-order-sql'

/** Returns the query that reads the keys of one page of a list. */
export function orderKeysQuery(list: OrderList, cut: Cut): BoundQuery {
  return bindQuery((bind) => {
    const alternatives = writeAlternatives(orderConditions(list), bind)
    const [limit, offset] = [`${bind(cut.limit)}::bigint`, `${bind(cut.offset)}::bigint`]
    const sort = orderSort(list, bind)
    const page = { from: orderTable(list.venue), key: 'o.key', sort }
    const [conditions] = alternatives
    if (conditions !== undefined && alternatives.length === 1)
      return pageOfKeys({ ...page, conditions, limit, offset })
    // `offset + limit` rows are read for each alternative, because all rows of the merged page may come from
    // a single alternative.
    const whole = { ...page, limit: `${limit} + ${offset}`, offset: '0' }
    const pages = alternatives.map((each) => pageOfKeys({ ...whole, conditions: each }))
    return mergedPages(pages, { sort, limit, offset })
  })
}

/** Returns the query that counts the orders of a list, up to a maximum. */
export function orderCountQuery(list: OrderList): BoundQuery {
  return bindQuery((bind) =>
    mergedCount(orderTable(list.venue), writeAlternatives(orderConditions(list), bind)),
  )
}

const endedBefore = (venue: SpotVenue, at: string) =>
  boundedCount(orderTable(venue), [
    ...(isDcaVenue(venue) ? [] : [venueIs(venue, 'o.venue')]),
    `o.created_at < ${at}::bigint`,
    'not o.active',
  ])

/**
 * Reads the totals that the writer maintains for a venue, and two corrections. `expired` is the number of
 * expired orders that the writer still counts as active. `ended` is the number of closed orders that are too
 * old for the list. Both are counted in the same snapshot as the totals.
 */
const venueTotals = createStatementFamily(
  (venue: SpotVenue) => `
  select total, active, (select count(*) from limit_order where venue = $1 and active and expires_at <= $2::bigint) as expired,
    case when $3::bigint is null then 0 else (${endedBefore(venue, '$3')}) end as ended
  from order_count where venue = $1`,
)

/**
 * Returns the query that reads a page that begins after a place in the list. Only for sorts by columns that
 * never change.
 */
export function orderKeysAfterQuery(list: OrderList, place: PagePlace, limit: number): BoundQuery {
  return bindQuery((bind) => {
    const alternatives = writeAlternatives(orderConditions(list), bind)
    const page = {
      from: orderTable(list.venue),
      key: 'o.key',
      sort: orderSort(list, bind),
      limit: `${bind(limit)}::bigint`,
    }
    const type = list.sortField === 'createdAt' ? 'bigint' : 'float8'
    const key = `${bind(place.key)}::text`
    const [sorted] = place.values
    const value = sorted === null ? undefined : `${bind(sorted)}::${type}`
    const pages = alternatives.map((conditions) => pageOfKeysAfter({ ...page, conditions }, { key, value }))
    return mergedPages(pages, { ...page, offset: '0' })
  })
}

/** Reads the keys of the orders that follow a place in the list, in order. */
export async function readOrderKeysAfter(
  pool: Pool,
  list: OrderList,
  { place, limit }: { readonly place: PagePlace; readonly limit: number },
): Promise<Address[]> {
  const query = orderKeysAfterQuery(list, place, limit)
  const rows = await readRows<{ key: string }>(pool, statementOf(query), query.values)
  return rows.map((row) => trustedAddress(row.key))
}

/** Reads the keys of one page of an order list, in order. */
export async function readOrderKeys(pool: Pool, list: OrderList, cut: Cut): Promise<Address[]> {
  const query = orderKeysQuery(list, cut)
  const rows = await readRows<{ key: string }>(pool, statementOf(query), query.values)
  return rows.map((row) => trustedAddress(row.key))
}

/**
 * Reads the number of orders in a list. For a list of a whole venue, the writer maintains the number. For
 * other lists, the orders are counted up to a maximum. `ended` is a recent result of `readEndedBefore`, which
 * is the approximate number of orders that are too old for the list.
 */
export async function readOrderTotal(
  pool: Pool,
  list: OrderList,
  ended: number,
): Promise<{ readonly total: number; readonly totalIsExact: boolean }> {
  if (isWholeVenue(list) && ended <= countBound) return readVenueTotal(pool, list)
  const query = orderCountQuery(list)
  return boundedTotal(await readCount(pool, statementOf(query), query.values))
}

const endedStatement = createStatementFamily((venue: SpotVenue) => endedBefore(venue, '$1'))

/** Counts the closed orders of a venue that were opened before a time, up to `countBound` + 1. */
export function readEndedBefore(pool: Pool, venue: SpotVenue, at: UnixSeconds): Promise<number> {
  return readCount(pool, endedStatement(venue), [at])
}

async function readVenueTotal(pool: Pool, { venue, filter, now, reachFrom }: OrderList) {
  type Totals = { total: number; active: number; expired: number; ended: number }
  const [row] = await readRows<Totals>(pool, venueTotals(venue), [venue, now, reachFrom ?? null])
  if (row === undefined) return { total: 0, totalIsExact: true }
  const total = filter === 'active' ? row.active - row.expired : row.total - row.ended
  return { total: Math.max(0, total), totalIsExact: row.ended <= countBound }
}
