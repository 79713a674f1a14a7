import type { Address } from './ids'
import type { DcaOrderState, LimitOrderState, OrderStatus } from './order'
import type { PagePlace, SortOrder } from './page'
import type { LimitProtocolId } from './protocol'
import type { Slot, UnixSeconds } from './time'
import type { UiScale } from './ui-scale'

/** One side of a pair as people see it. Texts went through `displayText`. */
export interface PairSide {
  readonly mint: Address
  /** Undefined = the chain has none, or nothing of it can be shown. */
  readonly symbol: string | undefined
  readonly name: string | undefined
  /** An http(s) address that everybody can reach: the issuer's, or our own image proxy's where his is private. */
  readonly logoUrl: string | undefined
  readonly verified: boolean
  /** Undefined = unknown mint, or more than 18 (security.md E3). */
  readonly decimals: number | undefined
  /** By which amounts are multiplied now; 1 for nearly all tokens. */
  readonly uiMultiplier: number
  /** When which multiplier was in force; undefined = always 1. */
  readonly uiScale: UiScale | undefined
  /** USD per UI unit now, which is the displayed one; undefined = no sample within ten minutes. */
  readonly priceUsd: number | undefined
}

interface OrderViewBase {
  readonly input: PairSide
  readonly output: PairSide
  readonly buy: boolean
  readonly status: OrderStatus
  readonly closedAt: UnixSeconds | undefined
  /** Input amount × its price at the opening; undefined = price unknown. */
  readonly amountUsd: number | undefined
  /** Time of the price behind `amountUsd`. */
  readonly amountUsdAt: UnixSeconds | undefined
  /** Percent, 0 to 100, not rounded. */
  readonly progressPercent: number
  readonly slot: Slot
}

/** A DCA order with everything that a table, the popup and the API show of it. */
export interface DcaOrderView extends OrderViewBase {
  readonly kind: 'dca'
  readonly state: Omit<DcaOrderState, 'kind' | 'protocol'>
  /** USD per minute at the current price; 0 when nothing remains; undefined = price or decimals unknown. */
  readonly usdSpentPerMinute: number | undefined
}

/** A limit order, Jupiter or Kamino, likewise. */
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
  /** USD per UI unit of the base at which the order fills; undefined where the quote has no price or decimals are unknown. */
  readonly limitPriceUsd: number | undefined
}

/** What the active limit orders of a venue still offer together. */
export interface OpenLimitsView {
  /** At current prices, of the orders that have one; undefined = there are orders, but none has. */
  readonly remainingUsd: number | undefined
}

/** `active`: on chain, something left, not expired. `historical`: all orders that were opened within the caller's window of history, and with them all that are active. */
export type OrderFilter = 'active' | 'historical'

/** Sort fields that every order list knows. `progress` needs `filter: 'active'`, since only a bounded set may be sorted by a moving value. */
export const limitSortFields = ['createdAt', 'amountUsd', 'progress'] as const
export type LimitSortField = (typeof limitSortFields)[number]

/** As `limitSortFields`; `usdSpentPerMinute` moves too. */
export const dcaSortFields = ['createdAt', 'amountUsd', 'progress', 'usdSpentPerMinute'] as const
export type DcaSortField = (typeof dcaSortFields)[number]

/** The fields whose order changes with every fill or price. */
export const movingSortFields: readonly DcaSortField[] = ['progress', 'usdSpentPerMinute']

/** What an order list can be asked. Everything is already checked. */
export interface OrderListRequest<SortField extends DcaSortField = DcaSortField> {
  readonly filter: OrderFilter
  readonly page: number
  readonly size: number
  readonly sortField: SortField
  readonly sortOrder: SortOrder
  /** Goes on behind this place instead of at a page; of the same sort. */
  readonly after?: PagePlace | undefined
  /** Either side. */
  readonly tokenMint?: Address | undefined
  readonly maker?: Address | undefined
  /** Symbol, name, mint, order key or maker. */
  readonly search?: string | undefined
  readonly minAmountUsd?: number | undefined
  /** Opened at or after. */
  readonly openedFrom?: UnixSeconds | undefined
  /** Opened before. */
  readonly openedBefore?: UnixSeconds | undefined
  /** Of `historical`: how many days ago an order that is not active may have been opened; null = any; undefined = as many as everybody's plan has. */
  readonly reachDays?: number | null | undefined
}
