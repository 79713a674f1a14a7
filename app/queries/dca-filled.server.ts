import type { Address } from '~/domain/ids'
import type { DcaFilledView, OrdersOf } from '~/domain/volume-view'
import { readDcaFilled } from '~/store/read-dca-filled'
import { nowOf, type SpotDeps } from './token-sides.server'

/** Sums over a month move slowly. */
const filledMaxAgeMs = 10_000
/** How far back they reach, beside the running hour. */
const filledSeconds = 30 * 24 * 3_600

/** What was executed in 30 days of somebody's DCA orders, of a token's or of one. */
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
