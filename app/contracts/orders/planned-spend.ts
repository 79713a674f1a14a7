import type { PlannedSpend } from '~/domain/order/planned-spend'
import { distinctLabels } from '../distinct-labels'
import { orNull } from '../schema/absent'
import type { TokenPressureWire } from './pressure'

/**
 * Planned spending of active DCA orders by hour, for the page of a trader, a token or an order. Values are in
 * USD at current prices.
 */
export interface PlannedSpendWire {
  readonly series: readonly PlannedSeriesWire[]
  readonly unpricedOrders: number
}

/** One series of the bar chart. Each series has its own colour. */
export interface PlannedSeriesWire {
  /**
   * Kind of the series. `token`: one traded token; `other`: all other tokens together; `buys` and `sells`:
   * purchases and sales of the token whose page shows the chart.
   */
  readonly of: 'token' | 'other' | 'buys' | 'sells'
  /** Label of the token; `null` if the series is not of one token (`other`, `buys` and `sells`). */
  readonly label: string | null
  /** Whether the token is on the verified token list; `null` if the series is not of one token. */
  readonly tokenVerified: boolean | null
  readonly usdByHour: readonly number[]
}

/** Converts the planned spending of a trader or of an order. There is one series per traded token. */
export function plannedSpendToWire({ series, unpricedOrders }: PlannedSpend): PlannedSpendWire {
  const labels = distinctLabels(series.flatMap(({ token }) => token ?? []))
  return {
    series: series.map(({ token, usdByHour }, index) => ({
      of: token === undefined ? 'other' : 'token',
      label: orNull(labels[index]), // only the last series (`other`) has no label
      tokenVerified: orNull(token?.verified),
      usdByHour,
    })),
    unpricedOrders,
  }
}

/** Converts the planned purchases and sales of a token. */
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
