import type { Address } from './ids'
import type { DcaOrderState, LimitOrderState, OrderStatus } from './order'
import type { PagePlace, SortOrder } from './page'
import type { LimitProtocolId } from './protocol'
import type { Slot, UnixSeconds } from './time'
import type { UiScale } from './ui-scale'

/** One side of a pair, ready for display. Its texts have passed through `displayText`. */
export interface PairSide {
  readonly mint: Address
  /** `undefined`: the chain has none, or it cannot be displayed. */
  readonly symbol: string | undefined
  readonly name: string | undefined
  /** A public http(s) URL: the issuer's, or that of our image proxy if the issuer's is private. */
  readonly logoUrl: string | undefined
  readonly verified: boolean
  /** `undefined`: the mint is unknown, or has more than 18 decimals. */
  readonly decimals: number | undefined
  /** Current multiplier of displayed amounts. 1 for nearly all tokens. */
  readonly uiMultiplier: number
  /** Multipliers over time. `undefined`: always 1. */
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
  /** Input amount × its price at the opening. `undefined`: price unknown. */
  readonly amountUsd: number | undefined
  /** Time of the price behind `amountUsd`. */
  readonly amountUsdAt: UnixSeconds | undefined
  /** Percent, 0 to 100, not rounded. */
  readonly progressPercent: number
  readonly slot: Slot
}

/** A DCA order with everything that tables, the popup and the API show. */
export interface DcaOrderView extends OrderViewBase {
  readonly kind: 'dca'
  readonly state: Omit<DcaOrderState, 'kind' | 'protocol'>
  /** USD per minute at the current price; 0 if nothing remains. `undefined`: price or decimals unknown. */
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
   * Price at which the order fills, USD per UI unit of the base. `undefined`: the quote has no price, or
   * decimals are unknown.
   */
  readonly limitPriceUsd: number | undefined
}

/** Remaining value of all active limit orders of a venue. */
export interface OpenLimitsView {
  /**
   * At current prices, counting only orders with a price. `undefined`: there are orders, but none has a
   * price.
   */
  readonly remainingUsd: number | undefined
}

/**
 * `active`: the order exists on chain, has something left and has not expired. `historical`: all orders
 * opened within the caller's history window, and all active ones.
 */
export type OrderFilter = 'active' | 'historical'

/**
 * Sort fields of every order list. `progress` requires `filter: 'active'`, because its values change all the
 * time and only a bounded set of rows can be sorted by it.
 */
export const limitSortFields = ['createdAt', 'amountUsd', 'progress'] as const
export type LimitSortField = (typeof limitSortFields)[number]

/** Like `limitSortFields`. The values of `usdSpentPerMinute` change all the time as well. */
export const dcaSortFields = ['createdAt', 'amountUsd', 'progress', 'usdSpentPerMinute'] as const
export type DcaSortField = (typeof dcaSortFields)[number]

/** Sort fields whose values change with every fill or price. */
export const movingSortFields: readonly DcaSortField[] = ['progress', 'usdSpentPerMinute']

/** Validated parameters of an order list. */
export interface OrderListRequest<SortField extends DcaSortField = DcaSortField> {
  readonly filter: OrderFilter
  readonly page: number
  readonly size: number
  readonly sortField: SortField
  readonly sortOrder: SortOrder
  /** Row after which to start, instead of a page. It must have the same sort. */
  readonly after?: PagePlace | undefined
  /** Token that must be the input or the output. */
  readonly tokenMint?: Address | undefined
  readonly maker?: Address | undefined
  /** Search text for symbol, name, mint, order key or maker. */
  readonly search?: string | undefined
  readonly minAmountUsd?: number | undefined
  /** Earliest opening, inclusive. */
  readonly openedFrom?: UnixSeconds | undefined
  /** Latest opening, exclusive. */
  readonly openedBefore?: UnixSeconds | undefined
  /**
   * Maximum age of an inactive order with `historical`, days since its opening. `null`: no limit.
   * `undefined`: the limit of the default plan.
   */
  readonly reachDays?: number | null | undefined
}
