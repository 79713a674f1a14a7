import type { Address } from '~/domain/base/ids'
import type { DecodeWatch } from '~/indexer/pipeline/decode-watch'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import type { SlotClock } from '~/indexer/pipeline/slot-clock'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import type { Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { CursorMove } from '~/store/batch/batch'
import type { IndexStateReader } from '~/store/read/read-index-state'
import type { ChainTip } from '../chain/chain-tip'
import type { LoopBasis } from '../source'
import type { FirstCatchUp } from './first-catch-up'
import type { ProgramActivity } from './program-activity'

export interface EventsSourceOptions {
  readonly protocol: Protocol
  readonly programId: Address
  readonly rpc: RpcClient
  readonly subscriptions: Subscriptions
  readonly activity: ProgramActivity
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  readonly tip: Pick<ChainTip, 'newestSlot' | 'onConfirmed' | 'dated' | 'isReported'>
  readonly decodeWatch: DecodeWatch
  /** Returns the stored cursor of this source; `undefined` on a first start. */
  readonly readCursor: (source: string) => Promise<CursorMove | undefined>
  readonly firstCatchUp: FirstCatchUp
  /** Maximum number of signatures that one comparison lists. A longer gap is read in parts, newest first. */
  readonly mostListed: number
  readonly slotClock: SlotClock
  /**
   * Pause between two comparisons with the signature list while the subscription does not report,
   * milliseconds.
   */
  readonly pollEveryMs: number
  /** The same pause while the subscription is proven to report every transaction, milliseconds. */
  readonly provenEveryMs: number
  /** Whether logs replace requests for transactions where they show everything. */
  readonly readsLogs: boolean
  readonly clock: Clock
  readonly log: Log
  readonly loop: LoopBasis
}
