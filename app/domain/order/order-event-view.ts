import type { Address, Signature } from '../base/ids'
import type { UnixSeconds } from '../base/time'
import type { PairSide } from './order-view'

/** Kinds of events of a DCA order. */
export const orderEventKinds = ['opened', 'cycle', 'completed', 'cancelled', 'expired'] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** Request for the newest events of DCA orders. */
export interface OrderEventsRequest {
  /** Whose events to return: those of all orders of a wallet, or those of a single order. */
  readonly account: Address
  readonly limit: number
  /** Side of the orders. */
  readonly side?: 'buy' | 'sell' | undefined
  /** Minimum value of an event, USD. Events of unknown value and endings do not match. */
  readonly minAmountUsd?: number | undefined
}

/** One event of a DCA order. */
export interface OrderEventView {
  readonly kind: OrderEventKind
  readonly at: UnixSeconds
  readonly signature: Signature
  /** Position within the transaction. Together with the signature it identifies the event. */
  readonly place: string
  readonly order: Address
  readonly input: PairSide
  readonly output: PairSide
  readonly buy: boolean
  /**
   * Value at the prices of the event's time: the executed value of a cycle, or the deposited value of an
   * opening. `undefined`: the value is unknown, or the event ends the order.
   */
  readonly usd: number | undefined
}
