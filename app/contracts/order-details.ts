import type { DexLabel } from '~/domain/order/order-kind'
import type { LimitOrderView } from '~/domain/order/order-view'
import { type PerpProtocolId, protocolFacts } from '~/domain/protocol/protocol'
import type { LimitVenue } from '~/domain/protocol/spot-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from './orders/order'
import type { OrderFillPageWire } from './orders/order-fill'
import { kaminoOrderToWire, limitOrderToWire } from './orders/order-to-wire'
import type { PerpOrderDetailWire, PerpOrderFillPageWire } from './perps/perp-order'
import type { TokenWire } from './token'

/** Label of the protocol. It distinguishes the variants of `OrderDetails`. */
type Labelled<Dex extends DexLabel> = { readonly dex: Dex }

/** A limit order in the format of its venue. */
type LabelledLimitOrder =
  | (Labelled<'Jupiter Limit'> & { readonly order: LimitOrderWire })
  | (Labelled<'Kamino'> & { readonly order: KaminoOrderWire })

const limitFormats: Readonly<Record<LimitVenue, (order: LimitOrderView) => LabelledLimitOrder>> = {
  jupiter: (order) => ({ dex: 'Jupiter Limit', order: limitOrderToWire(order) }),
  kamino: (order) => ({ dex: 'Kamino', order: kaminoOrderToWire(order) }),
}

/** Converts a limit order to the format of its venue, with the label of the venue. */
export function labelledLimitOrder(order: LimitOrderView): LabelledLimitOrder {
  return limitFormats[protocolFacts[order.protocol].venue](order)
}

interface SpotDetails<Order> {
  readonly order: Order
  /** The newest executions and the planned cycles of the order; `null`: unavailable. */
  readonly fills: OrderFillPageWire | null
}

/** A spot order with its executions. */
export type SpotOrderDetails =
  | (Labelled<'Jupiter DCA'> & SpotDetails<DcaOrderWire>)
  | (Labelled<'Jupiter Limit'> & SpotDetails<LimitOrderWire>)
  | (Labelled<'Kamino'> & SpotDetails<KaminoOrderWire>)

/** Labels of the perps venues. */
type PerpDexLabel = (typeof protocolFacts)[PerpProtocolId]['label']

/**
 * An order of a perps venue, either resting or ended, with its executions. `baseMint` is the mint whose price the
 * market's oracle reports, if this mint is certain.
 */
export type PerpOrderDetails = Labelled<PerpDexLabel> & {
  readonly venue: PerpVenue
  readonly order: PerpOrderDetailWire
  readonly baseMint: string | null
  /** The newest executions of the order; `null`: unavailable. */
  readonly fills: PerpOrderFillPageWire | null
}

/**
 * Data for the page or popup of one order. If the requested key belongs to a token, the data is that token
 * instead. All numbers are the same as in the API.
 */
export type OrderDetails =
  | SpotOrderDetails
  | PerpOrderDetails
  | { readonly dex: undefined; readonly order: TokenWire }
