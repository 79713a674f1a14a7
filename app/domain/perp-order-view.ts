import type { EventIdentity } from './chain-event'
import type { Address } from './ids'
import type { OrderStatus } from './order'
import type { Page, PageRequest } from './page'
import type { PerpDirection } from './perp'
import type { PerpOrderType, PerpOrderView } from './perp-account-view'
import type { Slot, UnixSeconds } from './time'

/** What the account says of an order; once it rests there no more, the logs, as far as they were read. */
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

/** A perp order of a User account, resting or over. Of one that is over only what the logs have told is known; undefined = they did not. */
export interface PerpOrderDetailView extends Omit<PerpOrderView, TakenWithIt> {
  readonly authority: Address | undefined
  readonly subAccountId: number | undefined
  readonly status: OrderStatus
  readonly orderType: PerpOrderType | undefined
  readonly direction: PerpDirection | undefined
  /** UI base units. */
  readonly baseAmount: number | undefined
  /** UI base units; of one that is `ended`, at least so much. */
  readonly baseFilledAmount: number | undefined
  readonly quoteFilledUsd: number | undefined
  /** Percent, 0 to 100, not rounded. */
  readonly fillPercent: number | undefined
  /** USD per UI base unit of all that has been filled; undefined = nothing has, or nothing tells it. */
  readonly averagePriceUsd: number | undefined
  readonly reduceOnly: boolean | undefined
  readonly postOnly: boolean | undefined
  readonly immediateOrCancel: boolean | undefined
  /** Undefined while it rests, and where its end is unknown. */
  readonly closedAt: UnixSeconds | undefined
}

/** One execution of a perp order, from its owner's side. */
export interface PerpOrderFillView extends EventIdentity {
  readonly role: 'taker' | 'maker'
  /** USD per UI base unit; undefined for an empty fill. */
  readonly priceUsd: number | undefined
  /** UI base units. */
  readonly baseAmount: number
  readonly quoteUsd: number
  /** USD that the owner paid; below zero = what he was given back; undefined = not told. */
  readonly feeUsd: number | undefined
  readonly oraclePriceUsd: number | undefined
  /** The other side's User account; undefined = the venue itself. */
  readonly counterparty: Address | undefined
  readonly liquidation: boolean
  readonly at: UnixSeconds
  readonly slot: Slot
}

/** `{userAccount}:{orderId}` in its parts. */
export interface PerpOrderRequest {
  readonly account: Address
  readonly orderId: number
}

export interface PerpOrderFillsRequest extends PageRequest {
  readonly key: PerpOrderRequest
}

/** A perp order's executions, newest first. */
export interface PerpOrderFillsView extends Page<PerpOrderFillView> {
  readonly marketIndex: number
  readonly marketName: string
  readonly baseSymbol: string
  /** The order has filled no more than all of its known executions have. */
  readonly isComplete: boolean
}

/** What is known of a perp order of which its status follows; base units (1e9). */
export interface PerpOrderTraces {
  /** It stands on its account in the newest state that is known. */
  readonly rests: boolean
  /** Undefined = never, or unknown. */
  readonly expiresAt: UnixSeconds | undefined
  /** The action that ended it, if a log has told one. */
  readonly ending: 'cancel' | 'expire' | undefined
  readonly baseRaw: bigint | undefined
  readonly baseFilledRaw: bigint | undefined
  /** Slot of the newest that the logs tell of it; undefined = nothing. */
  readonly toldSlot: Slot | undefined
  /** Slot of its account's newest state; undefined = the account is gone, or was never seen. */
  readonly accountSlot: Slot | undefined
}

/**
 * Whether an order rests, or how it ended. Logs and accounts arrive by different ways: an ending that is told counts though the account still shows the order, and an
 * order that is newer than its account's state rests until a state without it has come. `ended` = it is gone, and nothing that is known says how.
 */
export function perpOrderStatus(traces: PerpOrderTraces, nowAt: UnixSeconds): OrderStatus {
  const { rests, expiresAt, ending, baseRaw, baseFilledRaw, toldSlot, accountSlot } = traces
  if (baseRaw !== undefined && baseRaw > 0n && (baseFilledRaw ?? 0n) >= baseRaw) return 'completed'
  if (ending !== undefined) return ending === 'expire' ? 'expired' : 'cancelled'
  const isNewer = toldSlot !== undefined && accountSlot !== undefined && toldSlot > accountSlot
  if (!rests && !isNewer) return 'ended'
  return expiresAt !== undefined && expiresAt <= nowAt ? 'expired' : 'open'
}
