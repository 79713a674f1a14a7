import { knownSum } from '~/domain/base/known-sum'
import type { DcaAggregatesRequest, DcaAggregateView } from '~/domain/order/volume-view'
import { sortRows } from '~/lib/sort-rows'
import { type DcaRemaining, readDcaRemaining } from '~/store/read/orders/read-dca-remaining'
import { readSpotVolumes } from '~/store/read/orders/read-volumes'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

/**
 * Maximum age of the sums, milliseconds. The sums change slowly, and computing them over all active orders
 * takes several milliseconds.
 */
const aggregatesMaxAgeMs = 10_000
const aggregatesStaleMs = 20_000

const secondsPerDay = 86_400

/** DCA sums of a token, before the token's name and logo are looked up. */
type Sums = Omit<DcaAggregateView, 'token'>

/**
 * Returns sums of DCA orders by token. Tokens are sorted by total, largest first; tokens with an unknown
 * total come last.
 */
export function listDcaAggregates(
  deps: SpotDeps,
  { basis, limit, exclude = [] }: DcaAggregatesRequest,
): Promise<readonly DcaAggregateView[]> {
  return deps.cache.get<readonly DcaAggregateView[]>({
    key: `dca aggregates ${basis} ${limit} ${exclude.toSorted().join()}`,
    topics: [],
    maxAgeMs: aggregatesMaxAgeMs,
    staleMs: aggregatesStaleMs,
    weigh: (rows) => rows.length,
    load: async () => {
      const now = nowOf(deps)
      const sums =
        basis === 'remaining'
          ? sumRemaining(await readDcaRemaining(deps.pool, now))
          : await readFilled(deps, now)
      for (const mint of exclude) sums.delete(mint)
      const largest = sortRows([...sums], {
        keyOf: ([, { buysUsd, sellsUsd }]) => knownSum(buysUsd, sellsUsd),
        tieOf: ([mint]) => mint,
        order: 'desc',
      }).slice(0, limit)
      const sideOf = await readTokenSides(
        deps,
        largest.map(([mint]) => mint),
      )
      return largest.map(([mint, sum]) => ({ token: sideOf(mint), ...sum }))
    },
  })
}

/**
 * Returns the total value of the DCA executions of the last 24 hours, USD. `undefined`: there were executions, but
 * none with a known value.
 */
export function readDcaVolume(deps: SpotDeps): Promise<number | undefined> {
  return deps.cache.get<number | undefined>({
    key: 'dca volume',
    topics: [],
    maxAgeMs: aggregatesMaxAgeMs,
    staleMs: aggregatesStaleMs,
    weigh: () => 1,
    load: async () => {
      const volumes = await readSpotVolumes(deps.pool, nowOf(deps) - secondsPerDay, 'dca')
      // Each execution sells exactly one token.
      return knownSum(...volumes.map(({ soldUsd }) => soldUsd))
    },
  })
}

async function readFilled({ pool }: SpotDeps, now: number): Promise<Map<string, Sums>> {
  const volumes = await readSpotVolumes(pool, now - secondsPerDay, 'dca')
  return new Map(
    volumes.map(({ mint, boughtUsd, soldUsd }) => [
      mint,
      { buysUsd: boughtUsd, sellsUsd: soldUsd, orders: undefined, unpricedOrders: undefined },
    ]),
  )
}

interface RunningSum extends Sums {
  readonly orders: number
  readonly unpricedOrders: number
}

const nothing: RunningSum = { buysUsd: 0, sellsUsd: 0, orders: 0, unpricedOrders: 0 }

/**
 * Sums the remaining USD of DCA orders by token, for buys and for sells. A side without orders is 0. A side
 * whose orders all lack a price is unknown.
 */
function sumRemaining(sides: readonly DcaRemaining[]): Map<string, Sums> {
  const sums = new Map<string, RunningSum>()
  for (const { mint, side, orders, unpricedOrders, remainingUsd } of sides) {
    const other = sums.get(mint) ?? nothing
    sums.set(mint, {
      ...other,
      [side === 'buy' ? 'buysUsd' : 'sellsUsd']: remainingUsd,
      orders: other.orders + orders,
      unpricedOrders: other.unpricedOrders + unpricedOrders,
    })
  }
  return sums
}
