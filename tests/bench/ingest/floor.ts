import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { batchOf } from './filled-store'
import { orderAccount, scattered } from './orders'

const rowsPerBatch = 2_000

/**
 * Measures the minimal work of any database writer, rows per second. It updates three columns by key in
 * batches, without constraints and without writes to other tables.
 */
export async function measureBareUpdates(pool: Pool, from: number, count: number): Promise<number> {
  const batches = chunked(from, count).map((start) => {
    const keys = { dca_order: [] as string[], limit_order: [] as string[] }
    for (const index of walk(start)) {
      keys[index % 2 === 0 ? 'dca_order' : 'limit_order'].push(orderAccount(index, 1).key)
    }
    return keys
  })
  const startedMs = performance.now()
  for (const keys of batches) {
    await pool.query('begin; set local synchronous_commit = on')
    for (const [table, column] of [
      ['dca_order', 'in_used_raw'],
      ['limit_order', 'remaining_input_raw'],
    ] as const) {
      await pool.query({
        name: `bare-${table}`,
        text: `update ${table} o set ${column} = ${column} + 1, slot = slot + 1, updated_at = updated_at + 1
          from unnest($1::text[]) k (key) where o.key = k.key`,
        values: [keys[table]],
      })
    }
    await pool.query('commit')
  }
  return count / ((performance.now() - startedMs) / 1000)
}

/** Measures Sextant's writer without socket and decoding, rows per second. */
export async function measureWriter(pool: Pool, from: number, count: number, slot: number): Promise<number> {
  const writer = createBatchWriter(pool)
  const batches = chunked(from, count).map((start) => batchOf(walk(start), (slot % 900) + 2, slot))
  const startedMs = performance.now()
  for (const batch of batches) await writer.write(batch)
  return count / ((performance.now() - startedMs) / 1000)
}

function chunked(from: number, count: number): readonly number[] {
  return Array.from({ length: count / rowsPerBatch }, (_, index) => from + index * rowsPerBatch)
}

function walk(start: number): readonly number[] {
  return Array.from({ length: rowsPerBatch }, (_, offset) => scattered(start + offset))
}
