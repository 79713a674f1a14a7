import type { Address } from './ids'
import type { PairSide } from './order-view'
import type { Page, PageRequest } from './page'
import type { UnixSeconds } from './time'

/** How far ahead the pressure of DCA orders is told, by the word for it, seconds (B1). */
export const pressureHorizons = { '5m': 300, '30m': 1_800, '1h': 3_600, '6h': 21_600, '24h': 86_400 } as const
export type PressureHorizon = keyof typeof pressureHorizons

/** Hours of the finer picture. */
export const pressureHours = 24

/** What the forecast takes for granted; said with every answer. */
export const pressureAssumptions = [
  'Prices stay as they are now.',
  'No order is cancelled or opened.',
  'Minimum and maximum prices of orders are ignored.',
  'An overdue order goes on from now and does not catch up on missed cycles.',
  'Orders whose input has no price are counted but add nothing.',
] as const

export interface DcaPressureRequest extends PageRequest {
  /** Tokens are ranked by their net over this horizon, and so many hours are told. */
  readonly horizon: PressureHorizon
  readonly tokenMint?: Address | undefined
}

/** USD that active DCA orders will spend on a token and get for it. */
export interface PressureSum {
  readonly buyUsd: number
  readonly sellUsd: number
}

/** The pressure on one token. */
export interface TokenPressure {
  readonly token: PairSide
  readonly orders: number
  readonly unpricedOrders: number
  readonly horizons: Readonly<Record<PressureHorizon, PressureSum>>
  /** By hour from now on; not summed up. */
  readonly hours: readonly PressureSum[]
}

export interface DcaPressureView extends Page<TokenPressure> {
  readonly asOf: UnixSeconds
}

/** Bought less sold. */
export function netUsd({ buyUsd, sellUsd }: PressureSum): number {
  return buyUsd - sellUsd
}
