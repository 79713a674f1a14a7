import type { Address } from '../base/ids'
import type { Page, PagePlace } from '../base/page'
import type { TradeType } from '../protocol/trade-type'
import type { TradeView } from './trade-view'

/** Validated parameters of the list of executions of all venues. */
export interface TapeRequest {
  readonly size: number
  /** Minimum value, USD. Executions of unknown value are excluded. */
  readonly minUsd?: number | undefined
  /**
   * Side of the spot order: of `token`, or without it of the base token. For perps, of the taker, or of `maker` if
   * it is given.
   */
  readonly side?: 'buy' | 'sell' | undefined
  /** Venue, by the type of its trades. `undefined`: all venues. */
  readonly venue?: TradeType | undefined
  /**
   * Token that is sold or bought; the side and the price of each execution are then those of this token. For perps,
   * the base of the market.
   */
  readonly token?: Address | undefined
  /** Owner of the spot order, or taker or maker of the perp execution. */
  readonly maker?: Address | undefined
  readonly after?: PagePlace | undefined
  /** Age of the oldest executions, days. `null`: no limit. `undefined`: the limit of the default plan. */
  readonly reachDays?: number | null | undefined
}

/** One execution at any venue. */
export interface TapeTrade extends Omit<TradeView, 'filledUsd'> {
  /** Identity of the execution: signature, instruction path and number of the event. */
  readonly id: string
  readonly instructionPath: string
  readonly eventIndex: number
  readonly slot: number
  /** Value at the prices of its time, USD. `undefined`: unknown. */
  readonly filledUsd: number | undefined
  /** Price, USD per UI unit of the requested token, or of the base. `undefined`: the value or the amount is unknown. */
  readonly priceUsd: number | undefined
  /** Owner of the spot order, or User account of the perp order. `undefined`: unknown. */
  readonly trader: Address | undefined
  /** The other party. `undefined`: unknown, or the AMM of a perps venue. */
  readonly counterparty: Address | undefined
}

export type TapeView = Page<TapeTrade>
