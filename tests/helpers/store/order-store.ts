import { onTestFinished } from 'vitest'
import type { BatchWriter } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { createTestDatabase } from './database'

/** Time of the first event in the tests of orders, unix seconds. */
export const at = 1_700_000_000

/** Creates a database with a writer. It is dropped at the end of the test. */
export async function openStore(): Promise<{ pool: Pool; writer: BatchWriter }> {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { pool: database.pool, writer: createBatchWriter(database.pool) }
}

/** Reads the rows of limit orders, as stored. */
export async function limitRow(pool: Pool) {
  const { rows } = await pool.query(
    `select status, active, closed_at, remaining_input_raw as remaining, filled_output_raw as filled, created_at, slot from limit_order`,
  )
  return rows
}

/** Reads the number of orders per venue, without empty venues. */
export async function counts(pool: Pool) {
  const { rows } = await pool.query(
    'select venue, total, active from order_count where total > 0 order by venue',
  )
  return rows
}
