import type { OrderEventsRequest, OrderEventView } from '~/domain/order/order-event-view'
import { readOrderEvents } from '~/store/read/orders/read-order-events'
import { readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

/**
 * Maximum age of the events, milliseconds. The token names and prices in the events become outdated over
 * time.
 */
const eventsMaxAgeMs = 10_000

/**
 * Returns the events of all DCA orders of a wallet, or the events of one order. Returns `undefined` for an
 * unknown order. The events change with every cycle of an order.
 */
export function readEventsOfOrders(
  deps: SpotDeps,
  request: OrderEventsRequest,
): Promise<readonly OrderEventView[] | undefined> {
  return deps.cache.get<readonly OrderEventView[] | undefined>({
    key: `order events ${request.account} ${request.limit} ${request.side} ${request.minAmountUsd}`,
    topics: ['dca'],
    maxAgeMs: eventsMaxAgeMs,
    weigh: (rows) => rows?.length ?? 0,
    load: async () => {
      const stored = await readOrderEvents(deps.pool, request)
      if (stored === undefined) return undefined
      const sideOf = await readTokenSides(
        deps,
        stored.flatMap(({ inputMint, outputMint }) => [inputMint, outputMint]),
      )
      return stored.map(({ inputMint, outputMint, ...event }) => ({
        ...event,
        input: sideOf(inputMint),
        output: sideOf(outputMint),
      }))
    },
  })
}
