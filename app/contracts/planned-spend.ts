import type { PlannedSpend } from '~/domain/planned-spend'
import { orNull } from './absent'
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
  readonly tokenMint: string | null
  readonly tokenSymbol: string | null
  readonly usdByHour: readonly number[]
}

/** A trader's or an order's, by traded token. */
export function plannedSpendToWire({ series, unpricedOrders }: PlannedSpend): PlannedSpendWire {
  return {
    series: series.map(({ token, usdByHour }) => ({
      of: token === undefined ? 'other' : 'token',
      tokenMint: token?.mint ?? null,
      tokenSymbol: orNull(token?.symbol),
      usdByHour,
    })),
    unpricedOrders,
  }
}

/** A token's: what is bought of it, and what is sold. */
export function pressureToPlannedSpend(pressure: TokenPressureWire | undefined): PlannedSpendWire {
  if (pressure === undefined) return { series: [], unpricedOrders: 0 }
  const { tokenMint, tokenSymbol, hours, unpricedOrders } = pressure
  return {
    series: [
      { of: 'buys', tokenMint, tokenSymbol, usdByHour: hours.map(({ buyUsd }) => buyUsd) },
      { of: 'sells', tokenMint, tokenSymbol, usdByHour: hours.map(({ sellUsd }) => -sellUsd) },
    ],
    unpricedOrders,
  }
}
