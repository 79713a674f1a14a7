import type { OpenLimitsView } from '~/domain/order/order-view'
import type { LimitVenue } from '~/domain/protocol/spot-venue'
import { readOpenLimits } from '~/store/read/orders/read-open-limits'
import { nowOf, type SpotDeps } from '../tokens/token-sides.server'

/**
 * Cache settings. The sum over all active orders takes several milliseconds to compute and changes slowly.
 */
const ofOpenLimits = { topics: [], maxAgeMs: 10_000, staleMs: 20_000 } as const

/** Returns the remaining amount of all active limit orders, either of both Jupiter programs or of Kamino. */
export function readOpenLimitsOf(deps: SpotDeps, venue: LimitVenue): Promise<OpenLimitsView> {
  return deps.cache.get<OpenLimitsView>({
    key: `open limits ${venue}`,
    ...ofOpenLimits,
    weigh: () => 1,
    load: () => readOpenLimits(deps.pool, venue, nowOf(deps)),
  })
}
