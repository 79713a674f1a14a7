import { pageOffset } from '~/domain/base/page'
import {
  type DcaPressureRequest,
  type DcaPressureView,
  netUsd,
  type PressureHorizon,
  type PressureSum,
  pressureHorizons,
  pressureHours,
  type TokenPressure,
} from '~/domain/order/pressure-view'
import { sortRows } from '~/lib/sort-rows'
import { createPressureReader, type SidePressure } from '~/store/read/orders/read-dca-pressure'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'

/**
 * Cache settings. Computing the sums reads all active orders, and the planned volume changes every minute.
 */
const ofPressure = { topics: [], maxAgeMs: 5_000, staleMs: 25_000 } as const

/**
 * Maximum number of result pages that are cached for one set of sums. Any further page is sorted again for
 * every request.
 */
const mostPages = 200

const hours = Array.from({ length: pressureHours }, (_, index) => (index + 1) * 3_600)
const horizons = [...new Set([...Object.values(pressureHorizons), ...hours])]

/** Planned purchases and sales of every token. They are computed once and used for all requests. */
interface WholePressure {
  readonly asOf: number
  readonly tokens: readonly TokenPressure[]
}

/** Creates the query for the planned purchases and sales of active DCA orders, by token. */
export function createPressureQuery(
  deps: SpotDeps,
): (request: DcaPressureRequest) => Promise<DcaPressureView> {
  const readPressure = createPressureReader(horizons)
  const whole = () =>
    deps.cache.get<WholePressure>({
      key: 'dca pressure',
      ...ofPressure,
      weigh: ({ tokens }) => tokens.length * 3,
      load: async () => {
        const asOf = nowOf(deps)
        return { asOf, tokens: await byToken(deps, await readPressure(deps.pool, asOf)) }
      },
    })
  // Requests for the same page get the same object, so that the page is serialised only once.
  const pages = new WeakMap<WholePressure, Map<string, DcaPressureView>>()
  return async (request) => {
    const sums = await whole()
    const kept = pages.get(sums) ?? new Map<string, DcaPressureView>()
    pages.set(sums, kept)
    const name = `${request.horizon} ${request.tokenMint ?? ''} ${request.page} ${request.size}`
    const view = kept.get(name) ?? pageOf(sums, request)
    if (kept.size < mostPages) kept.set(name, view)
    return view
  }
}

function pageOf({ asOf, tokens }: WholePressure, request: DcaPressureRequest): DcaPressureView {
  const { horizon, tokenMint, page, size } = request
  const wanted = tokens.filter(({ token }) => tokenMint === undefined || token.mint === tokenMint)
  const ranked = sortRows(wanted, {
    keyOf: (row) => Math.abs(netUsd(row.horizons[horizon])),
    tieOf: ({ token }) => token.mint,
    order: 'desc',
  })
  const offset = pageOffset(request)
  const reported = Math.ceil(pressureHorizons[horizon] / 3_600)
  const rows = ranked
    .slice(offset, offset + size)
    .map((row) => ({ ...row, hours: row.hours.slice(0, reported) }))
  return { asOf, rows, total: ranked.length, totalIsExact: true, page, size }
}

interface RunningPressure {
  readonly orders: number
  readonly unpricedOrders: number
  /** Planned purchases and sales in USD. Each array has one entry per entry of `horizons`. */
  readonly buyUsd: readonly number[]
  readonly sellUsd: readonly number[]
}

async function byToken(deps: SpotDeps, sides: readonly SidePressure[]): Promise<TokenPressure[]> {
  const sums = new Map<string, RunningPressure>()
  for (const side of sides) add(sums, side)
  const sideOf = await readTokenSides(deps, sums.keys())
  return Array.from(sums, ([mint, { orders, unpricedOrders, buyUsd, sellUsd }]) => {
    const until = (seconds: number): PressureSum => {
      const place = horizons.indexOf(seconds)
      return { buyUsd: buyUsd[place] ?? 0, sellUsd: sellUsd[place] ?? 0 } // at 0 s nothing has been spent yet
    }
    return { token: sideOf(mint), orders, unpricedOrders, horizons: horizonsOf(until), hours: hoursOf(until) }
  })
}

function add(
  sums: Map<string, RunningPressure>,
  { mint, side, orders, unpricedOrders, spentUsd }: SidePressure,
): void {
  const zeros = horizons.map(() => 0)
  const sum = sums.get(mint) ?? { orders: 0, unpricedOrders: 0, buyUsd: zeros, sellUsd: zeros }
  sums.set(mint, {
    ...sum,
    orders: sum.orders + orders,
    unpricedOrders: sum.unpricedOrders + unpricedOrders,
    [side === 'buy' ? 'buyUsd' : 'sellUsd']: spentUsd,
  })
}

function horizonsOf(until: (seconds: number) => PressureSum): Record<PressureHorizon, PressureSum> {
  return {
    '5m': until(pressureHorizons['5m']),
    '30m': until(pressureHorizons['30m']),
    '1h': until(pressureHorizons['1h']),
    '6h': until(pressureHorizons['6h']),
    '24h': until(pressureHorizons['24h']),
  }
}

function hoursOf(until: (seconds: number) => PressureSum): PressureSum[] {
  return hours.map((seconds) => {
    const [end, begin] = [until(seconds), until(seconds - 3_600)]
    return { buyUsd: end.buyUsd - begin.buyUsd, sellUsd: end.sellUsd - begin.sellUsd }
  })
}
