import type { Address } from './ids'
import type { PageRequest, SortOrder } from './page'
import type { PerpDirection } from './perp'
import type { SpotBalanceView } from './spot-balance-view'
import type { Slot, UnixSeconds } from './time'

/** A market as its positions and orders name it. */
export interface PerpMarketName {
  readonly marketIndex: number
  /** Undefined while the market's account is unknown. */
  readonly marketKey: Address | undefined
  readonly marketName: string
  readonly baseSymbol: string
}

/** Whose it is: a wallet, and the User account in which the venue keeps it. */
export interface PerpOwner {
  readonly userKey: Address
  readonly authority: Address
  readonly subAccountId: number
}

/** One open perp position, valued at the oracle price of now. */
export interface PerpPositionView extends PerpMarketName, PerpOwner {
  readonly side: PerpDirection
  /** UI base units, above zero. */
  readonly baseAmount: number
  /** USD; this and what else needs a price is undefined while the oracle has none. */
  readonly notionalUsd: number | undefined
  /** USD per UI base unit. */
  readonly entryPriceUsd: number | undefined
  readonly breakEvenPriceUsd: number | undefined
  readonly oraclePriceUsd: number | undefined
  /** USD that closing at the oracle price would leave to be settled, funding left out. */
  readonly unrealizedPnlUsd: number | undefined
  /** USD earned (plus) or owed (minus) since funding was last settled. */
  readonly unsettledFundingUsd: number | undefined
  /** USD settled of this position so far. */
  readonly settledPnlUsd: number
  readonly openOrders: number
  readonly slot: Slot
}

export const perpOrderTypes = ['market', 'limit', 'trigger_market', 'trigger_limit', 'oracle'] as const
/** `unknown` = a type that the venue has added since. */
export type PerpOrderType = (typeof perpOrderTypes)[number] | 'unknown'

/** One open perp order of a User account. Spot orders are left out: their amounts are in units of a mint that the account does not name. */
export interface PerpOrderView extends PerpMarketName, PerpOwner {
  readonly orderId: number
  readonly orderType: PerpOrderType
  readonly direction: PerpDirection
  /** UI base units. */
  readonly baseAmount: number
  readonly baseFilledAmount: number
  /** USD of what has been filled. */
  readonly quoteFilledUsd: number
  /** Percent, 0 to 100, not rounded. */
  readonly fillPercent: number
  /** USD per UI base unit at which it rests: its own, else the oracle's with its offset; undefined for one that takes what it gets. */
  readonly priceUsd: number | undefined
  readonly oracleOffsetUsd: number | undefined
  readonly triggerPriceUsd: number | undefined
  readonly triggersAbove: boolean | undefined
  readonly oraclePriceUsd: number | undefined
  /** USD of the whole order at its own price, else at the oracle's. */
  readonly amountUsd: number | undefined
  readonly reduceOnly: boolean
  readonly postOnly: boolean
  readonly immediateOrCancel: boolean
  /** Undefined = it does not expire. */
  readonly expiresAt: UnixSeconds | undefined
  /** Undefined until its placing is known. */
  readonly createdAt: UnixSeconds | undefined
  readonly slot: Slot
}

/** Identity of a Drift order as one text: `{userAccount}:{orderId}` (definitions.md). */
export function perpOrderKey(order: Pick<PerpOrderView, 'userKey' | 'orderId'>): string {
  return `${order.userKey}:${order.orderId}`
}

/** A User account in a list. */
export interface PerpAccountRow extends PerpOwner {
  readonly name: string
  /** What the program has flagged: being liquidated, bankrupt, reduce-only, … */
  readonly flags: readonly string[]
  readonly openPositions: number
  readonly openOrders: number
  /** USD of its positions at the oracle prices of now, both directions added. */
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

/** A User account with everything that is on it. */
export interface PerpAccountView extends PerpAccountRow {
  readonly positions: readonly PerpPositionView[]
  readonly orders: readonly PerpOrderView[]
  readonly spotBalances: readonly SpotBalanceView[]
}

export const perpAccountSortFields = ['lastActiveSlot', 'positionsUsd', 'settledPnl'] as const
export type PerpAccountSortField = (typeof perpAccountSortFields)[number]

/** By size in USD; a market is named by its account, index, name or base symbol. */
export interface PerpPositionsRequest extends PageRequest {
  readonly sortOrder: SortOrder
}

export interface PerpOrdersRequest extends PageRequest {
  readonly market?: string | undefined
  /** A wallet, or one of its User accounts. */
  readonly user?: Address | undefined
  readonly side?: PerpDirection | undefined
  /** USD of the whole order. */
  readonly minAmountUsd?: number | undefined
}

export interface PerpAccountsRequest extends PageRequest {
  readonly sortField: PerpAccountSortField
  readonly sortOrder: SortOrder
}
