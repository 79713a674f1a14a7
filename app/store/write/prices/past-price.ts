import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { PerpRecordSource } from '~/domain/protocol/perp-venue'

/** A price that follows from a transaction, at the time of that transaction. */
export interface PastPrice {
  readonly mint: Address
  readonly at: UnixSeconds
  /** Price in USD per unscaled unit, above 0 and below 1e12. */
  readonly priceUsd: number
  /**
   * Origin of the price. The price is either the oracle price in a record of a perps venue, or the execution
   * price of a spot order.
   */
  readonly source: PerpRecordSource | 'fill'
}
