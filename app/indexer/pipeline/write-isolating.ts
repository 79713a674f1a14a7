import { describeError } from '~/lib/async/retryable-error'
import { type Batch, BatchRejected, type BatchWriter } from '~/store/batch/batch'
import type { MissingWrite } from '~/store/batch/missing-transactions'
import { isOwnMistake } from '~/store/batch/rejection'
import { emptyBatch, rowsOf } from './batch-rows'
import { halve, poisonRowOf } from './write-bisecting'

/** A row that can't be written. */
interface PoisonRow {
  readonly batch: Batch
  readonly error: unknown
}

/**
 * Number of attempts recorded for an event that can't be written. This number delays the next attempt by an
 * hour, because the bug may be fixed by then.
 */
const attemptsBefore = 8

/**
 * Writes the rows of a batch that our own code can handle, and quarantines the poison rows. A poison row is
 * tried again later, because the bug may be fixed by then: the transaction of an event is requested again,
 * and accounts are read again regularly. The cursors move last, together with the quarantined rows.
 */
export async function writeIsolating(
  writer: BatchWriter,
  batch: Batch,
  onSetAside: (error: unknown) => void,
): Promise<void> {
  // A rollback can't be split, so it is written as a whole.
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
 * Returns rows that make the indexer request the transactions of failed events again. Excludes events that
 * the store rejects, because it would reject them every time.
 */
function comingAgain({ batch, error }: PoisonRow): readonly MissingWrite[] {
  if (error instanceof BatchRejected) return []
  return batch.events.map((event) => ({
    kind: 'missing',
    source: `events:${event.protocol}`,
    signature: event.signature,
    reason: describeError(error).slice(0, 500),
    attempts: attemptsBefore,
  }))
}
