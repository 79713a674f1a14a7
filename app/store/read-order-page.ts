import { type Address, trustedAddress } from '~/domain/ids'
import type { PagePlace } from '~/domain/page'
import type { UnixSeconds } from '~/domain/time'
import {
  boundedCount,
  boundedTotal,
  countBound,
  mergedCount,
  mergedPages,
  pageOfKeys,
  pageOfKeysAfter,
} from './page-sql'
import type { Pool } from './pool'
import {
  isWholeVenue,
  type OrderListShape,
  type OrderListValues,
  orderConditions,
  orderSort,
  orderSortValues,
  orderTable,
  shapeKey,
} from './read-order-sql'
import { createStatementFamily, readCount, readRows } from './statement'

const noValues: OrderListValues = { now: 0 }

const keysStatement = createStatementFamily(shapeKey, (shape: OrderListShape) => {
  const { alternatives, values } = orderConditions(shape, noValues)
  const [limit, offset] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`]
  const sort = orderSort(shape, `$${values.length + 3}`)
  const page = { from: orderTable(shape.venue), key: 'o.key', sort }
  const [conditions] = alternatives
  if (conditions !== undefined && alternatives.length === 1)
    return pageOfKeys({ ...page, conditions, limit, offset })
  // `offset + limit` rows are read for each alternative, because all rows of the merged page may come from a
  // single alternative.
  const whole = { ...page, limit: `${limit} + ${offset}`, offset: '0' }
  const pages = alternatives.map((each) => pageOfKeys({ ...whole, conditions: each }))
  return mergedPages(pages, { sort, limit, offset })
})

const countStatement = createStatementFamily(shapeKey, (shape: OrderListShape) =>
  mergedCount(orderTable(shape.venue), orderConditions(shape, noValues).alternatives),
)

const endedBefore = (venue: OrderListShape['venue'], at: string) =>
  boundedCount(orderTable(venue), [
    ...(venue === 'dca' ? [] : [`o.venue = '${venue}'`]),
    `o.created_at < ${at}::bigint`,
    'not o.active',
  ])

/**
 * Reads the totals that the writer maintains for a venue, and two corrections. `expired` is the number of
 * expired orders that the writer still counts as active. `ended` is the number of closed orders that are too
 * old for the list. Both are counted in the same snapshot as the totals.
 */
const venueTotals = createStatementFamily(
  (venue: OrderListShape['venue']) => venue,
  (venue: OrderListShape['venue']) => `
  select total, active, (select count(*) from limit_order where venue = $1 and active and expires_at <= $2::bigint) as expired,
    case when $3::bigint is null then 0 else (${endedBefore(venue, '$3')}) end as ended
  from order_count where venue = $1`,
)

/** Reads a page that begins after a place in the list. Only for sorts by columns that never change. */
const keysAfterStatement = createStatementFamily(
  ({ shape, isMissing }: PlacedShape) => `${shapeKey(shape)} ${isMissing}`,
  ({ shape, isMissing }: PlacedShape) => {
    const { alternatives, values } = orderConditions(shape, noValues)
    const [limit, key, value] = [1, 2, 3].map((more) => `$${values.length + more}`)
    const type = shape.sortField === 'createdAt' ? 'bigint' : 'float8'
    const page = {
      from: orderTable(shape.venue),
      key: 'o.key',
      sort: orderSort(shape, ''),
      limit: `${limit}::bigint`,
    }
    const place = { key: `${key}::text`, value: `${value}::${type}`, isMissing }
    const pages = alternatives.map((conditions) => pageOfKeysAfter({ ...page, conditions }, place))
    return mergedPages(pages, { ...page, offset: '0' })
  },
)

interface PlacedShape {
  readonly shape: OrderListShape
  readonly isMissing: boolean
}

/** Reads the keys of the orders that follow a place in the list, in order. */
export async function readOrderKeysAfter(
  pool: Pool,
  shape: OrderListShape,
  values: OrderListValues,
  { place, limit }: { readonly place: PagePlace; readonly limit: number },
): Promise<Address[]> {
  const isMissing = place.values.includes(null)
  const bound = [
    ...orderConditions(shape, values).values,
    limit,
    place.key,
    ...(isMissing ? [] : place.values),
  ]
  const rows = await readRows<{ key: string }>(pool, keysAfterStatement({ shape, isMissing }), bound)
  return rows.map((row) => trustedAddress(row.key))
}

/** Reads the keys of one page of an order list, in order. */
export async function readOrderKeys(
  pool: Pool,
  shape: OrderListShape,
  values: OrderListValues,
  page: { readonly limit: number; readonly offset: number },
): Promise<Address[]> {
  const bound = [
    ...orderConditions(shape, values).values,
    page.limit,
    page.offset,
    ...orderSortValues(shape, values),
  ]
  const rows = await readRows<{ key: string }>(pool, keysStatement(shape), bound)
  return rows.map((row) => trustedAddress(row.key))
}

/**
 * Reads the number of orders in a list. For a list of a whole venue, the writer maintains the number. For
 * other lists, the orders are counted up to a maximum. `ended` is a recent result of `readEndedBefore`, which
 * is the approximate number of orders that are too old for the list.
 */
export async function readOrderTotal(
  pool: Pool,
  shape: OrderListShape,
  values: OrderListValues,
  ended: number,
): Promise<{ readonly total: number; readonly totalIsExact: boolean }> {
  if (isWholeVenue(shape) && ended <= countBound) return readVenueTotal(pool, shape, values)
  return boundedTotal(await readCount(pool, countStatement(shape), orderConditions(shape, values).values))
}

const endedStatement = createStatementFamily(
  (venue: OrderListShape['venue']) => venue,
  (venue: OrderListShape['venue']) => endedBefore(venue, '$1'),
)

/** Counts the closed orders of a venue that were opened before a time, up to `countBound` + 1. */
export function readEndedBefore(
  pool: Pool,
  venue: OrderListShape['venue'],
  at: UnixSeconds,
): Promise<number> {
  return readCount(pool, endedStatement(venue), [at])
}

async function readVenueTotal(pool: Pool, shape: OrderListShape, { now, reachFrom }: OrderListValues) {
  type Totals = { total: number; active: number; expired: number; ended: number }
  const requested = [shape.venue, now, shape.hasReach ? reachFrom : null]
  const [row] = await readRows<Totals>(pool, venueTotals(shape.venue), requested)
  if (row === undefined) return { total: 0, totalIsExact: true }
  const total = shape.filter === 'active' ? row.active - row.expired : row.total - row.ended
  return { total: Math.max(0, total), totalIsExact: row.ended <= countBound }
}
