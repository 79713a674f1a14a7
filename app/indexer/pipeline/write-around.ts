import { describeError } from '~/lib/retryable-error'
import { type Batch, BatchRejected, type BatchWriter } from '~/store/batch'
import { isOwnMistake } from '~/store/rejection'
import type { UnreadWrite } from '~/store/unread'
import { emptyBatch, rowsOf } from './batch-buffer'
import { culpritOf, halve } from './write-surely'

/** A row that can't be written. */
interface Culprit {
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
export async function writeAround(
  writer: BatchWriter,
  batch: Batch,
  onSetAside: (error: unknown) => void,
): Promise<void> {
  // A rollback is valid only as a whole.
  if (batch.dead !== undefined) {
    await writer.write(batch)
    return
  }
  const { cursors, unread, ...rows } = batch
  const culprits: Culprit[] = []
  await writeApart(writer, { ...rows, cursors: [], unread: [] }, culprits)
  await writer.write({
    ...emptyBatch,
    cursors,
    unread: [...unread, ...culprits.flatMap(comingAgain)],
    quarantined: culprits.flatMap(({ batch: alone, error }) => culpritOf(alone, reasonOf(error))),
  })
  for (const { error } of culprits) onSetAside(error)
}

async function writeApart(writer: BatchWriter, batch: Batch, culprits: Culprit[]): Promise<void> {
  try {
    await writer.write(batch)
  } catch (error) {
    if (!(error instanceof BatchRejected) && !isOwnMistake(error)) throw error
    if (rowsOf(batch) < 2) {
      culprits.push({ batch, error })
      return
    }
    for (const half of halve(batch)) await writeApart(writer, half, culprits)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof BatchRejected ? `rejected by the database: ${error.message}` : describeError(error)
}

/**
 * Returns the missing-transaction rows of failed events. A row that the store rejects would be rejected every
 * time, so it is not requested again.
 */
function comingAgain({ batch, error }: Culprit): readonly UnreadWrite[] {
  if (error instanceof BatchRejected) return []
  return batch.events.map((event) => ({
    kind: 'missing',
    source: `events:${'protocol' in event ? event.protocol : 'drift-perps'}`,
    signature: event.signature,
    reason: describeError(error).slice(0, 500),
    attempts: attemptsBefore,
  }))
}
