import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '~/lib/log'
import { protocolOfOwner } from '~/protocols/registry'
import type { AccountWrite, Batch } from '~/store/batch/batch'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '~/store/embedded/embedded'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { migrate } from '~/store/postgres/migrate'
import { createPool, type Pool } from '~/store/postgres/pool'
import { orderAccount, storedOrders } from './orders'

export interface FilledStore {
  readonly url: string
  readonly pool: Pool
  readonly server: EmbeddedPostgres
  stop(): Promise<void>
}

const ordersPerBatch = 5_000
/** Increased when the stores of earlier runs must not be used again. Those of version 1 had closed orders. */
const contentVersion = 2
const folderPrefix = 'sextant-bench-'

/**
 * Opens an embedded server with a million orders. Filling takes minutes, so the folder is reused by later
 * runs with the same schema.
 */
export async function openFilledStore(): Promise<FilledStore> {
  const folder = join(tmpdir(), `${folderPrefix}${schemaHash()}`)
  removeOthers(folder)
  const server = await startEmbeddedPostgres({ folder, log: silentLog })
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  await migrate(pool)
  await fill(pool)
  console.log(`Store: ${storedOrders.toLocaleString('en-US')} orders in ${folder} (kept for the next run).`)
  return {
    url: server.url,
    pool,
    server,
    async stop() {
      await pool.end()
      await server.stop()
    },
  }
}

/** Removes stores of older schemas. They cannot be reused and take a gigabyte each. */
function removeOthers(folder: string): void {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name)
    if (name.startsWith(folderPrefix) && path !== folder) rmSync(path, { recursive: true, force: true })
  }
}

async function fill(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ stored: number }>('select sum(total)::int8 as stored from order_count')
  const stored = Number(rows[0]?.stored ?? 0)
  if (stored >= storedOrders) return
  const writer = createBatchWriter(pool)
  const startedMs = performance.now()
  for (let from = stored - (stored % ordersPerBatch); from < storedOrders; from += ordersPerBatch) {
    await writer.write(batchOf(inOrderOfCreation(from), 1, 1))
    if (from % 100_000 === 0) console.log(`  filling the store: ${from.toLocaleString('en-US')} orders`)
  }
  const perSecond = (storedOrders - stored) / ((performance.now() - startedMs) / 1000)
  console.log(`  first writes: ${Math.round(perSecond).toLocaleString('en-US')} new orders per second`)
  await pool.query('vacuum (analyze) dca_order')
  await pool.query('vacuum (analyze) limit_order')
  await pool.query('checkpoint')
}

/** The orders are stored by opening time, while updates affect orders all over the table. */
function inOrderOfCreation(from: number): readonly number[] {
  return Array.from({ length: ordersPerBatch }, (_, offset) => from + offset)
}

/** Returns a batch of decoded orders. */
export function batchOf(indexes: readonly number[], revision: number, slot: number): Batch {
  const accounts: AccountWrite[] = []
  for (const index of indexes) {
    const { key, owner, data } = orderAccount(index, revision)
    const decoded = protocolOfOwner(owner)?.decodeAccount(key, owner, data)
    if (decoded?.outcome !== 'ok') throw new Error(`order ${index} does not decode`)
    accounts.push({ state: decoded.value, slot, at: Math.floor(Date.now() / 1000) })
  }
  return {
    accounts,
    closedAccounts: [],
    events: [],
    prices: [],
    tokens: [],
    quarantined: [],
    cursors: [],
    missing: [],
  }
}

function schemaHash(): string {
  const hash = createHash('sha256').update(String(contentVersion))
  const folder = 'app/store/migrations'
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}
