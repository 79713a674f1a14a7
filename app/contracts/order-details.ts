import type { DexLabel } from '~/domain/order-kind'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from './order'
import type { OrderFillPageWire } from './order-fill'
import type { PerpOrderDetailWire, PerpOrderFillPageWire } from './perp-order'
import type { TokenWire } from './token'

/** A label as a variant of the details carries it. */
type Labelled<Dex extends DexLabel> = { readonly dex: Dex }

interface SpotDetails<Order> {
  readonly order: Order
  /** Its newest executions and the cycles to come; null = they could not be read. */
  readonly fills: OrderFillPageWire | null
}

/** A spot order with its executions. */
export type SpotOrderDetails =
  | (Labelled<'Jupiter DCA'> & SpotDetails<DcaOrderWire>)
  | (Labelled<'Jupiter Limit'> & SpotDetails<LimitOrderWire>)
  | (Labelled<'Kamino'> & SpotDetails<KaminoOrderWire>)

/** An order of Drift, resting or over, with its executions, and the mint that its market's oracle prices, if one is beyond doubt. */
export type PerpOrderDetails = Labelled<'Drift'> & {
  readonly order: PerpOrderDetailWire
  readonly baseMint: string | null
  /** The newest; null = they could not be read. */
  readonly fills: PerpOrderFillPageWire | null
}

/** What a page or popup of one order shows; a key may turn out to be a token's (M111). All numbers are those of the API. */
export type OrderDetails =
  | SpotOrderDetails
  | PerpOrderDetails
  | { readonly dex: undefined; readonly order: TokenWire }
