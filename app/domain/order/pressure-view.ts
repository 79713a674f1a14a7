import type { Address } from '../base/ids'
import type { Page, PageRequest } from '../base/page'
import type { UnixSeconds } from '../base/time'
import type { PairSide } from './order-view'

/** Time spans for which DCA pressure is forecast, seconds. */
export const pressureHorizons = { '5m': 300, '30m': 1_800, '1h': 3_600, '6h': 21_600, '24h': 86_400 } as const
export type PressureHorizon = keyof typeof pressureHorizons

/** Number of hours in the hourly forecast. */
export const pressureHours = 24

/** Assumptions of the forecast. Each response includes them. */
export const pressureAssumptions = [
  'Constant prices.',
  'No new or cancelled orders.',
  'Price limits of orders are ignored.',
  'Overdue orders resume now without catching up.',
  'Unpriced orders are counted but add nothing.',
] as const

export interface DcaPressureRequest extends PageRequest {
  /** Time span over which tokens are ranked by net volume. The hourly forecast covers the same time span. */
  readonly horizon: PressureHorizon
  readonly tokenMint?: Address | undefined
}

/** Value of a token that active DCA orders will buy and sell, USD. */
export interface PressureSum {
  readonly buyUsd: number
  readonly sellUsd: number
}

/** DCA pressure on one token. */
export interface TokenPressure {
  readonly token: PairSide
  readonly orders: number
  readonly unpricedOrders: number
  readonly horizons: Readonly<Record<PressureHorizon, PressureSum>>
  /** Volume of each hour from now on, not accumulated. */
  readonly hours: readonly PressureSum[]
}

export interface DcaPressureView extends Page<TokenPressure> {
  readonly asOf: UnixSeconds
}

export interface DcaForecastRequest {
  readonly horizon: PressureHorizon
  /** Number of tokens to return. */
  readonly tokens: number
}

/**
 * What active DCA orders will buy and sell, added up over the tokens. Each cycle sells one token and buys another, so
 * over all tokens the buys equal the sells. Most orders buy or sell a major token, so the sums and the ranking leave
 * out the major tokens. The volume summaries do the same.
 */
export interface DcaForecastView {
  readonly asOf: UnixSeconds
  /** Value within the horizon. */
  readonly total: PressureSum
  /** Value of each of the next 24 hours. */
  readonly hours: readonly PressureSum[]
  /** The tokens with the largest net value within the horizon, in descending order. */
  readonly tokens: readonly (PressureSum & { readonly token: PairSide })[]
  /** Value of what all orders will sell in the next hour, major tokens included, USD. */
  readonly soldInNextHourUsd: number
}

/** Returns the value that will be bought minus the value that will be sold, USD. */
export function netUsd({ buyUsd, sellUsd }: PressureSum): number {
  return buyUsd - sellUsd
}
