import {
  type PressureHorizon,
  type PressureSum,
  pressureHorizons,
  pressureHours,
} from '~/domain/order/pressure-view'
import { createPressureReader, type SidePressure } from '~/store/read/orders/read-dca-pressure'
import { overAllRows } from '../cache/cached-query.server'
import { nowOf, type SpotDeps } from '../tokens/token-sides.server'

/** Ends of the next hours, seconds from now. */
export const hourEnds = Array.from({ length: pressureHours }, (_, index) => (index + 1) * 3_600)
/** Ends of all time spans of the sums, seconds from now. */
export const horizons = [...new Set([...Object.values(pressureHorizons), ...hourEnds])]
const placeOf = new Map(horizons.map((seconds, place) => [seconds, place]))

/** Planned purchases and sales of every token, by mint. They are computed once and used for all requests. */
export interface PressureSums {
  readonly asOf: number
  readonly sums: ReadonlyMap<string, RunningPressure>
}

export interface RunningPressure {
  readonly orders: number
  readonly unpricedOrders: number
  /** Planned purchases and sales in USD. Each array has one entry per entry of `horizons`. */
  readonly buyUsd: readonly number[]
  readonly sellUsd: readonly number[]
}

/** Creates a function that returns the planned purchases and sales of every token. */
export function createPressureSums(deps: SpotDeps): () => Promise<PressureSums> {
  const readPressure = createPressureReader(horizons)
  return () =>
    deps.cache.get<PressureSums>({
      key: 'dca pressure',
      ...overAllRows,
      weigh: ({ sums }) => sums.size * 3,
      load: async () => {
        const asOf = nowOf(deps)
        return { asOf, sums: byMint(await readPressure(deps.pool, asOf)) }
      },
    })
}

const zeros = horizons.map(() => 0)

function byMint(sides: readonly SidePressure[]): ReadonlyMap<string, RunningPressure> {
  const sums = new Map<string, RunningPressure>()
  for (const { mint, side, orders, unpricedOrders, spentUsd } of sides) {
    const sum = sums.get(mint) ?? { orders: 0, unpricedOrders: 0, buyUsd: zeros, sellUsd: zeros }
    sums.set(mint, {
      ...sum,
      orders: sum.orders + orders,
      unpricedOrders: sum.unpricedOrders + unpricedOrders,
      [side === 'buy' ? 'buyUsd' : 'sellUsd']: spentUsd,
    })
  }
  return sums
}

/** Returns what is planned from now until `seconds` from now. */
export function plannedUntil({ buyUsd, sellUsd }: RunningPressure, seconds: number): PressureSum {
  const place = placeOf.get(seconds) ?? -1
  return { buyUsd: buyUsd[place] ?? 0, sellUsd: sellUsd[place] ?? 0 } // at 0 s nothing has been spent yet
}

/** Returns what is planned within a horizon. */
export function plannedWithin(sum: RunningPressure, horizon: PressureHorizon): PressureSum {
  return plannedUntil(sum, pressureHorizons[horizon])
}

/** Returns what is planned in the hour that ends `seconds` from now. */
export function plannedInHour(sum: RunningPressure, seconds: number): PressureSum {
  const [end, begin] = [plannedUntil(sum, seconds), plannedUntil(sum, seconds - 3_600)]
  return { buyUsd: end.buyUsd - begin.buyUsd, sellUsd: end.sellUsd - begin.sellUsd }
}
