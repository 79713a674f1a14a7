import type { OpenLimitsView } from '~/domain/order-view'
import { readOpenLimits } from '~/store/read-open-limits'
import { nowOf, type SpotDeps } from './token-sides.server'

/** A sum over all active orders costs some milliseconds and moves slowly. */
const ofOpenLimits = { topics: [], maxAgeMs: 10_000, staleMs: 20_000 } as const

/** What active limit orders of Jupiter's two programs, or of Kamino, still offer. */
export function readOpenLimitsOf(deps: SpotDeps, venue: 'jupiter' | 'kamino'): Promise<OpenLimitsView> {
  return deps.cache.get<OpenLimitsView>({
    key: `open limits ${venue}`,
    ...ofOpenLimits,
    weigh: () => 1,
    load: () => readOpenLimits(deps.pool, venue, nowOf(deps)),
  })
}
