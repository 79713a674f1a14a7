import { pageOffset } from '~/domain/base/page'
import {
  type DcaPressureRequest,
  type DcaPressureView,
  netUsd,
  type PressureHorizon,
  type PressureSum,
  pressureHorizons,
  pressureHours,
} from '~/domain/order/pressure-view'
import { sortRows } from '~/lib/sort-rows'
import { createPressureReader, type SidePressure } from '~/store/read/orders/read-dca-pressure'
import { overAllRows } from '../cache/cached-query.server'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

const hours = Array.from({ length: pressureHours }, (_, index) => (index + 1) * 3_600)
const horizons = [...new Set([...Object.values(pressureHorizons), ...hours])]
const placeOf = new Map(horizons.map((seconds, place) => [seconds, place]))

/** Maximum number of pages that are kept with one set of sums. Any further page is read again for each request. */
const mostPages = 200

/** Planned purchases and sales of every token, by mint. They are computed once and used for all requests. */
interface WholePressure {
  readonly asOf: number
  readonly sums: ReadonlyMap<string, RunningPressure>
}

interface RunningPressure {
  readonly orders: number
  readonly unpricedOrders: number
  /** Planned purchases and sales in USD. Each array has one entry per entry of `horizons`. */
  readonly buyUsd: readonly number[]
  readonly sellUsd: readonly number[]
}

/** Creates the query for the planned purchases and sales of active DCA orders, by token. */
export function createPressureQuery(
  deps: SpotDeps,
): (request: DcaPressureRequest) => Promise<DcaPressureView> {
  const { cache, pool } = deps
  const readPressure = createPressureReader(horizons)
  const readWhole = () =>
    cache.get<WholePressure>({
      key: 'dca pressure',
      ...overAllRows,
      weigh: ({ sums }) => sums.size * 3,
      load: async () => {
        const asOf = nowOf(deps)
        return { asOf, sums: byMint(await readPressure(pool, asOf)) }
      },
    })
  // Requests for the same page get the same object, so that it is serialised only once. The pages end with their sums.
  const pages = new WeakMap<WholePressure, Map<string, Promise<DcaPressureView>>>()
  return async (request) => {
    const whole = await readWhole()
    const ofWhole = pages.get(whole) ?? new Map<string, Promise<DcaPressureView>>()
    pages.set(whole, ofWhole)
    const { horizon, tokenMint = '', page, size } = request
    const name = `${horizon} ${tokenMint} ${page} ${size}`
    const reading = ofWhole.get(name) ?? cache.runUncached(() => readPage(deps, whole, request))
    if (ofWhole.size < mostPages) ofWhole.set(name, reading)
    reading.catch(() => ofWhole.delete(name))
    return reading
  }
}

/** Reads the names and prices of the tokens on a page only, because most of the thousands of tokens are on none. */
async function readPage(
  deps: SpotDeps,
  { asOf, sums }: WholePressure,
  request: DcaPressureRequest,
): Promise<DcaPressureView> {
  const { horizon, tokenMint, page, size } = request
  const until = pressureHorizons[horizon]
  const wanted = [...sums].filter(([mint]) => tokenMint === undefined || mint === tokenMint)
  const ranked = sortRows(wanted, {
    keyOf: ([, sum]) => Math.abs(netUsd(plannedUntil(sum, until))),
    tieOf: ([mint]) => mint,
    order: 'desc',
  })
  const offset = pageOffset(request)
  const shown = ranked.slice(offset, offset + size)
  const sideOf = await readTokenSides(
    deps,
    shown.map(([mint]) => mint),
  )
  const reported = hours.slice(0, Math.ceil(until / 3_600))
  const rows = shown.map(([mint, sum]) => ({
    token: sideOf(mint),
    orders: sum.orders,
    unpricedOrders: sum.unpricedOrders,
    horizons: horizonsOf(sum),
    hours: reported.map((seconds) => plannedInHour(sum, seconds)),
  }))
  return { asOf, rows, total: ranked.length, totalIsExact: true, page, size }
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

function plannedUntil({ buyUsd, sellUsd }: RunningPressure, seconds: number): PressureSum {
  const place = placeOf.get(seconds) ?? -1
  return { buyUsd: buyUsd[place] ?? 0, sellUsd: sellUsd[place] ?? 0 } // at 0 s nothing has been spent yet
}

function horizonsOf(sum: RunningPressure): Record<PressureHorizon, PressureSum> {
  return {
    '5m': plannedUntil(sum, pressureHorizons['5m']),
    '30m': plannedUntil(sum, pressureHorizons['30m']),
    '1h': plannedUntil(sum, pressureHorizons['1h']),
    '6h': plannedUntil(sum, pressureHorizons['6h']),
    '24h': plannedUntil(sum, pressureHorizons['24h']),
  }
}

/** Returns what is planned in the hour that ends `seconds` from now. */
function plannedInHour(sum: RunningPressure, seconds: number): PressureSum {
  const [end, begin] = [plannedUntil(sum, seconds), plannedUntil(sum, seconds - 3_600)]
  return { buyUsd: end.buyUsd - begin.buyUsd, sellUsd: end.sellUsd - begin.sellUsd }
}
