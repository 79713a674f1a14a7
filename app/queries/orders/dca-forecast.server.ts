import {
  type DcaForecastRequest,
  type DcaForecastView,
  netUsd,
  type PressureHorizon,
  type PressureSum,
} from '~/domain/order/pressure-view'
import { majorMints } from '~/domain/token/mints'
import { sortRows } from '~/lib/sort-rows'
import { onlyDerived } from '../cache/cached-query.server'
import { readTokenSides, type SpotDeps } from '../tokens/token-sides.server'
import { hourEnds, type PressureSums, plannedInHour, plannedWithin } from './dca-pressure-sums.server'

/**
 * Creates the query for what active DCA orders will buy and sell. It adds up the sums of the tokens directly: a page
 * would create an object per token and hour.
 */
export function createForecastQuery(
  deps: SpotDeps,
  readSums: () => Promise<PressureSums>,
): (request: DcaForecastRequest) => Promise<DcaForecastView> {
  return async ({ horizon, tokens }) => {
    const whole = await readSums()
    return deps.cache.get<DcaForecastView>({
      key: `dca forecast ${horizon} ${tokens}`,
      ...onlyDerived,
      derivedFrom: whole,
      weigh: (forecast) => forecast.tokens.length,
      load: () => readForecast(deps, whole, horizon, tokens),
    })
  }
}

/** Looks up the names and logos of the shown tokens only. */
async function readForecast(
  deps: SpotDeps,
  sums: PressureSums,
  horizon: PressureHorizon,
  count: number,
): Promise<DcaForecastView> {
  const { largest, ...forecast } = forecastOf(sums, horizon, count)
  const sideOf = await readTokenSides(
    deps,
    largest.map(({ mint }) => mint),
  )
  return {
    ...forecast,
    tokens: largest.map(({ mint, buyUsd, sellUsd }) => ({ token: sideOf(mint), buyUsd, sellUsd })),
  }
}

interface Forecast extends Omit<DcaForecastView, 'tokens'> {
  readonly largest: readonly (PressureSum & { readonly mint: string })[]
}

/** Returns the forecast for one horizon, with `count` tokens of the largest net value. */
export function forecastOf({ asOf, sums }: PressureSums, horizon: PressureHorizon, count: number): Forecast {
  const minors = [...sums].filter(([mint]) => !majors.has(mint))
  const planned = minors.map(([mint, sum]) => ({ mint, ...plannedWithin(sum, horizon) }))
  const ranked = sortRows(
    planned.filter(({ buyUsd, sellUsd }) => buyUsd !== 0 || sellUsd !== 0),
    { keyOf: (token) => Math.abs(netUsd(token)), tieOf: ({ mint }) => mint, order: 'desc' },
  )
  return {
    asOf,
    total: sumOf(planned),
    hours: hourEnds.map((seconds) => sumOf(minors.map(([, sum]) => plannedInHour(sum, seconds)))),
    largest: ranked.slice(0, count),
    soldInNextHourUsd: sumOf([...sums.values()].map((sum) => plannedWithin(sum, '1h'))).sellUsd,
  }
}

const majors: ReadonlySet<string> = new Set(majorMints)

function sumOf(parts: readonly PressureSum[]): PressureSum {
  let [buyUsd, sellUsd] = [0, 0]
  for (const part of parts) {
    buyUsd += part.buyUsd
    sellUsd += part.sellUsd
  }
  return { buyUsd, sellUsd }
}
