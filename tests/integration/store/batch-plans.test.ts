import { expect, onTestFinished, test } from 'vitest'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import { batchOf, filledEvent, signatureOf } from '../../helpers/world/states'

const at = 1_700_000_000
const fillsPerBatch = 1_000
const batches = 6

/** Returns executions of which all are within one minute, so that a lookup by time would read all of them. */
const fillsOf = (batch: number) =>
  Array.from({ length: fillsPerBatch }, (_, index) =>
    filledEvent({ signature: signatureOf(batch * fillsPerBatch + index), at: at + (index % 60) }),
  )

test('statements planned on empty tables look up single rows in full ones', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool)
  for (let batch = 0; batch < batches; batch++)
    expect((await writer.write(batchOf({ events: fillsOf(batch) }))).eventsInserted).toBe(fillsPerBatch)
  const connections = await database.pool.query(
    'select count(*)::int as n from pg_stat_activity where datname = current_database()',
  )
  expect(connections.rows).toEqual([{ n: 1 }])
  await database.pool.query('select pg_stat_force_next_flush()')
  const { rows } = await database.pool.query(
    `select sum(seq_tup_read)::int as scanned, sum(idx_tup_fetch)::int as fetched from pg_stat_user_tables where relname like 'fill%'`,
  )
  expect(rows[0].scanned).toBe(0)
  // If the plan used a lookup by time, it would read half a million rows per batch.
  expect(rows[0].fetched).toBeLessThan(fillsPerBatch * batches * 10)
})
