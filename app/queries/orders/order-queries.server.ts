import type { Address } from '~/domain/base/ids'
import type { Page } from '~/domain/base/page'
import type {
  DcaOrderView,
  DcaSortField,
  LimitOrderView,
  LimitSortField,
  OrderListRequest,
} from '~/domain/order/order-view'

import type { LimitVenue } from '~/domain/protocol/spot-venue'

/** Queries for spot orders. */
export interface OrderQueries {
  listDcaOrders(request: OrderListRequest<DcaSortField>): Promise<Page<DcaOrderView>>
  /** Returns a page of the limit orders of both Jupiter programs. */
  listLimitOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  listKaminoOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  /** Returns the orders with these keys, in any order. Unknown keys are skipped. The result is not cached. */
  getDcaOrders(keys: readonly Address[]): Promise<readonly DcaOrderView[]>
  getLimitOrders(keys: readonly Address[]): Promise<readonly LimitOrderView[]>
  /**
   * Returns the spot order with this account. If there is no such order, `dca` and `limit` are both
   * `undefined`.
   */
  getSpotOrder(key: Address): Promise<SpotOrder>
  /** Returns the DCA order with this account, of any age. `undefined`: there is none. */
  getDcaOrder(key: Address): Promise<DcaOrderView | undefined>
  /** Returns the limit order of a venue with this account, of any age. `undefined`: there is none. */
  getLimitOrder(venue: LimitVenue, key: Address): Promise<LimitOrderView | undefined>
}

/** A spot order: either a DCA order or a limit order. At most one field is set. */
export interface SpotOrder {
  readonly dca: DcaOrderView | undefined
  readonly limit: LimitOrderView | undefined
}
