import type { Address } from '~/domain/base/ids'
import type { ActiveDcaView, OrdersOf } from '~/domain/order/volume-view'
import { readActiveDca } from '~/store/read/orders/read-active-dca'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

/**
 * Maximum age of the totals, milliseconds. Pages count down to the time of the next cycle, so that time must
 * be recent.
 */
const activeMaxAgeMs = 5_000

/** Returns totals over the active DCA orders of one maker or of one token, or the totals of one order. */
export function readActiveOf(deps: SpotDeps, of: OrdersOf, key: Address): Promise<ActiveDcaView> {
  return deps.cache.get<ActiveDcaView>({
    key: `active dca ${of} ${key}`,
    topics: ['dca', 'prices'],
    maxAgeMs: activeMaxAgeMs,
    weigh: () => 1,
    load: async () => {
      const { next, ...sums } = await readActiveDca(deps.pool, of, key, nowOf(deps))
      if (next === undefined) return { ...sums, next }
      const sideOf = await readTokenSides(deps, [next.inputMint, next.outputMint])
      return {
        ...sums,
        next: { at: next.at, input: sideOf(next.inputMint), output: sideOf(next.outputMint) },
      }
    },
  })
}
