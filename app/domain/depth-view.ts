import type { Address } from './ids'
import type { UnixSeconds } from './time'

/** Buckets of the depth of limit orders reach so far from the price on both sides, percent; each is one percent wide (B14). */
export const depthReachPercent = 50

export interface DepthRequest {
  readonly tokenMint: Address
}

/** Resting limit orders of a stretch of prices. */
export interface DepthSum {
  readonly buyUsd: number
  readonly sellUsd: number
  readonly buyOrders: number
  readonly sellOrders: number
}

/** One percent of prices. */
export interface DepthBucket extends DepthSum {
  /** Distance from the current price, percent; whole. */
  readonly fromPercent: number
}

/** Resting limit orders that buy or sell a token as their base. */
export interface DepthView {
  readonly tokenMint: Address
  readonly asOf: UnixSeconds
  /** USD per displayed unit; undefined = the token has none, and then there are no distances. */
  readonly priceUsd: number | undefined
  /** From the lowest price up; empty ones included; none without a price. */
  readonly buckets: readonly DepthBucket[]
  /** What rests beyond the buckets. */
  readonly below: DepthSum
  readonly above: DepthSum
  /** Orders whose price or size can't be told. */
  readonly unpricedOrders: number
  /** Orders in which the token is the quote: their limit is a price of the other token, so they have no distance from this token's. */
  readonly quoteOrders: number
}
