import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { Transaction } from '~/solana/transaction/transaction'
import type { CursorMove } from '~/store/batch/batch'
import type { IndexStateReader } from '~/store/read/read-index-state'
import type { DecodeWatch } from '../../pipeline/decode-watch'
import type { Intake } from '../../pipeline/intake'
import type { Pipeline } from '../../pipeline/pipeline'
import type { SlotClock } from '../../pipeline/slot-clock'
import type { FirstCatchUp } from '../events/first-catch-up'
import type { LoopBasis, Source } from '../source'
import type { GeyserFeed } from './feed'

export interface ProgramEventsOptions {
  readonly protocol: Protocol
  readonly programId: Address
  readonly rpc: RpcClient
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  readonly decodeWatch: DecodeWatch
  /** Returns a stored cursor; `undefined` on a first start. */
  readonly readCursor: (source: string) => Promise<CursorMove | undefined>
  readonly firstCatchUp: FirstCatchUp
  /** Maximum number of signatures that one comparison lists. A longer gap is read in parts, newest first. */
  readonly mostListed: number
  /** Pause between two comparisons while the stream is down, milliseconds. */
  readonly pollEveryMs: number
  readonly slotClock: SlotClock
  readonly clock: Clock
  readonly log: Log
  readonly loop: LoopBasis
  readonly feed: GeyserFeed
  /** Called with each transaction that was read from the Solana RPC because the stream did not deliver it. */
  readonly onRepaired: (transaction: Transaction) => void
  /** Called if transactions can't be read, so that the accounts that they wrote are unknown. */
  readonly onIncomplete: () => void
}

/**
 * Events of one program. The stream delivers its transactions. The signature list of the Solana RPC replaces
 * the stream for holes and while it is down, and is compared with the stream regularly, because a node that
 * loses a transaction sends no error.
 */
export interface ProgramEvents extends Source {
  /** Returns the events of a transaction. */
  read(transaction: Transaction): readonly ChainEvent[]
  /**
   * Records that the stream has delivered a transaction and the store has accepted its events, so that the
   * comparison with the signature list leaves it out.
   */
  delivered(transaction: Pick<Transaction, 'signature' | 'slot'>): void
  /** Records a transaction of the stream that can't be converted. The Solana RPC is asked for it. */
  unreadable(transaction: Pick<Transaction, 'signature'>): void
  /** Reads everything from the last comparison up to this slot from the Solana RPC. */
  requestRepair(upTo: Slot): void
  /** Whether all holes of the stream have been repaired. */
  isRepaired(): boolean
  /** Whether a signature list from the last half minute has been read. */
  isPolled(): boolean
  /**
   * Slot up to which the transactions were compared with the signature list. `undefined`: not compared yet.
   */
  comparedUpTo(): Slot | undefined
}
