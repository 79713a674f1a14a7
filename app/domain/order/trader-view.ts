import type { Address } from '../base/ids'
import { knownSum } from '../base/known-sum'
import type { UnixSeconds } from '../base/time'
import { type PerpVenue, perpVenues, type SpotVenue, spotVenues } from '../protocol/venues'

/** Venues of a trader's totals, in the order in which they are shown. */
export const tradingVenues = [...spotVenues, ...perpVenues] as const
export type TradingVenue = SpotVenue | PerpVenue

/** Orders, positions and executions of a trader at one venue. */
export interface VenueTotals {
  readonly venue: TradingVenue
  readonly openOrders: number
  /** Number of open positions. `undefined` at a venue without positions. */
  readonly openPositions: number | undefined
  /**
   * Value of what is open, USD: the remaining input of orders at a spot venue, and positions at the oracle price at
   * a perps venue. `undefined`: nothing of what is open has a price.
   */
  readonly openUsd: number | undefined
  /** Number of executions since the start of the window. `undefined`: the history does not reach back that far. */
  readonly fills: number | undefined
  /** Value of these executions, USD. `undefined`: unknown, or no execution has a known value. */
  readonly volumeUsd: number | undefined
  /** Whether all executions of the window were counted. `false`: `fills` and `volumeUsd` are lower bounds. */
  readonly isExact: boolean
}

/** Profit and loss that the position records of a trader settle, at all perps venues. */
export interface SettledPnl {
  readonly usd: number
  /** Time after which every record is counted. */
  readonly since: UnixSeconds
}

/** Numbers of a wallet's orders and positions. The numbers of orders include closed orders. */
export interface TraderCounts {
  readonly dca: number
  readonly limit: number
  readonly kamino: number
  /** Number of open positions. */
  readonly positions: number
}

/** Totals of a trader over all venues. */
export interface TraderTotalsView {
  readonly trader: Address
  /** Start of the window of the executions. `undefined`: no complete history is known yet. */
  readonly since: UnixSeconds | undefined
  readonly venues: readonly VenueTotals[]
  readonly total: Omit<VenueTotals, 'venue'>
  /** `undefined`: the records have a gap, or no complete history is known yet. */
  readonly settledPnl: SettledPnl | undefined
}

/** Adds up the totals of venues. A sum with an unknown number of executions is unknown. */
export function totalOf(venues: readonly VenueTotals[]): TraderTotalsView['total'] {
  const counts = venues.map(({ fills }) => fills)
  const positions = venues.map(({ openPositions }) => openPositions).filter((count) => count !== undefined)
  return {
    openOrders: sumOf(venues.map(({ openOrders }) => openOrders)),
    openPositions: positions.length === 0 ? undefined : sumOf(positions),
    openUsd: knownSum(...venues.map(({ openUsd }) => openUsd)),
    fills: counts.every((count) => count !== undefined) ? sumOf(counts) : undefined,
    volumeUsd: knownSum(...venues.map(({ volumeUsd }) => volumeUsd)),
    isExact: venues.every(({ isExact }) => isExact),
  }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
