import type { Address } from '~/domain/base/ids'
import type { DcaFilledView, OrdersOf } from '~/domain/order/volume-view'
import { readDcaFilled } from '~/store/read/orders/read-dca-filled'
import { nowOf, type SpotDeps } from '../tokens/token-sides.server'

/** Maximum age of the executed volume, milliseconds. A sum over 30 days changes slowly. */
const filledMaxAgeMs = 10_000
/** Length of the window, seconds. The current, unfinished hour is added to the window. */
const filledSeconds = 30 * 24 * 3_600

/**
 * Returns the executed volume of the last 30 days for the DCA orders of one maker or of one token, or for one
 * order.
 */
export function readFilledOf(deps: SpotDeps, of: OrdersOf, key: Address): Promise<DcaFilledView> {
  return deps.cache.get<DcaFilledView>({
    key: `dca filled ${of} ${key}`,
    topics: [],
    maxAgeMs: filledMaxAgeMs,
    weigh: () => 1,
    load: () => {
      const now = nowOf(deps)
      return readDcaFilled(deps.pool, of, key, now - (now % 3_600) - filledSeconds)
    },
  })
}
