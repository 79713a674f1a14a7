import type { Address, Signature } from './ids'
import type { PairSide } from './order-view'
import type { UnixSeconds } from './time'

/** What can happen to a DCA order. */
export const orderEventKinds = ['opened', 'cycle', 'completed', 'cancelled', 'expired'] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** The newest events of DCA orders. */
export interface OrderEventsRequest {
  /** A wallet, whose orders they are, or one order. */
  readonly account: Address
  readonly limit: number
}

/** Something that happened to a DCA order. */
export interface OrderEventView {
  readonly kind: OrderEventKind
  readonly at: UnixSeconds
  readonly signature: Signature
  /** Place within its transaction, with the signature a name for the event. */
  readonly place: string
  readonly order: Address
  readonly input: PairSide
  readonly output: PairSide
  readonly buy: boolean
  /** Of a cycle what it executed, of an opening what was deposited, at the prices of its time; undefined = unknown, or an ending. */
  readonly usd: number | undefined
}
