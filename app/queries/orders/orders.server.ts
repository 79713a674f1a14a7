import type { Address } from '~/domain/base/ids'
import { type Page, type PagePlace, pageOffset } from '~/domain/base/page'
import { mayBeginAddress, parseAddress } from '~/domain/base/parse-id'
import type { UnixSeconds } from '~/domain/base/time'
import type { DcaOrderView, LimitOrderView, OrderListRequest } from '~/domain/order/order-view'
import { isOfVenue } from '~/domain/protocol/protocol'
import type { LimitVenue, SpotTopic } from '~/domain/protocol/spot-venue'
import type { SpotVenue } from '~/domain/protocol/venues'
import { orderListMark } from '~/domain/service/list-mark'
import { earliestAllowed, reachDaysOfList } from '~/domain/service/plan'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { readDcaOrders, readDcaPage, type StoredDcaOrder } from '~/store/read/orders/read-dca-orders'
import { readLimitOrders, readLimitPage, type StoredLimitOrder } from '~/store/read/orders/read-limit-orders'
import { type ListPart, type OrderPage, readEndedBefore } from '~/store/read/orders/read-order-page'
import type { OrderList, OrderSearch } from '~/store/read/orders/read-order-sql'
import { readMatchingKeys } from '~/store/read/read-matching-keys'
import { readMatchingMints } from '~/store/read/read-tokens'
import type { QueryCache } from '../cache/query-cache.server'
import type { OrderQueries, SpotOrder } from './order-queries.server'
import { toDcaOrderView, toLimitOrderView } from './order-views.server'

const topicOf: Readonly<Record<SpotVenue, SpotTopic>> = { dca: 'dca', jupiter: 'limit', kamino: 'kamino' }

/**
 * Maximum age of a list, milliseconds. Token prices change and orders expire without any change of the stored
 * orders.
 */
const listMaxAgeMs = 5_000

/**
 * Maximum age of the count of old ended orders, milliseconds. The count grows slowly, and any change of the
 * venue's orders invalidates it anyway.
 */
const endedMaxAgeMs = 60_000

/** Reads the orders of a page, and converts each of them to its view. */
interface PageReader<Venue extends SpotVenue, Stored, View> {
  readonly read: (
    pool: Pool,
    list: OrderList<Venue>,
    part: ListPart,
    ended: number,
  ) => Promise<OrderPage<Stored>>
  readonly toView: (order: Stored) => View
}

/** Creates the queries for spot orders. */
export function createOrderQueries({
  pool,
  cache,
  publicUrl,
  clock,
}: {
  pool: Pool
  cache: QueryCache
  publicUrl: string
  clock: Clock
}): OrderQueries {
  const keyOf = createOrderKeys()
  const nowSeconds = () => Math.floor(clock.nowMs() / 1000)
  const toDcaView = (order: StoredDcaOrder) => toDcaOrderView(order, nowSeconds(), publicUrl)
  const toLimitView = (order: StoredLimitOrder) => toLimitOrderView(order, nowSeconds(), publicUrl)
  const getDcaOrders = async (keys: readonly Address[]): Promise<DcaOrderView[]> =>
    (await cache.runUncached(() => readDcaOrders(pool, keys))).map(toDcaView)
  const getLimitOrders = async (keys: readonly Address[]): Promise<LimitOrderView[]> =>
    (await cache.runUncached(() => readLimitOrders(pool, keys))).map(toLimitView)

  function list<Venue extends SpotVenue, Stored, View extends DcaOrderView | LimitOrderView>(
    venue: Venue,
    request: OrderListRequest,
    { read, toView }: PageReader<Venue, Stored, View>,
  ) {
    return cache.get<Page<View>>({
      key: keyOf(venue, request),
      topics: [topicOf[venue], 'prices'],
      maxAgeMs: listMaxAgeMs,
      weigh: (page) => page.rows.length,
      load: async () => {
        const nowAt = nowSeconds()
        const { ended, ...reach } = await reachOf(venue, request, nowAt)
        const requested = { ...(await listOf(pool, venue, request, nowAt)), ...reach }
        const { after: place, page, size } = request
        if (findsNothing(requested))
          return { rows: [], total: 0, totalIsExact: true, page, size, next: placeBehind([], request, venue) }
        const part = { place, limit: size, offset: pageOffset(request) }
        const { orders, ...total } = await read(pool, requested, part, ended)
        const rows = orders.map(toView)
        return { rows, ...total, page, size, next: placeBehind(rows, request, venue) }
      },
    })
  }
  const listLimits = <Venue extends LimitVenue>(venue: Venue, request: OrderListRequest) =>
    list(venue, request, { read: readLimitPage, toView: toLimitView })

  /**
   * Returns the earliest opening time that the list may show, and the number of ended orders that were opened
   * earlier. If no order was opened earlier, the list needs no time filter.
   */
  async function reachOf(venue: SpotVenue, request: OrderListRequest, nowAt: UnixSeconds) {
    const from = request.filter === 'active' ? undefined : earliestAllowed(reachDaysOfList(request), nowAt)
    // An explicit `openedFrom` has already been checked against the client's plan.
    if (from === undefined || request.openedFrom !== undefined) return { ended: 0 }
    const { count } = await cache.get({
      key: `orders ${venue} ended, opened before ${from}`,
      topics: [topicOf[venue]],
      maxAgeMs: endedMaxAgeMs,
      load: async () => ({ count: await readEndedBefore(pool, venue, from) }),
    })
    return count === 0 ? { ended: 0 } : { ended: count, reachFrom: from }
  }

  const getSpotOrder = (key: Address) =>
    cache.get<SpotOrder>({
      key: `spot order ${key}`,
      topics: [...Object.values(topicOf), 'prices'],
      maxAgeMs: listMaxAgeMs,
      weigh: () => 1,
      load: async () => {
        const [[dca], [limit]] = await Promise.all([getDcaOrders([key]), getLimitOrders([key])])
        return { dca, limit }
      },
    })

  return {
    listDcaOrders: (request) => list('dca', request, { read: readDcaPage, toView: toDcaView }),
    listLimitOrders: (request) => listLimits('jupiter', request),
    listKaminoOrders: (request) => listLimits('kamino', request),
    getDcaOrders,
    getLimitOrders,
    getSpotOrder,
    getDcaOrder: async (key) => (await getSpotOrder(key)).dca,
    async getLimitOrder(venue, key) {
      const { limit } = await getSpotOrder(key)
      return limit !== undefined && isOfVenue(limit.protocol, venue) ? limit : undefined
    },
  }
}

