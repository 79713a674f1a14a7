import type { AccountState } from '~/domain/account-change'
import type { ChainEvent } from '~/domain/chain-event'
import type { Address, Signature } from '~/domain/ids'
import type { ProtocolId } from '~/domain/protocol'
import type { Slot, UnixSeconds } from '~/domain/time'
import type { UiScaleConfig } from '~/domain/ui-scale'
import type { MissingWrite } from './missing-transactions'
import type { OrphanedSlots } from './rollback/orphaned-slots'

/** An account as of a slot. Writing an older slot than the stored one changes nothing. */
export interface WriteOf<State> {
  readonly state: State
  readonly slot: Slot
  /** Block time of the slot, or the best known time for it. */
  readonly at: UnixSeconds
}

export type AccountWrite = WriteOf<AccountState>

/**
 * An account that no longer exists on the chain. Its order becomes `ended` unless an event, earlier or later,
 * contains how it ended.
 */
export interface ClosedAccount {
  readonly protocol: ProtocolId
  readonly key: Address
  readonly slot: Slot
  readonly at: UnixSeconds
}

export type PriceSource = 'drift-oracle' | 'price-api' | 'fill'

export interface PriceWrite {
  readonly mint: Address
  /** USD per unscaled unit (10^decimals base units), a valid price by `isPrice`. */
  readonly priceUsd: number
  /** Whether `priceUsd` is per displayed unit, with the token's multiplier at that time. */
  readonly isPerDisplayedUnit?: boolean | undefined
  /** Multipliers from the price source. They apply until the mint account provides its own. */
  readonly uiScale?: UiScaleConfig | undefined
  readonly at: UnixSeconds
  readonly source: PriceSource
  readonly change24hPercent?: number | undefined
  readonly liquidityUsd?: number | undefined
}

/** Facts of a token from the Token API. `undefined`: not provided, the stored value stays. */
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

/** Maximum stored part of a corrupt update, bytes. Enough to identify the update. */
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
  /** Block time of the slot; `undefined` if unknown. */
  readonly at?: UnixSeconds | undefined
  /** Set for a cursor of backfill, which moves towards the past. Others move towards the tip. */
  readonly towards?: 'past'
}

/** Everything that one transaction of the store makes visible. */
export interface Batch {
  readonly accounts: readonly AccountWrite[]
  readonly closedAccounts: readonly ClosedAccount[]
  readonly events: readonly ChainEvent[]
  readonly prices: readonly PriceWrite[]
  readonly tokens: readonly TokenWrite[]
  readonly quarantined: readonly QuarantineWrite[]
  readonly cursors: readonly CursorMove[]
  /** Transactions that the cursors pass although they are missing, and missing ones that have arrived. */
  readonly missing: readonly MissingWrite[]
  /**
   * Orphaned slots. They are rolled back before the rest is written, which contains the winning fork's rows
   * instead.
   */
  readonly orphaned?: OrphanedSlots | undefined
  /**
   * Changes in slots before this one are not published. Cached responses with history include them once they
   * expire. Absent: all changes are published.
   */
  readonly suppressEventsBefore?: Slot
}

export interface BatchResult {
  /** Number of rows inserted or changed, by kind. All are 0 if the batch was already written. */
  readonly accountsChanged: number
  readonly eventsInserted: number
  /** Newest revision made by the batch; `undefined` if nothing changed. */
  readonly revision: bigint | undefined
}

/** State that each chain reader reports every second. */
export interface HeartbeatWrite {
  /** 'rpc', 'accounts:jupiter-dca', 'events:jupiter-dca', 'prices', 'tokens'. */
  readonly source: string
  readonly state: HeartbeatState
  /** Newest slot reported by the RPC; `undefined` before its first response. */
  readonly tipSlot: Slot | undefined
  /**
   * Every change of the source up to this slot is committed. `undefined`: not yet known in this process; the
   * stored value of the previous process stays.
   */
  readonly committedSlot: Slot | undefined
  /** Block time of the committed slot; `undefined` if unknown. */
  readonly blockTime: UnixSeconds | undefined
  /** A sentence for people, e.g. why the source is offline; `undefined` if everything works. */
  readonly detail: string | undefined
  readonly counters: Readonly<Record<string, number>>
}

/** `degraded`: follows the chain with a limitation that `detail` explains. */
export type HeartbeatState = 'starting' | 'snapshot' | 'live' | 'degraded' | 'catching-up' | 'offline'

/** The only writer of chain data in the store. */
export interface BatchWriter {
  /**
   * Writes a batch in one transaction: all of it becomes visible, or none. Writing it again changes nothing.
   * Throws `BatchRejected` if the store refuses the content, so that the same batch can never succeed. Throws
   * any other error if a retry may succeed (the store is down, a deadlock).
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
 * The store refuses the content of a batch (a value out of range, a broken constraint). Writing smaller parts
 * finds the poison row.
 */
export class BatchRejected extends Error {
  override readonly name = 'BatchRejected'
}
