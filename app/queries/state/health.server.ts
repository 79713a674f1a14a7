import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { ProtocolHistory } from '~/domain/service/history-view'

/** Latest heartbeat of one source, as reported by `/readyz`. */
export interface SourceHealth {
  readonly source: string
  readonly state: string
  readonly tipSlot: Slot | undefined
  readonly committedSlot: Slot | undefined
  readonly blockTime: UnixSeconds | undefined
  readonly detail: string | undefined
  /** Age of the heartbeat, seconds. */
  readonly ageSeconds: number
}

/**
 * Health of this node. `ready` means that the store responds and has the expected schema. Stale sources are
 * reported but do not make a node unready.
 */
export interface Health {
  readonly ready: boolean
  /** Explanation for operators if the node is not ready; otherwise `undefined`. */
  readonly reason: string | undefined
  readonly sources: readonly SourceHealth[]
  /** Backfill progress of each program. Empty if this node has no backfill. */
  readonly history: readonly ProtocolHistory[]
}
