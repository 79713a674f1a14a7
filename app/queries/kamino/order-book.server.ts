import { buildBook, type OrderBook } from '~/domain/order/order-book'
import { readBookOrders } from '~/store/read/orders/read-book-orders'
import { nowOf, type SpotDeps } from '../tokens/token-sides.server'

/**
 * Maximum age of the order book, milliseconds. Orders can expire without any change in the store, so the book
 * must be read again.
 */
const bookMaxAgeMs = 5_000

/**
 * Returns Kamino's resting orders that trade wrapped SOL for USDC or USDC for wrapped SOL, as an order book.
 */
export function readKaminoBook(deps: SpotDeps): Promise<OrderBook> {
  return deps.cache.get<OrderBook>({
    key: 'kamino book',
    topics: ['kamino'],
    maxAgeMs: bookMaxAgeMs,
    weigh: ({ bids, asks }) => bids.length + asks.length,
    load: async () => buildBook(await readBookOrders(deps.pool, nowOf(deps))),
  })
}
