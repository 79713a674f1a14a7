import { protocolOfState } from '~/domain/chain/account-change'
import type { Batch, BatchWriter, QuarantineWrite } from '~/store/batch/batch'
import { BatchRejected } from '~/store/batch/batch'
import { emptyBatch, rowsOf } from './batch-rows'

/**
 * Writes a batch even if the store rejects one of its rows: bisects the batch until the poison row is alone,
 * and quarantines that row. Throws all other errors, because they mean that the store is down and the whole
 * batch can be written later.
 */
export async function writeBisecting(
  writer: BatchWriter,
  batch: Batch,
  onRejected: (reason: string) => void,
): Promise<void> {
  try {
    await writer.write(batch)
  } catch (error) {
    if (!(error instanceof BatchRejected)) throw error
    if (rowsOf(batch) > 1) {
      const [first, second] = halve(batch)
      await writeBisecting(writer, first, onRejected)
      await writeBisecting(writer, second, onRejected)
      return
    }
    onRejected(error.message)
    await writer.write({
      ...emptyBatch,
      cursors: batch.cursors,
      missing: batch.missing,
      orphaned: batch.orphaned,
      quarantined: poisonRowOf(batch, `rejected by the database: ${error.message}`),
    })
  }
}

/**
 * Splits a batch into halves. Cursors and missing transactions go into the second half, because they must not
 * be stored before all other rows of the batch.
 */
export function halve(batch: Batch): readonly [Batch, Batch] {
  const empty = {
    ...emptyBatch,
    ...(batch.suppressEventsBefore && { suppressEventsBefore: batch.suppressEventsBefore }),
  }
  const kinds = ['accounts', 'closedAccounts', 'events', 'prices', 'tokens', 'quarantined'] as const
  const only = kinds.filter((kind) => batch[kind].length > 0)
  const [alone] = only
  if (only.length > 1 && alone) {
    return [
      { ...empty, [alone]: batch[alone] },
      { ...batch, [alone]: [] },
    ]
  }
  if (alone === undefined) return [empty, batch]
  const middle = Math.ceil(batch[alone].length / 2)
  return [
    { ...empty, [alone]: batch[alone].slice(0, middle) },
    { ...batch, [alone]: batch[alone].slice(middle) },
  ]
}

/**
 * Returns the quarantine entry for a row that can't be written. Empty for prices, tokens and quarantined
 * rows, because their sources deliver them again.
 */
export function poisonRowOf(
  { accounts, closedAccounts, events }: Batch,
  problem: string,
): readonly QuarantineWrite[] {
  const reason = problem.slice(0, 500)
  const bytes = new Uint8Array()
  const [account] = accounts
  if (account) {
    const { state, slot } = account
    return [{ protocol: protocolOfState(state), source: state.key, reason, bytes, slot }]
  }
  const [closed] = closedAccounts
  if (closed) return [{ protocol: closed.protocol, source: closed.key, reason, bytes, slot: closed.slot }]
  const [event] = events
  if (event === undefined) return []
  return [
    {
      protocol: event.protocol,
      source: `${event.signature} ${event.instructionPath}`,
      reason,
      bytes,
      slot: event.slot,
    },
  ]
}
