import type { ProtocolHistory } from '~/domain/history-view'
import type { Slot, UnixSeconds } from '~/domain/time'

/** One heartbeat of the indexer, as `/readyz` reports it. */
export interface SourceHealth {
  readonly source: string
  readonly state: string
  readonly tipSlot: Slot | undefined
  readonly committedSlot: Slot | undefined
  readonly blockTime: UnixSeconds | undefined
  readonly detail: string | undefined
  /** Age of the heartbeat itself, seconds. */
  readonly ageSeconds: number
}

/** `ready` = the store answers and has the schema. Stale sources are reported but do not make a node unready (security.md R13). */
export interface Health {
  readonly ready: boolean
  /** A sentence for people when not ready. */
  readonly reason: string | undefined
  readonly sources: readonly SourceHealth[]
  /** How much of the past is in, program by program; empty where no backfill is asked for. */
  readonly history: readonly ProtocolHistory[]
}
