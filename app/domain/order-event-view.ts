import type { Address, Signature } from './ids'
import type { PairSide } from './order-view'
import type { UnixSeconds } from './time'

/** Kinds of events of a DCA order. */
export const orderEventKinds = ['opened', 'cycle', 'completed', 'cancelled', 'expired'] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** Request for the newest events of DCA orders. */
export interface OrderEventsRequest {
  /** A wallet, for all of its orders, or a single order. */
  readonly account: Address
  readonly limit: number
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
   * Executed value of a cycle or deposited value of an opening, at the prices of its time. `undefined`:
   * unknown, or the event ends the order.
   */
  readonly usd: number | undefined
}
