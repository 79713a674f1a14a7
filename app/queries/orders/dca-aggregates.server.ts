import { knownSum } from '~/domain/base/known-sum'
import type { DcaAggregatesRequest, DcaAggregateView } from '~/domain/order/volume-view'
import { sortRows } from '~/lib/sort-rows'
import { type DcaRemaining, readDcaRemaining } from '~/store/read/orders/read-dca-remaining'
import { readSpotVolumes, type SpotVolume } from '~/store/read/orders/read-volumes'
import { onlyDerived } from '../cache/cached-query.server'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

/**
 * Cache times of the sums, milliseconds. They change slowly, and computing them over all active orders takes several
 * milliseconds.
 */
const ages = { topics: [], maxAgeMs: 10_000, staleMs: 20_000 } as const

const secondsPerDay = 86_400

/** DCA sums of a token, before the token's name and logo are looked up. */
type Sums = Omit<DcaAggregateView, 'token'>

/** Volumes of DCA executions by token. */
type Volumes = readonly SpotVolume[]

/** Queries for DCA orders and executions, added up. */
export interface DcaAggregateQueries {
  /** Returns sums by token, the largest total first. Tokens with an unknown total come last. */
  listDcaAggregates(request: DcaAggregatesRequest): Promise<readonly DcaAggregateView[]>
  /**
   * Returns the value of the executions of the last 24 hours in all tokens, USD. `undefined`: some have no known value,
   * and the others sum to 0.
   */
  getDcaVolume(): Promise<number | undefined>
}

export function createDcaAggregateQueries(deps: SpotDeps): DcaAggregateQueries {
  return {
    listDcaAggregates: (request) =>
      request.basis === 'remaining' ? readRemaining(deps, request) : readFilled(deps, request),
    async getDcaVolume() {
      // Each execution sells exactly one token.
      return knownSum(...(await readDayVolumes(deps)).map(({ soldUsd }) => soldUsd))
    },
  }
}

async function readFilled(
  deps: SpotDeps,
  request: DcaAggregatesRequest,
): Promise<readonly DcaAggregateView[]> {
  const volumes = await readDayVolumes(deps)
  return deps.cache.get<readonly DcaAggregateView[]>({
    key: keyOf(request),
    ...onlyDerived,
    derivedFrom: volumes,
    weigh: (rows) => rows.length,
    load: () => largestOf(deps, sumFilled(volumes), request),
  })
}

function readRemaining(deps: SpotDeps, request: DcaAggregatesRequest): Promise<readonly DcaAggregateView[]> {
  return deps.cache.get<readonly DcaAggregateView[]>({
    key: keyOf(request),
    ...ages,
    weigh: (rows) => rows.length,
    load: async () => largestOf(deps, sumRemaining(await readDcaRemaining(deps.pool, nowOf(deps))), request),
  })
}

function keyOf({ basis, limit, exclude = [] }: DcaAggregatesRequest): string {
  return `dca aggregates ${basis} ${limit} ${exclude.toSorted().join()}`
}

function readDayVolumes(deps: SpotDeps): Promise<Volumes> {
  return deps.cache.get<Volumes>({
    key: 'dca day volumes',
    ...ages,
    weigh: (volumes) => volumes.length,
    load: () => readSpotVolumes(deps.pool, nowOf(deps) - secondsPerDay, 'dca'),
  })
}

/** Looks up the names and logos of the tokens with the largest totals only. */
async function largestOf(
  deps: SpotDeps,
  sums: ReadonlyMap<string, Sums>,
  { limit, exclude = [] }: DcaAggregatesRequest,
): Promise<readonly DcaAggregateView[]> {
  const excluded = new Set<string>(exclude)
  const largest = sortRows(
    [...sums].filter(([mint]) => !excluded.has(mint)),
    {
      keyOf: ([, { buysUsd, sellsUsd }]) => knownSum(buysUsd, sellsUsd),
      tieOf: ([mint]) => mint,
      order: 'desc',
    },
  ).slice(0, limit)
  const sideOf = await readTokenSides(
    deps,
    largest.map(([mint]) => mint),
  )
  return largest.map(([mint, sum]) => ({ token: sideOf(mint), ...sum }))
}

function sumFilled(volumes: Volumes): ReadonlyMap<string, Sums> {
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
