import type { Address } from '../base/ids'
import type { PagePlace, SortOrder } from '../base/page'
import type { Slot, UnixSeconds } from '../base/time'
import type { UiScale } from '../base/ui-scale'
import type { LimitProtocolId } from '../protocol/protocol'
import type { DcaOrderState, LimitOrderState, OrderStatus } from './order'

/** One side of a pair, ready for display. Its strings have passed through `displayText`. */
export interface PairSide {
  readonly mint: Address
  /** Symbol or name. `undefined`: there is none on chain, or it cannot be displayed. */
  readonly symbol: string | undefined
  readonly name: string | undefined
  /**
   * URL of the logo, http(s) and public. It is the issuer's URL, or that of our image proxy if the issuer's
   * URL is private.
   */
  readonly logoUrl: string | undefined
  readonly verified: boolean
  /** Decimals of the mint. `undefined`: the mint is unknown, or has more than 18 decimals. */
  readonly decimals: number | undefined
  /** Current multiplier between stored and displayed amounts. It is 1 for nearly all tokens. */
  readonly uiMultiplier: number
  /** All multipliers by time. `undefined`: the multiplier is always 1. */
  readonly uiScale: UiScale | undefined
  /** Current price, USD per UI unit. `undefined`: no sample within the last ten minutes. */
  readonly priceUsd: number | undefined
}

interface OrderViewBase {
  readonly input: PairSide
  readonly output: PairSide
  readonly buy: boolean
  readonly status: OrderStatus
  readonly closedAt: UnixSeconds | undefined
  /** Value of the input at the price when the order was opened, USD. `undefined`: the price is unknown. */
  readonly amountUsd: number | undefined
  /** Time of the price from which `amountUsd` was computed. */
  readonly amountUsdAt: UnixSeconds | undefined
  /** Sold share of the input, percent, 0 to 100, not rounded. */
  readonly progressPercent: number
  readonly slot: Slot
}

/** A DCA order with everything that tables, the popup and the API show. */
export interface DcaOrderView extends OrderViewBase {
  readonly kind: 'dca'
  readonly state: Omit<DcaOrderState, 'kind' | 'protocol'>
  /**
   * Current spending, USD per minute. 0 if nothing remains. `undefined`: the price or the decimals are
   * unknown.
   */
  readonly usdSpentPerMinute: number | undefined
}

/** A limit order of Jupiter or Kamino with everything that tables, the popup and the API show. */
export interface LimitOrderView extends OrderViewBase {
  readonly kind: 'limit'
  readonly protocol: LimitProtocolId
  readonly state: Pick<
    LimitOrderState,
    | 'key'
    | 'maker'
    | 'initialInputRaw'
    | 'expectedOutputRaw'
    | 'remainingInputRaw'
    | 'filledOutputRaw'
    | 'createdAt'
    | 'updatedAt'
    | 'expiresAt'
    | 'numberOfFills'
  >
  /**
   * Price at which the order fills, USD per UI unit of the base. `undefined`: the quote token has no price,
   * or decimals are unknown.
   */
  readonly limitPriceUsd: number | undefined
}

/** Remaining value of all active limit orders of a venue. */
export interface OpenLimitsView {
  /**
   * Remaining value in USD at current prices. Orders without a price are left out. `undefined`: there are
   * orders, but none has a price.
   */
  readonly remainingUsd: number | undefined
}

/**
 * `active`: the order exists on chain, has something left and has not expired. `historical`: all orders
 * opened within the caller's history window, and all active ones.
 */
export type OrderFilter = 'active' | 'historical'

/** Sort fields of every order list whose values never change. */
export const steadySortFields = ['createdAt', 'amountUsd'] as const
export type SteadySortField = (typeof steadySortFields)[number]

/**
 * Sort fields of a list of limit orders. The last two require `filter: 'active'`: their values change all the
 * time, so only a limited number of rows can be sorted by them. `awayPercent` sorts by the distance of the limit
 * price from the market price, in either direction.
 */
export const limitSortFields = [...steadySortFields, 'progress', 'awayPercent'] as const
export type LimitSortField = (typeof limitSortFields)[number]

/**
 * Sort fields of a list of DCA orders. All but the first two require `filter: 'active'`, because their values
 * change all the time. `amountPerCycleUsd` is at the current price.
 */
export const dcaSortFields = [
  ...steadySortFields,
  'progress',
  'usdSpentPerMinute',
  'nextCycleAt',
  'amountPerCycleUsd',
] as const
export type DcaSortField = (typeof dcaSortFields)[number]

/** Sort field of any list of orders. */
export type OrderSortField = DcaSortField | LimitSortField

/** Returns whether the values of a sort field change with every fill or price. */
export function isMoving(field: OrderSortField): boolean {
  return !steadySortFields.some((steady) => steady === field)
}

/** Validated parameters of an order list. */
export interface OrderListRequest<SortField extends OrderSortField = OrderSortField> {
  readonly filter: OrderFilter
  readonly page: number
  readonly size: number
  readonly sortField: SortField
  readonly sortOrder: SortOrder
  /**
   * Position of the row after which the result starts. It replaces `page` and must have the same sort order.
   */
  readonly after?: PagePlace | undefined
  /** Token that must be the input or output of each order. */
  readonly tokenMint?: Address | undefined
  readonly maker?: Address | undefined
  /** Search text for symbol, name, mint, order key or maker. */
  readonly search?: string | undefined
  readonly minAmountUsd?: number | undefined
  /** Side of `tokenMint`; without it, side of the order, as in its field `buy`. */
  readonly side?: 'buy' | 'sell' | undefined
  /** Start of the range of opening times, inclusive. */
  readonly openedFrom?: UnixSeconds | undefined
  /** End of the range of opening times, exclusive. */
  readonly openedBefore?: UnixSeconds | undefined
  /**
   * Maximum age of inactive orders if `filter` is `historical`, in days since their opening. `null`: no
   * limit. `undefined`: the limit of the default plan.
   */
  readonly reachDays?: number | null | undefined
}
