import type { AccountState } from '~/domain/account-change'
import type { ChainEvent } from '~/domain/chain-event'
import type { Address, Signature } from '~/domain/ids'
import type { ProtocolId } from '~/domain/protocol'
import type { Slot, UnixSeconds } from '~/domain/time'
import type { UiScaleConfig } from '~/domain/ui-scale'
import type { DeadSlots } from './undo/dead-slots'
import type { UnreadWrite } from './unread'

/** An account as of a slot. An older slot than the stored one changes nothing. */
export interface WriteOf<State> {
  readonly state: State
  readonly slot: Slot
  /** Block time of the slot, or the best known time for it. */
  readonly at: UnixSeconds
}

export type AccountWrite = WriteOf<AccountState>

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
  /** USD per unscaled unit (10^decimals base units), a price as `isPrice` has it. */
  readonly priceUsd: number
  /** `priceUsd` is per displayed unit instead, by the multiplier that the store knows for its time. */
  readonly isPerDisplayedUnit?: boolean | undefined
  /** The multipliers that the source of the price states; they count until the mint account states its own. */
  readonly uiScale?: UiScaleConfig | undefined
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

/** Bytes of a corrupt update that are kept: enough to see what it is. */
export const quarantinedBytes = 8_192

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
  /** Block time of the slot, where it is known. */
  readonly at?: UnixSeconds | undefined
  /** Cursors move towards the tip; one that goes through history moves the other way. */
  readonly towards?: 'past'
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
  /** What the cursors go past although it is unread, and what of that has come in. */
  readonly unread: readonly UnreadWrite[]
  /** Undone before the rest is written, which says what the chain that won has instead. */
  readonly dead?: DeadSlots | undefined
  /** Changes of slots before this are told to nobody: who reads history sees them when its cached answer has passed its age. Absent = all are told. */
  readonly quietBefore?: Slot
}

export interface BatchResult {
  /** Rows really inserted or changed, by kind; a replay gives zeros. */
  readonly accountsChanged: number
  readonly eventsInserted: number
  /** Newest revision that the batch made, or undefined if nothing changed. */
  readonly revision: bigint | undefined
}

/** What one reader of the chain tells of itself every second. */
export interface HeartbeatWrite {
  /** 'rpc', 'accounts:jupiter-dca', 'events:jupiter-dca', 'prices', 'tokens'. */
  readonly source: string
  readonly state: HeartbeatState
  /** Newest slot that the RPC has told of; undefined before the first answer. */
  readonly tipSlot: Slot | undefined
  /** Every change of the source up to this slot is committed; undefined before this process knows one: what the one before it told stays true. */
  readonly committedSlot: Slot | undefined
  /** Block time of the committed slot. */
  readonly blockTime: UnixSeconds | undefined
  /** A sentence for people, e.g. why the source is offline; undefined when all is well. */
  readonly detail: string | undefined
  readonly counters: Readonly<Record<string, number>>
}

/** `degraded` = follows the chain with a limitation that `detail` explains. */
export type HeartbeatState = 'starting' | 'snapshot' | 'live' | 'degraded' | 'catching-up' | 'offline'

/** The one way in which rows of the chain enter the store. */
export interface BatchWriter {
  /**
   * Writes a batch in one transaction: all of it becomes visible, or none. Writing it again changes nothing.
   * Throws `BatchRejected` when the store refuses the content, so that the same batch can never succeed, and any other error
   * when it may succeed later (the store is down, a deadlock).
   */
  write(batch: Batch): Promise<BatchResult>
  readCursors(): Promise<readonly CursorMove[]>
  /** Answers the genesis hash of the chain that the database belongs to: that of the first who asked. */
  claimChain(genesisHash: string): Promise<string>
  heartbeat(rows: readonly HeartbeatWrite[]): Promise<void>
  stop(): Promise<void>
}

/** The store refuses what a batch holds (a value out of range, a broken constraint). Writing smaller parts finds the culprit. */
export class BatchRejected extends Error {
  override readonly name = 'BatchRejected'
}
