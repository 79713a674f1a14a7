import type { EventIdentity } from '../base/event-identity'
import type { Address } from '../base/ids'
import type { Page, PageRequest } from '../base/page'
import type { Slot, UnixSeconds } from '../base/time'
import type { OrderStatus } from '../order/order'
import type { PerpOrderType } from '../protocol/perp-venue'
import type { PerpVenue } from '../protocol/venues'
import type { PerpDirection } from './perp'
import type { PerpOrderView } from './perp-account-view'

/**
 * Fields of an order that come from the User account while the order rests. Afterwards they come from the
 * logs, as far as these are indexed.
 */
type TakenWithIt =
  | 'authority'
  | 'subAccountId'
  | 'orderType'
  | 'direction'
  | 'baseAmount'
  | 'baseFilledAmount'
  | 'quoteFilledUsd'
  | 'fillPercent'
  | 'reduceOnly'
  | 'postOnly'
  | 'immediateOrCancel'

/**
 * A perp order of a User account, open or closed. For a closed order, only the fields in the logs are known.
 * `undefined`: not logged.
 */
export interface PerpOrderDetailView extends Omit<PerpOrderView, TakenWithIt> {
  readonly authority: Address | undefined
  readonly subAccountId: number | undefined
  readonly status: OrderStatus
  readonly orderType: PerpOrderType | undefined
  readonly direction: PerpDirection | undefined
  /** Size of the order, UI base units. */
  readonly baseAmount: number | undefined
  /** Filled amount, UI base units. A lower bound if the status is `ended`. */
  readonly baseFilledAmount: number | undefined
  readonly quoteFilledUsd: number | undefined
  /** Filled share of the order, percent, 0 to 100, not rounded. */
  readonly fillPercent: number | undefined
  /**
   * Average price of all fills, USD per UI base unit. `undefined`: the order is not filled, or the price is
   * unknown.
   */
  readonly averagePriceUsd: number | undefined
  readonly reduceOnly: boolean | undefined
  readonly postOnly: boolean | undefined
  readonly immediateOrCancel: boolean | undefined
  /** Time at which the order ended. `undefined`: the order is still open, or the time is unknown. */
  readonly closedAt: UnixSeconds | undefined
}

/** One execution of a perp order, seen from the side of the order's owner. */
export interface PerpOrderFillView extends EventIdentity {
  readonly role: 'taker' | 'maker'
  /** Price of the execution, USD per UI base unit. `undefined` if the filled amount is zero. */
  readonly priceUsd: number | undefined
  /** Executed amount, UI base units. */
  readonly baseAmount: number
  readonly quoteUsd: number
  /** Fee that the owner paid, USD. Negative: rebate. `undefined`: unknown. */
  readonly feeUsd: number | undefined
  readonly oraclePriceUsd: number | undefined
  /** User account on the other side of the execution. `undefined`: the other side is the venue itself. */
  readonly counterparty: Address | undefined
  readonly liquidation: boolean
  readonly at: UnixSeconds
  readonly slot: Slot
}

/**
 * The parts of an order key: `{userAccount}:{orderId}`, or `{userAccount}:{orderId}:{slot}` at a venue where a
 * later order may have the same id.
 */
export interface PerpOrderRequest {
  readonly account: Address
  readonly orderId: number
  /**
   * Any slot in which the order existed. It selects the order that was placed last up to this slot. `undefined`:
   * the order with this id that was placed last.
   */
  readonly placedSlot?: Slot | undefined
}

export interface PerpOrderFillsRequest extends PageRequest {
  readonly key: PerpOrderRequest
  /** Minimum value of an execution, USD. */
  readonly minAmountUsd?: number | undefined
}

/** Executions of a perp order, newest first. */
export interface PerpOrderFillsView extends Page<PerpOrderFillView> {
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly marketName: string
  readonly baseSymbol: string
  /** Whether the known executions add up to the whole amount that the order has filled. */
  readonly isComplete: boolean
}

/** Facts that determine the status of a perp order; base units (1e9). */
export interface PerpOrderTraces {
  /** Whether the newest known state of the User account contains the order. */
  readonly rests: boolean
  /** Expiry of the order. `undefined`: the order never expires, or the expiry is unknown. */
  readonly expiresAt: UnixSeconds | undefined
  /** Logged action that ended the order. `undefined`: none. */
  readonly ending: 'cancel' | 'expire' | undefined
  readonly baseRaw: bigint | undefined
  readonly baseFilledRaw: bigint | undefined
  /** Slot of the order's newest log. `undefined`: none. */
  readonly loggedSlot: Slot | undefined
  /** Slot of the newest state of the User account. `undefined`: the account is closed or was never seen. */
  readonly accountSlot: Slot | undefined
}

/**
 * Determines whether an order still rests, or how it ended. Logs and account states arrive independently of
 * each other. A logged end is valid even if the account still contains the order. An order that is newer than
 * the known account state is open until a newer state does not contain it. `ended`: the order no longer
 * exists, and the reason is unknown.
 */
export function perpOrderStatus(traces: PerpOrderTraces, nowAt: UnixSeconds): OrderStatus {
  const { rests, expiresAt, ending, baseRaw, baseFilledRaw, loggedSlot, accountSlot } = traces
  if (baseRaw !== undefined && baseRaw > 0n && (baseFilledRaw ?? 0n) >= baseRaw) return 'completed'
  if (ending !== undefined) return ending === 'expire' ? 'expired' : 'cancelled'
  const isNewer = loggedSlot !== undefined && accountSlot !== undefined && loggedSlot > accountSlot
  if (!rests && !isNewer) return 'ended'
  return expiresAt !== undefined && expiresAt <= nowAt ? 'expired' : 'open'
}