/** Minimum number of characters of a key by which it is found, as many as the shortened keys in lists show. */
const leastOfKey = 4

/** Returns the list that a request selects, with its search resolved to keys and mints. */
async function listOf<Venue extends SpotVenue>(
  pool: Pool,
  venue: Venue,
  request: OrderListRequest,
  now: UnixSeconds,
): Promise<OrderList<Venue>> {
  return {
    venue,
    filter: request.filter,
    sortField: request.sortField,
    sortOrder: request.sortOrder,
    now,
    mint: request.tokenMint,
    maker: request.maker,
    search: request.search === undefined ? undefined : await resolveSearch(pool, venue, request.search),
    minAmountUsd: request.minAmountUsd,
    buy: request.side === undefined ? undefined : request.side === 'buy',
    openedFrom: request.openedFrom,
    openedBefore: request.openedBefore,
  }
}

/**
 * Resolves the text of a search. A full key matches an order, a maker or a mint. Any other text matches token
 * names and the beginnings of keys.
 */
async function resolveSearch(pool: Pool, venue: SpotVenue, text: string): Promise<OrderSearch> {
  const key = parseAddress(text)
  const keys = mayBeginAddress(text, leastOfKey) ? readMatchingKeys(pool, venue, text) : []
  if (key !== undefined) return { keys: [key, ...(await keys)], wholeKey: key, mints: [key] }
  const [mints, beginning] = await Promise.all([readMatchingMints(pool, text), keys])
  return { keys: beginning, mints }
}

/**
 * Whether the search text matches neither a key nor a token. Without this check the database would scan a
 * list sorted by time to its end.
 */
function findsNothing({ search }: OrderList): boolean {
  return search !== undefined && search.keys.length === 0 && search.mints.length === 0
}

/**
 * Returns a function that builds the cache key of each request object only once. Identical requests share one
 * parsed object, so their cache key is reused.
 */
function createOrderKeys(): (venue: SpotVenue, request: OrderListRequest) => string {
  const known: Readonly<Record<SpotVenue, WeakMap<OrderListRequest, string>>> = {
    dca: new WeakMap(),
    jupiter: new WeakMap(),
    kamino: new WeakMap(),
  }
  return (venue, request) => {
    const written = known[venue].get(request)
    if (written !== undefined) return written
    const key = `orders ${venue} ${JSON.stringify(canonical(request))}`
    known[venue].set(request, key)
    return key
  }
}

/** Returns the fields of a request in a fixed order, so that equal requests get equal keys. */
function canonical(request: OrderListRequest): unknown[] {
  return [
    request.filter,
    request.page,
    request.size,
    request.sortField,
    request.sortOrder,
    request.tokenMint,
    request.maker,
    request.search,
    request.minAmountUsd,
    request.side,
    request.openedFrom,
    request.openedBefore,
    reachDaysOfList(request),
    request.after?.values,
    request.after?.key,
  ]
}

/**
 * Returns the cursor of the next page. The cursor is `null` on the last page, and `undefined` if the values
 * of the sort field change too often for a cursor.
 */
function placeBehind(
  rows: readonly (DcaOrderView | LimitOrderView)[],
  request: OrderListRequest,
  venue: SpotVenue,
): PagePlace | null | undefined {
  const { size, sortField, sortOrder } = request
  if (sortField !== 'createdAt' && sortField !== 'amountUsd') return undefined
  const last = rows.at(-1)
  if (last === undefined || rows.length < size) return null
  const value = sortField === 'createdAt' ? last.state.createdAt : last.amountUsd
  const mark = orderListMark(topicOf[venue], request)
  return { sortField, sortOrder, values: [value ?? null], key: last.state.key, mark }
}
