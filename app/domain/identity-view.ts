import type { Address } from './ids'
import type { SpotProtocolId } from './protocol'

/** What a pasted or linked id may be (resolution 4.4). `unknown`: no account address at all. */
export const identityKinds = ['order', 'token', 'market', 'trader', 'unknown'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** Where an order rests. */
export type OrderVenue = 'dca' | 'limit' | 'kamino'

/** The venue of a program's orders: Jupiter's two limit programs are one. */
export function orderVenueOf(protocol: SpotProtocolId): OrderVenue {
  if (protocol === 'jupiter-dca') return 'dca'
  return protocol === 'kamino-limit' ? 'kamino' : 'limit'
}

export interface IdentityRequest {
  readonly id: string
  /** What the asker takes it for, whatever we know. */
  readonly as?: 'order' | 'token' | 'trader' | undefined
}

/** What an id is. */
export interface IdentityView {
  readonly id: string
  readonly kind: IdentityKind
  /** The address to look at: the id itself, or of a perp User account the wallet that owns it; undefined for `unknown`. */
  readonly key: Address | undefined
  /** Of an order that we know. */
  readonly venue: OrderVenue | undefined
  /** Whether we know anything of it; a wallet without orders is a trader all the same. */
  readonly known: boolean
}
