import { type Address, trustedAddress } from '~/domain/ids'
import type { PagePlace } from '~/domain/page'
import type { UnixSeconds } from '~/domain/time'
import { boundedCount, boundedTotal, countBound, pageOfKeys, pageOfKeysAfter } from './page-sql'
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
import { createStatement, createStatementFamily, readCount, readRows } from './statement'

const noValues: OrderListValues = { now: 0 }

const keysStatement = createStatementFamily(shapeKey, (shape: OrderListShape) => {
  const { conditions, values } = orderConditions(shape, noValues)
  return pageOfKeys({
    from: orderTable(shape.venue),
    key: 'o.key',
    conditions,
    sort: orderSort(shape, `$${values.length + 3}`),
    limit: `$${values.length + 1}`,
    offset: `$${values.length + 2}`,
  })
})

const countStatement = createStatementFamily(shapeKey, (shape: OrderListShape) =>
  boundedCount(orderTable(shape.venue), orderConditions(shape, noValues).conditions),
)

/** Orders that the writer still counts as active although they have expired by now. */
const venueTotals = createStatement(`
  select total, active, (select count(*) from limit_order where venue = $1 and active and expires_at <= $2::bigint) as expired
  from order_count where venue = $1`)

/** A page behind a place; only for sorts by what never changes. */
const keysAfterStatement = createStatementFamily(
  ({ shape, isMissing }: PlacedShape) => `${shapeKey(shape)} ${isMissing}`,
  ({ shape, isMissing }: PlacedShape) => {
    const { conditions, values } = orderConditions(shape, noValues)
    const [limit, key, value] = [1, 2, 3].map((more) => `$${values.length + more}`)
    const type = shape.sortField === 'createdAt' ? 'bigint' : 'float8'
    return pageOfKeysAfter(
      {
        from: orderTable(shape.venue),
        key: 'o.key',
        conditions,
        sort: orderSort(shape, ''),
        limit: `${limit}::bigint`,
      },
      { key: `${key}::text`, value: `${value}::${type}`, isMissing },
    )
  },
)

interface PlacedShape {
  readonly shape: OrderListShape
  readonly isMissing: boolean
}

/** Keys of the orders behind a place of the list, in order. */
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

/** Keys of one page of an order list, in order. */
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
 * Length of an order list: kept by the writer for a whole venue, counted up to a bound otherwise. `ended` = how many orders of the venue are too old for the list, counted as
 * `readEndedBefore` does.
 */
export async function readOrderTotal(
  pool: Pool,
  shape: OrderListShape,
  values: OrderListValues,
  ended: number,
): Promise<{ readonly total: number; readonly totalIsExact: boolean }> {
  if (isWholeVenue(shape) && ended <= countBound) {
    const { total, totalIsExact } = await readVenueTotal(pool, shape, values.now)
    return { total: Math.max(0, total - ended), totalIsExact }
  }
  return boundedTotal(await readCount(pool, countStatement(shape), orderConditions(shape, values).values))
}

const endedStatement = createStatementFamily(
  (venue: OrderListShape['venue']) => venue,
  (venue: OrderListShape['venue']) =>
    boundedCount(orderTable(venue), [
      ...(venue === 'dca' ? [] : [`o.venue = '${venue}'`]),
      'o.created_at < $1::bigint',
      'not o.active',
    ]),
)

/** How many orders of a venue that were opened before a time are active no more; one more than lists are counted to where there are more. */
export function readEndedBefore(
  pool: Pool,
  venue: OrderListShape['venue'],
  at: UnixSeconds,
): Promise<number> {
  return readCount(pool, endedStatement(venue), [at])
}

async function readVenueTotal(pool: Pool, shape: OrderListShape, now: number) {
  type Totals = { total: number; active: number; expired: number }
  const [row] = await readRows<Totals>(pool, venueTotals, [shape.venue, now])
  if (row === undefined) return { total: 0, totalIsExact: true }
  const total = shape.filter === 'active' ? row.active - row.expired : row.total
  return { total: Math.max(0, total), totalIsExact: true }
}
