import type { PlannedSpend } from '~/domain/planned-spend'
import { orNull } from './absent'
import { distinctLabels } from './distinct-labels'
import type { TokenPressureWire } from './pressure'

/** What active DCA orders will spend hour by hour, as a trader's, a token's or an order's page draws it; USD at current prices. */
export interface PlannedSpendWire {
  readonly series: readonly PlannedSeriesWire[]
  readonly unpricedOrders: number
}

/** One colour of the bars. */
export interface PlannedSeriesWire {
  /** `token`: one traded token; `other`: all further ones; `buys`, `sells`: of the token of the page. */
  readonly of: 'token' | 'other' | 'buys' | 'sells'
  /** What the token is called; null of `other`, `buys` and `sells`. */
  readonly label: string | null
  /** On the verified token list; null likewise. */
  readonly tokenVerified: boolean | null
  readonly usdByHour: readonly number[]
}

/** A trader's or an order's, by traded token. */
export function plannedSpendToWire({ series, unpricedOrders }: PlannedSpend): PlannedSpendWire {
  const labels = distinctLabels(series.flatMap(({ token }) => token ?? []))
  return {
    series: series.map(({ token, usdByHour }, index) => ({
      of: token === undefined ? 'other' : 'token',
      label: orNull(labels[index]), // only the series behind all tokens has none
      tokenVerified: orNull(token?.verified),
      usdByHour,
    })),
    unpricedOrders,
  }
}

/** A token's: what is bought of it, and what is sold. */
export function pressureToPlannedSpend(pressure: TokenPressureWire | undefined): PlannedSpendWire {
  if (pressure === undefined) return { series: [], unpricedOrders: 0 }
  const { hours, unpricedOrders } = pressure
  const ofPage = { label: null, tokenVerified: null }
  return {
    series: [
      { of: 'buys', ...ofPage, usdByHour: hours.map(({ buyUsd }) => buyUsd) },
      { of: 'sells', ...ofPage, usdByHour: hours.map(({ sellUsd }) => -sellUsd) },
    ],
    unpricedOrders,
  }
}
