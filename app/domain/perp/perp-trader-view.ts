import type { Address } from '~/domain/base/ids'

/** A trader of a perps venue, found by a wallet or by one of its User accounts. */
export interface PerpTraderView {
  /** `undefined`: no account of this trader is known. */
  readonly wallet: Address | undefined
  /** All User accounts of the wallet, or only the given account. Empty if none is known. */
  readonly accounts: readonly Address[]
}
