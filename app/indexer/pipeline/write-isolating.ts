import { describeError } from '~/lib/retryable-error'
import { type Batch, BatchRejected, type BatchWriter } from '~/store/batch'
import type { MissingWrite } from '~/store/missing-transactions'
import { isOwnMistake } from '~/store/rejection'
import { emptyBatch, rowsOf } from './batch-buffer'
import { halve, poisonRowOf } from './write-bisecting'

/** A row that can't be written. */
interface PoisonRow {
  readonly batch: Batch
  readonly error: unknown
}

/**
 * Number of attempts recorded for a failed event. With this value the next attempt is an hour away, by when
 * the bug may be fixed.
 */
const attemptsBefore = 8

/**
 * Writes the rows of a batch that our own code can handle. Each poison row is quarantined and comes again,
 * since the bug may be fixed by then. The transaction of an event is requested again, and account states
 * are read again regularly anyway. The cursors move last, together with the quarantined rows.
 */
export async function writeIsolating(
  writer: BatchWriter,
  batch: Batch,
  onSetAside: (error: unknown) => void,
): Promise<void> {
  // A rollback is valid only as a whole.
  if (batch.orphaned !== undefined) {
    await writer.write(batch)
    return
  }
  const { cursors, missing, ...rows } = batch
  const poisonRows: PoisonRow[] = []
  await collectPoisonRows(writer, { ...rows, cursors: [], missing: [] }, poisonRows)
  await writer.write({
    ...emptyBatch,
    cursors,
    missing: [...missing, ...poisonRows.flatMap(comingAgain)],
    quarantined: poisonRows.flatMap(({ batch: alone, error }) => poisonRowOf(alone, reasonOf(error))),
  })
  for (const { error } of poisonRows) onSetAside(error)
}

async function collectPoisonRows(writer: BatchWriter, batch: Batch, poisonRows: PoisonRow[]): Promise<void> {
  try {
    await writer.write(batch)
  } catch (error) {
    if (!(error instanceof BatchRejected) && !isOwnMistake(error)) throw error
    if (rowsOf(batch) < 2) {
      poisonRows.push({ batch, error })
      return
    }
    for (const half of halve(batch)) await collectPoisonRows(writer, half, poisonRows)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof BatchRejected ? `rejected by the database: ${error.message}` : describeError(error)
}

/**
 * Returns the missing-transaction rows of failed events. A row that the store rejects would be rejected every
 * time, so it is not requested again.
 */
function comingAgain({ batch, error }: PoisonRow): readonly MissingWrite[] {
  if (error instanceof BatchRejected) return []
  return batch.events.map((event) => ({
    kind: 'missing',
    source: `events:${'protocol' in event ? event.protocol : 'drift-perps'}`,
    signature: event.signature,
    reason: describeError(error).slice(0, 500),
    attempts: attemptsBefore,
  }))
}
