import type { Address } from '../base/ids'
import type { PageRequest, SortOrder } from '../base/page'
import type { Slot, UnixSeconds } from '../base/time'
import type { PerpOrderType } from '../protocol/perp-venue'
import type { PerpVenue } from '../protocol/venues'
import type { PerpDirection } from './perp'
import type { SpotBalanceView } from './spot-balance-view'

/** Fields of a market that positions and orders include. */
export interface PerpMarketName {
  readonly venue: PerpVenue
  readonly marketIndex: number
  /** Account of the market. `undefined`: unknown. */
  readonly marketKey: Address | undefined
  readonly marketName: string
  readonly baseSymbol: string
}

/** Owner of a position or order: a wallet, and its User account. */
export interface PerpOwner {
  readonly userKey: Address
  readonly authority: Address
  readonly subAccountId: number
}

/** One open perp position, valued at the current oracle price. */
export interface PerpPositionView extends PerpMarketName, PerpOwner {
  readonly side: PerpDirection
  /** Size of the position, UI base units, above zero. */
  readonly baseAmount: number
  /**
   * Value of the position, USD. `undefined` if the oracle has no price. The other fields that are computed
   * from the oracle price are then `undefined` too.
   */
  readonly notionalUsd: number | undefined
  /** Entry price, break-even price and oracle price of the position, USD per UI base unit. */
  readonly entryPriceUsd: number | undefined
  readonly breakEvenPriceUsd: number | undefined
  readonly oraclePriceUsd: number | undefined
  /**
   * Profit or loss that would be left to settle if the position were closed at the oracle price, USD, without
   * funding.
   */
  readonly unrealizedPnlUsd: number | undefined
  /** Funding earned (positive) or owed (negative) since funding was last settled, USD. */
  readonly unsettledFundingUsd: number | undefined
  /** Settled profit or loss of this position, USD. */
  readonly settledPnlUsd: number
  readonly openOrders: number
  readonly slot: Slot
}

/**
 * One open perp order of a User account. Spot orders are not included, because the User account does not
 * contain the mint that defines the unit of their amounts.
 */
export interface PerpOrderView extends PerpMarketName, PerpOwner {
  readonly orderId: number
  /**
   * Slot in which the order was placed, or triggered if that was later. Set at a venue where a later order may
   * have the same id.
   */
  readonly placedSlot: Slot | undefined
  readonly orderType: PerpOrderType
  readonly direction: PerpDirection
  /** Size of the order, UI base units. */
  readonly baseAmount: number
  readonly baseFilledAmount: number
  /** Value of the filled part, USD. */
  readonly quoteFilledUsd: number
  /** Filled share of the order, percent, 0 to 100, not rounded. */
  readonly fillPercent: number
  /**
   * Price at which the order rests, USD per UI base unit. It is the limit price, or the oracle price plus the
   * order's offset if there is no limit price. `undefined` for an order without a price limit.
   */
  readonly priceUsd: number | undefined
  readonly oracleOffsetUsd: number | undefined
  readonly triggerPriceUsd: number | undefined
  readonly triggersAbove: boolean | undefined
  readonly oraclePriceUsd: number | undefined
  /** Value of the whole order in USD, at its limit price. Without a limit price, the oracle price is used. */
  readonly amountUsd: number | undefined
  readonly reduceOnly: boolean
  readonly postOnly: boolean
  readonly immediateOrCancel: boolean
  /** Expiry of the order. `undefined`: the order does not expire. */
  readonly expiresAt: UnixSeconds | undefined
  /** Time of the placement. `undefined`: not yet known. */
  readonly createdAt: UnixSeconds | undefined
  readonly slot: Slot
}

/**
 * Returns the key of an order: `{userAccount}:{orderId}`, or `{userAccount}:{orderId}:{slot}` at a venue where a
 * later order may have the same id.
 */
export function perpOrderKey(order: Pick<PerpOrderView, 'userKey' | 'orderId' | 'placedSlot'>): string {
  const key = `${order.userKey}:${order.orderId}`
  return order.placedSlot === undefined ? key : `${key}:${order.placedSlot}`
}

/** A User account in a list. */
export interface PerpAccountRow extends PerpOwner {
  readonly venue: PerpVenue
  readonly name: string
  /** States that the program has set for the account: being liquidated, bankrupt, reduce-only, … */
  readonly flags: readonly string[]
  readonly openPositions: number
  readonly openOrders: number
  /** Value of all positions at current oracle prices, longs plus shorts, USD. */
  readonly positionsUsd: number
  readonly totalDepositsUsd: number
  readonly totalWithdrawsUsd: number
  readonly settledPnlUsd: number
  readonly cumulativeFundingUsd: number
  readonly lastActiveSlot: number
  readonly idle: boolean
  readonly updatedAt: UnixSeconds
  readonly slot: Slot
}

/** A User account with its positions, orders and balances. */
export interface PerpAccountView extends PerpAccountRow {
  readonly positions: readonly PerpPositionView[]
  readonly orders: readonly PerpOrderView[]
  readonly spotBalances: readonly SpotBalanceView[]
}

export const perpAccountSortFields = ['lastActiveSlot', 'positionsUsd', 'settledPnl'] as const
export type PerpAccountSortField = (typeof perpAccountSortFields)[number]

/**
 * Request for the positions of a market, sorted by size in USD. The market is specified by account, index,
 * name or base symbol.
 */
export interface PerpPositionsRequest extends PageRequest {
  readonly sortOrder: SortOrder
}

export interface PerpOrdersRequest extends PageRequest {
  readonly market?: string | undefined
  /** Owner of the orders: a wallet, or one of its User accounts. */
  readonly user?: Address | undefined
  readonly side?: PerpDirection | undefined
  /** Value of the whole order, USD. */
  readonly minAmountUsd?: number | undefined
}

export interface PerpAccountsRequest extends PageRequest {
  readonly sortField: PerpAccountSortField
  readonly sortOrder: SortOrder
}
