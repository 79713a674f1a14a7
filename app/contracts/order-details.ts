import type { DexLabel } from '~/domain/order-kind'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from './order'
import type { OrderFillPageWire } from './order-fill'
import type { PerpOrderDetailWire, PerpOrderFillPageWire } from './perp-order'
import type { TokenWire } from './token'

/** The label that distinguishes the variants. */
type Labelled<Dex extends DexLabel> = { readonly dex: Dex }

interface SpotDetails<Order> {
  readonly order: Order
  /** Newest executions and planned cycles; `null`: unavailable. */
  readonly fills: OrderFillPageWire | null
}

/** A spot order with its executions. */
export type SpotOrderDetails =
  | (Labelled<'Jupiter DCA'> & SpotDetails<DcaOrderWire>)
  | (Labelled<'Jupiter Limit'> & SpotDetails<LimitOrderWire>)
  | (Labelled<'Kamino'> & SpotDetails<KaminoOrderWire>)

/**
 * A Drift order, resting or ended, with its executions. `baseMint` is the mint that the market's oracle
 * prices, if it is certain.
 */
export type PerpOrderDetails = Labelled<'Drift'> & {
  readonly order: PerpOrderDetailWire
  readonly baseMint: string | null
  /** The newest executions; `null`: unavailable. */
  readonly fills: PerpOrderFillPageWire | null
}

/**
 * Data for the page or popup of one order. The key may turn out to be a token's. All numbers are those of the
 * API.
 */
export type OrderDetails =
  | SpotOrderDetails
  | PerpOrderDetails
  | { readonly dex: undefined; readonly order: TokenWire }
