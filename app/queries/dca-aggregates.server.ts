import { knownSum } from '~/domain/known-sum'
import type { DcaAggregatesRequest, DcaAggregateView } from '~/domain/volume-view'
import { sortRows } from '~/lib/sort-rows'
import { type DcaRemaining, readDcaRemaining } from '~/store/read-dca-remaining'
import { readSpotVolumes } from '~/store/read-volumes'
import { nowOf, readTokenSides, type SpotDeps } from './token-sides.server'

/** Sums over all active orders cost some milliseconds and move slowly. */
const aggregatesMaxAgeMs = 10_000
const aggregatesStaleMs = 20_000

const secondsPerDay = 86_400

/** What is known of a token before its texts are looked up. */
type Sums = Omit<DcaAggregateView, 'token'>

/** DCA orders added up by token, the largest total first, unknown ones last. */
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

async function readFilled({ pool }: SpotDeps, now: number): Promise<Map<string, Sums>> {
  const volumes = await readSpotVolumes(pool, now - secondsPerDay, 'dca')
  return new Map(
    volumes.map(({ mint, boughtUsd, soldUsd }) => [
      mint,
      { buysUsd: boughtUsd, sellsUsd: soldUsd, orders: undefined, unpricedOrders: undefined },
    ]),
  )
}

interface RunningSum {
  buysUsd: number
  sellsUsd: number
  orders: number
  unpricedOrders: number
}

/** A token none of whose orders has a price has no sums. */
function sumRemaining(sides: readonly DcaRemaining[]): Map<string, Sums> {
  const sums = new Map<string, RunningSum>()
  for (const side of sides) addSide(sums, side)
  return new Map(Array.from(sums, ([mint, sum]) => [mint, toSums(sum)]))
}

function addSide(
  sums: Map<string, RunningSum>,
  { mint, side, orders, unpricedOrders, remainingUsd }: DcaRemaining,
): void {
  const sum = sums.get(mint) ?? { buysUsd: 0, sellsUsd: 0, orders: 0, unpricedOrders: 0 }
  sum.orders += orders
  sum.unpricedOrders += unpricedOrders
  sum[side === 'buy' ? 'buysUsd' : 'sellsUsd'] += remainingUsd
  sums.set(mint, sum)
}

function toSums(sum: RunningSum): Sums {
  return sum.unpricedOrders < sum.orders ? sum : { ...sum, buysUsd: undefined, sellsUsd: undefined }
}
