import type { Address } from '../base/ids'
import type { UnixSeconds } from '../base/time'

/** A newly listed token or perp market. */
export interface NewListing {
  readonly kind: 'token' | 'market'
  /** Mint of the token or account of the market. */
  readonly key: Address
  /** Time at which the token or market was first stored, by the store's clock. */
  readonly seenAt: UnixSeconds
}

/**
 * Length of the start-up period, seconds. It begins with the first listing in the store. A token or market
 * that is first seen in this period existed before, so it is not a new listing.
 */
export const settlingSeconds = 3_600
