import type { OrderEventKind, OrderEventView } from '~/domain/order-event-view'
import type { UnixSeconds } from '~/domain/time'
import { orNull } from './absent'

/** Something that happened to a DCA order, as the timeline of a trader's or an order's page shows it. */
export interface OrderEventWire {
  /** Unique among events. */
  readonly id: string
  readonly kind: OrderEventKind
  readonly time: UnixSeconds
  readonly signature: string
  /** The order's account. */
  readonly publicKey: string
  readonly inputMint: string
  readonly inputTokenSymbol: string | null
  readonly inputTokenName: string | null
  readonly inputTokenImage: string | null
  readonly inputTokenVerified: boolean
  readonly outputMint: string
  readonly outputTokenSymbol: string | null
  readonly outputTokenName: string | null
  readonly outputTokenImage: string | null
  readonly outputTokenVerified: boolean
  readonly buy: boolean
  /** Executed or deposited, USD; null = unknown, or an ending. */
  readonly amountUsd: number | null
}

/** An event with its pair as the tables of orders have theirs. */
export function orderEventToWire(event: OrderEventView): OrderEventWire {
  const { input, output } = event
  return {
    id: `${event.signature} ${event.place}`,
    kind: event.kind,
    time: event.at,
    signature: event.signature,
    publicKey: event.order,
    inputMint: input.mint,
    inputTokenSymbol: orNull(input.symbol),
    inputTokenName: orNull(input.name),
    inputTokenImage: orNull(input.logoUrl),
    inputTokenVerified: input.verified,
    outputMint: output.mint,
    outputTokenSymbol: orNull(output.symbol),
    outputTokenName: orNull(output.name),
    outputTokenImage: orNull(output.logoUrl),
    outputTokenVerified: output.verified,
    buy: event.buy,
    amountUsd: orNull(event.usd),
  }
}
