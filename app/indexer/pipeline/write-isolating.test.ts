import { expect, test } from 'vitest'
import { type Batch, BatchRejected, type BatchWriter } from '~/store/batch/batch'
import {
  batchOf,
  closedEvent,
  mintState,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  spotMarketState,
} from '../../../tests/helpers/world/states'
import { rowsOf } from './batch-rows'
import { writeBisecting } from './write-bisecting'
import { writeIsolating } from './write-isolating'

/** A writer whose `write` fails for every batch that has a row. Records the batches that it accepts. */
function createFailingWriter(error: Error) {
  const accepted: Batch[] = []
  const write: BatchWriter['write'] = async (batch) => {
    if (batch.accounts.length + batch.events.length > 0) throw error
    accepted.push(batch)
    return { accountsChanged: 0, eventsInserted: 0, revision: undefined }
  }
  return { accepted, writer: { write } as BatchWriter }
}

const events = [perpFilledEvent(), closedEvent({ protocol: 'kamino-limit' })]
const states = [perpMarketState(), perpUserState(), spotMarketState(), mintState()]
const batch = batchOf({ events, accounts: states.map((state) => ({ state, slot: 5, at: 1 })) })
const protocols = ['drift-perps', 'drift-perps', 'drift-perps', 'spl-token', 'drift-perps', 'kamino-limit']

test('a failed event is requested again from the source of its own protocol', async () => {
  const { accepted, writer } = createFailingWriter(new TypeError('cannot read a missing field'))
  await writeIsolating(writer, batch, () => undefined)
  const missing = accepted.flatMap((each) => each.missing)
  expect(missing.map(({ source }) => source)).toEqual(['events:drift-perps', 'events:kamino-limit'])
  expect(accepted.flatMap((each) => each.quarantined).map(({ protocol }) => protocol)).toEqual(protocols)
})

test('a rejected row is quarantined under its own protocol', async () => {
  const { accepted, writer } = createFailingWriter(new BatchRejected('out of range'))
  const reasons: string[] = []
  await writeBisecting(writer, batch, (reason) => reasons.push(reason))
  expect(accepted.flatMap((each) => each.quarantined).map(({ protocol }) => protocol)).toEqual(protocols)
  expect(reasons).toHaveLength(rowsOf(batch))
})
