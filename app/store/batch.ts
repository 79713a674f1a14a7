import type { AccountState } from '~/domain/account-change'
import type { ChainEvent } from '~/domain/chain-event'
import type { Address, Signature } from '~/domain/ids'
import type { ProtocolId } from '~/domain/protocol'
import type { Slot, UnixSeconds } from '~/domain/time'

/** An account as of a slot. An older slot than the stored one changes nothing. */
export interface AccountWrite {
  readonly state: AccountState
  readonly slot: Slot
  /** Block time of the slot, or the best known time for it. */
  readonly at: UnixSeconds
}

/** An account that the chain no longer has. Its order becomes `ended` unless an event already said or later says how. */
export interface AccountGone {
  readonly protocol: ProtocolId
  readonly key: Address
  readonly slot: Slot
  readonly at: UnixSeconds
}

export type PriceSource = 'drift-oracle' | 'price-api' | 'fill'

export interface PriceWrite {
  readonly mint: Address
  /** USD per UI unit, finite, ≥ 0 and < 1e12. */
  readonly priceUsd: number
  readonly at: UnixSeconds
  readonly source: PriceSource
  readonly change24hPercent?: number | undefined
  readonly liquidityUsd?: number | undefined
}

/** Facts of a token from the Token API; undefined = not said, keeps what is stored. */
export interface TokenWrite {
  readonly mint: Address
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  readonly uri?: string | undefined
  readonly logoUrl?: string | undefined
  readonly verified?: boolean | undefined
  readonly tags?: readonly string[] | undefined
  readonly at: UnixSeconds
}

export interface QuarantineWrite {
  readonly protocol: ProtocolId
  /** Account address, or `signature path`. */
  readonly source: string
  readonly reason: string
  readonly bytes: Uint8Array
  readonly slot: Slot
}

export interface CursorMove {
  readonly source: string
  readonly slot: Slot
  readonly signature?: Signature | undefined
}

/** Everything that one transaction of the store makes visible at once. */
export interface Batch {
  readonly accounts: readonly AccountWrite[]
  readonly gone: readonly AccountGone[]
  readonly events: readonly ChainEvent[]
  readonly prices: readonly PriceWrite[]
  readonly tokens: readonly TokenWrite[]
  readonly quarantined: readonly QuarantineWrite[]
  readonly cursors: readonly CursorMove[]
}

export interface BatchResult {
  /** Rows really inserted or changed, by kind; a replay gives zeros. */
  readonly accountsChanged: number
  readonly eventsInserted: number
  /** Newest revision that the batch made, or undefined if nothing changed. */
  readonly revision: bigint | undefined
}
