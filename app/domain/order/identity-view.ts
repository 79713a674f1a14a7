import type { Address } from '../base/ids'
import type { PerpVenue, SpotVenue } from '../protocol/venues'

/** Kinds of things that a pasted or linked id can identify. `unknown`: the id is not an account address. */
export const identityKinds = ['order', 'token', 'market', 'trader', 'unknown'] as const
export type IdentityKind = (typeof identityKinds)[number]

export interface IdentityRequest {
  readonly id: string
  /** Kind that the caller expects. It takes precedence over the kind that the store knows. */
  readonly as?: 'order' | 'token' | 'trader' | undefined
}

/** Kind of thing that an id identifies, with its address. */
export interface IdentityView {
  readonly id: string
  readonly kind: IdentityKind
  /**
   * The address to show: the id itself, or the owner's wallet if the id is a perp User account. `undefined`
   * for `unknown`.
   */
  readonly key: Address | undefined
  /** Venue of the order. Set only if the id is an order in the store. */
  readonly venue: SpotVenue | undefined
  /** Venue of the perp market. Set only if the id is a perp market in the store. */
  readonly perpVenue: PerpVenue | undefined
  /**
   * Whether the store has any data on the id. A wallet without orders has the kind `trader` although the
   * store has no data on it.
   */
  readonly known: boolean
}

/** Orders and wallets whose addresses begin with a string. A wallet also matches by one of its perp User accounts. */
export interface PrefixMatchesView {
  readonly orders: readonly { readonly key: Address; readonly venue: SpotVenue }[]
  readonly wallets: readonly Address[]
}
