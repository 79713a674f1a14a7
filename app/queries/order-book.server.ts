import { buildBook, type OrderBook } from '~/domain/order-book'
import { readBookOrders } from '~/store/read-book-orders'
import { nowOf, type SpotDeps } from './token-sides.server'

/** Maximum age of the book, milliseconds. Orders expire without a change in the store. */
const bookMaxAgeMs = 5_000

/** Returns Kamino's resting orders between wrapped SOL and USDC as an order book. */
export function readKaminoBook(deps: SpotDeps): Promise<OrderBook> {
  return deps.cache.get<OrderBook>({
    key: 'kamino book',
    topics: ['kamino'],
    maxAgeMs: bookMaxAgeMs,
    weigh: ({ bids, asks }) => bids.length + asks.length,
    load: async () => buildBook(await readBookOrders(deps.pool, nowOf(deps))),
  })
}
