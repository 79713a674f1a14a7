import type { PlannedSpend } from '~/domain/planned-spend'
import { orNull } from './absent'
import { distinctLabels } from './distinct-labels'
import type { TokenPressureWire } from './pressure'

/**
 * Planned spending of active DCA orders by hour, for the page of a trader, token or order; USD at current
 * prices.
 */
export interface PlannedSpendWire {
  readonly series: readonly PlannedSeriesWire[]
  readonly unpricedOrders: number
}

/** One colour of the bars. */
export interface PlannedSeriesWire {
  /**
   * Kind of the series. `token`: one traded token; `other`: all other tokens; `buys`, `sells`: those of the
   * page's token.
   */
  readonly of: 'token' | 'other' | 'buys' | 'sells'
  /** Label of the token; `null` for `other`, `buys` and `sells`. */
  readonly label: string | null
  /** Whether the token is on the verified token list; `null` for `other`, `buys` and `sells`. */
  readonly tokenVerified: boolean | null
  readonly usdByHour: readonly number[]
}

/** Converts the planned spending of a trader or an order, by traded token. */
export function plannedSpendToWire({ series, unpricedOrders }: PlannedSpend): PlannedSpendWire {
  const labels = distinctLabels(series.flatMap(({ token }) => token ?? []))
  return {
    series: series.map(({ token, usdByHour }, index) => ({
      of: token === undefined ? 'other' : 'token',
      label: orNull(labels[index]), // only `other`, the last series, has no label
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
