import { pageOffset } from '~/domain/base/page'
import {
  type DcaPressureRequest,
  type DcaPressureView,
  netUsd,
  type PressureHorizon,
  type PressureSum,
  pressureHorizons,
} from '~/domain/order/pressure-view'
import { sortRows } from '~/lib/sort-rows'
import { onlyDerived } from '../cache/cached-query.server'
import { readTokenSides, type SpotDeps } from '../tokens/token-sides.server'
import {
  hourEnds,
  type PressureSums,
  plannedInHour,
  plannedWithin,
  type RunningPressure,
} from './dca-pressure-sums.server'

/** Creates the query for the planned purchases and sales of active DCA orders, by token. */
export function createPressureQuery(
  deps: SpotDeps,
  readSums: () => Promise<PressureSums>,
): (request: DcaPressureRequest) => Promise<DcaPressureView> {
  return async (request) => {
    const whole = await readSums()
    const { horizon, tokenMint = '', page, size } = request
    return deps.cache.get<DcaPressureView>({
      key: `dca pressure ${horizon} ${tokenMint} ${page} ${size}`,
      ...onlyDerived,
      derivedFrom: whole,
      weigh: ({ rows }) => rows.length,
      load: () => readPage(deps, whole, request),
    })
  }
}

/** Reads the names and prices of the tokens on a page only, because most of the thousands of tokens are on none. */
async function readPage(
  deps: SpotDeps,
  { asOf, sums }: PressureSums,
  request: DcaPressureRequest,
): Promise<DcaPressureView> {
  const { horizon, tokenMint, page, size } = request
  const wanted = [...sums].filter(([mint]) => tokenMint === undefined || mint === tokenMint)
  const ranked = sortRows(wanted, {
    keyOf: ([, sum]) => Math.abs(netUsd(plannedWithin(sum, horizon))),
    tieOf: ([mint]) => mint,
    order: 'desc',
  })
  const offset = pageOffset(request)
  const shown = ranked.slice(offset, offset + size)
  const sideOf = await readTokenSides(
    deps,
    shown.map(([mint]) => mint),
  )
  const reported = hourEnds.slice(0, Math.ceil(pressureHorizons[horizon] / 3_600))
  const rows = shown.map(([mint, sum]) => ({
    token: sideOf(mint),
    orders: sum.orders,
    unpricedOrders: sum.unpricedOrders,
    horizons: horizonsOf(sum),
    hours: reported.map((seconds) => plannedInHour(sum, seconds)),
  }))
  return { asOf, rows, total: ranked.length, totalIsExact: true, page, size }
}

function horizonsOf(sum: RunningPressure): Record<PressureHorizon, PressureSum> {
  return {
    '5m': plannedWithin(sum, '5m'),
    '30m': plannedWithin(sum, '30m'),
    '1h': plannedWithin(sum, '1h'),
    '6h': plannedWithin(sum, '6h'),
    '24h': plannedWithin(sum, '24h'),
  }
}
