import type { Address } from './ids'
import type { UnixSeconds } from './time'

/** A token or a perp market that was not there before. */
export interface Newcomer {
  readonly kind: 'token' | 'market'
  /** Mint, or the market's account. */
  readonly key: Address
  /** When we first heard of it, by the store's clock. */
  readonly seenAt: UnixSeconds
}

/** What is heard of so soon after the first of all things was there before us, and no news. Seconds. */
export const settlingSeconds = 3_600
