import type { Address } from '../base/ids'
import type { Page, PagePlace, PageRequest } from '../base/page'
import type { UnixSeconds } from '../base/time'
import type { PairSide } from './order-view'
import type { PressureHorizon } from './pressure-view'

/** Number of rows that page numbers reach, and at which counting stops. Later rows need the cursor. */
export const countedUpcoming = 1_000

/** Validated parameters of the list of upcoming executions. */
export interface UpcomingRequest extends PageRequest {
  /** Token that the orders buy or sell. */
  readonly tokenMint: Address
  /** Time span from the beginning of the list. Executions at its end or later are excluded. */
  readonly horizon: PressureHorizon
  /** Side of the token: `buy` = the orders buy it. `undefined`: both sides. */
  readonly side?: 'buy' | 'sell' | undefined
  /** Minimum value of an execution at the current price, USD. Executions without a price are excluded. */
  readonly minAmountUsd?: number | undefined
  /** Place after which the page begins. Its values are the time of the list's first page, and a time. */
  readonly after?: PagePlace | undefined
}

/** One cycle that an active DCA order will execute if nothing changes. */
export interface UpcomingExecution {
  readonly order: Address
  readonly trader: Address
  readonly at: UnixSeconds
  /** Side of the requested token. */
  readonly side: 'buy' | 'sell'
  readonly input: PairSide
  readonly output: PairSide
  /** Input that the cycle sells, base units. */
  readonly inputRaw: bigint
  /** Value of the input at the current price, USD. `undefined`: the price or the decimals are unknown. */
  readonly usd: number | undefined
}

export interface UpcomingView extends Page<UpcomingExecution> {
  /** Time at which the list begins. It is the same for all pages that one cursor leads to. */
  readonly asOf: UnixSeconds
}
