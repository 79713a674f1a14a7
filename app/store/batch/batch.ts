import type { Address, Signature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { UiScaleConfig } from '~/domain/base/ui-scale'
import type { AccountState } from '~/domain/chain/account-change'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { PriceSource } from '~/domain/protocol/price-source'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { MissingWrite } from './missing-transactions'
import type { OrphanedSlots } from './orphaned-slots'

/** State of an account at a slot. A state with an older slot than the stored state is ignored. */
export interface WriteOf<State> {
  readonly state: State
  readonly slot: Slot
  /** Block time of the slot, or the best known estimate of that time. */
  readonly at: UnixSeconds
}

export type AccountWrite = WriteOf<AccountState>

/**
 * An account that no longer exists on the chain. The order of the account becomes `ended`, unless a stored or
 * later event contains how the order ended.
 */
export interface ClosedAccount {
  readonly protocol: ProtocolId
  readonly key: Address
  readonly slot: Slot
  readonly at: UnixSeconds
}

export interface PriceWrite {
  readonly mint: Address
  /** USD per unscaled unit (10^decimals base units). The price must satisfy `isPrice`. */
  readonly priceUsd: number
  /**
   * Whether `priceUsd` is the price of a displayed unit, which includes the token's multiplier at that time.
   */
  readonly isPerDisplayedUnit?: boolean | undefined
  /** Multipliers from the price source, used until the mint account provides multipliers. */
  readonly uiScale?: UiScaleConfig | undefined
  readonly at: UnixSeconds
  readonly source: PriceSource
  readonly change24hPercent?: number | undefined
  readonly liquidityUsd?: number | undefined
}

/** Facts about a token from the Token API. If a field is `undefined`, the stored value does not change. */
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

/** Maximum number of bytes of a corrupt update to store. This is enough to identify the update. */
export const quarantinedBytes = 8_192

export interface QuarantineWrite {
  readonly protocol: ProtocolId
  /** Account address, or the signature and the instruction path separated by a space. */
  readonly source: string
  readonly reason: string
  readonly bytes: Uint8Array
  readonly slot: Slot
}

export interface CursorMove {
  readonly source: string
  readonly slot: Slot
  readonly signature?: Signature | undefined
  /** Block time of the slot; `undefined` if unknown. */
  readonly at?: UnixSeconds | undefined
  /**
   * Whether the cursor belongs to backfill and moves towards the past. Other cursors move towards the tip of
   * the chain.
   */
  readonly towards?: 'past'
}

/** Everything that one transaction of the store writes. */
export interface Batch {
  readonly accounts: readonly AccountWrite[]
  readonly closedAccounts: readonly ClosedAccount[]
  readonly events: readonly ChainEvent[]
  readonly prices: readonly PriceWrite[]
  readonly tokens: readonly TokenWrite[]
  readonly quarantined: readonly QuarantineWrite[]
  readonly cursors: readonly CursorMove[]
  /**
   * Transactions that a cursor passes although they are missing, and missing transactions that have arrived.
   */
  readonly missing: readonly MissingWrite[]
  /**
   * Orphaned slots. The writer rolls these slots back first, because the rest of the batch contains the rows
   * of the winning fork.
   */
  readonly orphaned?: OrphanedSlots | undefined
  /**
   * Slot before which changes are not published. Cached responses with history include such changes once the
   * responses expire. If absent, all changes are published.
   */
  readonly suppressEventsBefore?: Slot
}

export interface BatchResult {
  /** Number of rows inserted or changed, by kind. All numbers are 0 if the batch was already written. */
  readonly accountsChanged: number
  readonly eventsInserted: number
  /** Newest revision that the batch created; `undefined` if the batch changed nothing. */
  readonly revision: bigint | undefined
}

/** State of a chain reader, reported every second. */
export interface HeartbeatWrite {
  /**
   * Name of the chain source, e.g. 'rpc', 'accounts:jupiter-dca', 'events:jupiter-dca', 'prices' or 'tokens'.
   */
  readonly source: string
  readonly state: HeartbeatState
  /** Newest slot that the RPC node has reported; `undefined` before the first response. */
  readonly tipSlot: Slot | undefined
  /**
   * Slot up to which all changes of the source are committed. If `undefined`, this process does not know the
   * slot yet, and the stored value of the previous process stays.
   */
  readonly committedSlot: Slot | undefined
  /** Block time of the committed slot; `undefined` if unknown. */
  readonly blockTime: UnixSeconds | undefined
  /** A sentence for people, e.g. the reason why the source is offline; `undefined` if everything works. */
  readonly detail: string | undefined
  readonly counters: Readonly<Record<string, number>>
}

/** `degraded` means that the source follows the chain with a limitation that `detail` explains. */
export type HeartbeatState = 'starting' | 'snapshot' | 'live' | 'degraded' | 'catching-up' | 'offline'

/** Writer of chain data. The store has only one. */
export interface BatchWriter {
  /**
   * Writes a batch in one transaction, so that either all of the batch becomes visible or nothing. Writing
   * the same batch again changes nothing. Throws `BatchRejected` if the store refuses the content, so that
   * the same batch can never succeed. Throws another error if a retry may succeed, e.g. if the store is down
   * or there is a deadlock.
   */
  write(batch: Batch): Promise<BatchResult>
  readCursors(): Promise<readonly CursorMove[]>
  /**
   * Returns the genesis hash of the chain that the database belongs to. The first call stores `genesisHash`.
   */
  claimChain(genesisHash: string): Promise<string>
  heartbeat(rows: readonly HeartbeatWrite[]): Promise<void>
  stop(): Promise<void>
}

/**
 * The store refuses the content of a batch, e.g. because a value is out of range or violates a constraint.
 * Writing smaller parts of the batch finds the poison row.
 */
export class BatchRejected extends Error {
  override readonly name = 'BatchRejected'
}
