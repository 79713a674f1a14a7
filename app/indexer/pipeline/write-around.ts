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

/** As if it had been asked for so often: the next time is an hour later, by when a mistake may be mended. */
const attemptsBefore = 8

/**
 * Writes what can be written of a batch that our own code fails at. Each culprit is told of in quarantine and comes again, since the mistake is ours and may be
 * mended: an event's transaction is asked for anew, and the states of accounts are read anew now and then anyway. The cursors move last, together with that.
 */
export async function writeAround(
  writer: BatchWriter,
  batch: Batch,
  onSetAside: (error: unknown) => void,
): Promise<void> {
  // What undoes a fork is true as a whole only.
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
  return error instanceof BatchRejected ? `refused by the store: ${error.message}` : describeError(error)
}

/** What the store refuses it refuses whenever it comes. */
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
