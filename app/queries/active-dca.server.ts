import type { Address } from '~/domain/ids'
import type { ActiveDcaView, OrdersOf } from '~/domain/volume-view'
import { readActiveDca } from '~/store/read-active-dca'
import { nowOf, readTokenSides, type SpotDeps } from './token-sides.server'

/** A cycle counts down on the page, so what comes next may not be much older than that. */
const activeMaxAgeMs = 5_000

/** What active DCA orders of somebody, of a token or one order come to. */
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
