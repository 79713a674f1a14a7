import type { Address } from '../base/ids'
import type { UnixSeconds } from '../base/time'

/** Range of the depth buckets on each side of the price, percent. Each bucket is one percent wide. */
export const depthReachPercent = 50

export interface DepthRequest {
  readonly tokenMint: Address
}

/** Sums of the resting limit orders in a price range. */
export interface DepthSum {
  readonly buyUsd: number
  readonly sellUsd: number
  readonly buyOrders: number
  readonly sellOrders: number
}

/** The orders in a price range of one percent. */
export interface DepthBucket extends DepthSum {
  /** Distance from the current price, percent; a whole number. */
  readonly fromPercent: number
}

/** Depth of the resting limit orders that buy or sell a token as their base. */
export interface DepthView {
  readonly tokenMint: Address
  readonly asOf: UnixSeconds
  /** USD per displayed unit. `undefined`: the token has no price, so no distances can be computed. */
  readonly priceUsd: number | undefined
  /** Buckets by ascending price, including empty buckets. The array is empty if the token has no price. */
  readonly buckets: readonly DepthBucket[]
  /** Sums of the orders whose price is outside the range of the buckets. */
  readonly below: DepthSum
  readonly above: DepthSum
  /** Number of orders whose price or size is unknown. */
  readonly unpricedOrders: number
  /**
   * Number of orders with the token as their quote. Their limit is a price of the other token, so they have
   * no distance from this token's price.
   */
  readonly quoteOrders: number
}
