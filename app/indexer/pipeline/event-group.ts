import type { ChainEvent } from '~/domain/chain/chain-event'
import type { CursorMove } from '~/store/batch/batch'
import type { MissingWrite } from '~/store/batch/missing-transactions'

/**
 * Events that must go into one batch, together with their cursors. A cursor must not be stored before the
 * events that it covers.
 */
export interface EventGroup {
  readonly events: readonly ChainEvent[]
  readonly cursors?: readonly CursorMove[]
  /**
   * Transactions that the cursor skips because they are missing, and formerly missing transactions that have
   * now been read.
   */
  readonly missing?: readonly MissingWrite[] | undefined
  /** Whether the events are history, so older than all events that are followed live. */
  readonly isPast?: boolean
}
