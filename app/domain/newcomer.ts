import type { Address } from './ids'
import type { UnixSeconds } from './time'

/** A newly listed token or perp market. */
export interface Newcomer {
  readonly kind: 'token' | 'market'
  /** Mint of the token or account of the market. */
  readonly key: Address
  /** When the store first saw it, by the store's clock. */
  readonly seenAt: UnixSeconds
}

/**
 * Start-up period after the first listing of all, seconds. What is first seen within it existed before we
 * started, so it is not a new listing.
 */
export const settlingSeconds = 3_600
