import type { Address } from './ids'
import type { UnixSeconds } from './time'

/** A newly listed token or perp market. */
export interface NewListing {
  readonly kind: 'token' | 'market'
  /** Mint of the token or account of the market. */
  readonly key: Address
  /** Time at which the store first saw the token or market, by the store's clock. */
  readonly seenAt: UnixSeconds
}

/**
 * Start-up period, seconds, counted from the first listing in the store. Anything first seen within it
 * existed before, so it is not a new listing.
 */
export const settlingSeconds = 3_600
