import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { silentLog } from '~/lib/log'
import { protocolOfOwner } from '~/protocols/registry'
import type { AccountWrite, Batch } from '~/store/batch/batch'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '~/store/embedded/embedded'
import { makeWeeks } from '~/store/ingest/lease/weeks'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { migrate } from '~/store/postgres/migrate'
import { createPool, type Pool } from '~/store/postgres/pool'
import { inTransaction } from '~/store/postgres/transaction'
import { signatureSql } from '../read/filled-store'
import { firstCreatedAt, orderAccount, orderKey, storedOrders } from './orders'

export interface FilledStore {
  readonly url: string
  readonly pool: Pool
  readonly server: EmbeddedPostgres
  stop(): Promise<void>
}

const ordersPerBatch = 5_000
const fillsPerOrder = 10
/** About a month. */
const fillEverySeconds = 30 * 86_400
/** Increased when the stores of earlier runs must not be used again. Those before version 3 had no fills. */
const contentVersion = 3
const folderPrefix = 'sextant-bench-'

/**
 * Opens an embedded server with a million orders and ten million fills of them. Filling takes minutes, so the
 * folder is reused by later runs with the same schema.
 */
export async function openFilledStore(): Promise<FilledStore> {
  const folder = join(tmpdir(), `${folderPrefix}${schemaHash()}`)
  removeOthers(folder)
  const server = await startEmbeddedPostgres({ folder, log: silentLog })
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  await migrate(pool)
  await fillOrders(pool)
  await fillFills(server.url)
  const content = `${whole(storedOrders)} orders and ${whole(fillsPerOrder * storedOrders)} fills`
  console.log(`Store: ${content} in ${folder} (kept for the next run).`)
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

async function fillOrders(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ stored: number }>('select sum(total)::int8 as stored from order_count')
  const stored = Number(rows[0]?.stored ?? 0)
  if (stored >= storedOrders) return
  const writer = createBatchWriter(pool)
  const startedMs = performance.now()
  for (let from = stored - (stored % ordersPerBatch); from < storedOrders; from += ordersPerBatch) {
    await writer.write(batchOf(inOrderOfCreation(from), 1, 1))
    if (from % 100_000 === 0) console.log(`  filling the store: ${whole(from)} orders`)
  }
  const perSecond = (storedOrders - stored) / ((performance.now() - startedMs) / 1000)
  console.log(`  first writes: ${whole(perSecond)} new orders per second`)
  await pool.query('vacuum (analyze) dca_order')
  await pool.query('vacuum (analyze) limit_order')
  await pool.query('checkpoint')
}

/** Returns SQL that adds fill number $1 of each order. */
const addFills = (table: 'dca_order' | 'limit_order', protocol: ProtocolId, maker: 'user_key' | 'maker') =>
  `insert into fill (signature, instruction_path, event_index, protocol, order_key, maker, taker, input_mint,
    output_mint, input_raw, output_raw, usd, slot, at)
  select ${signatureSql('key || $1::int')}, '0', 0, '${protocol}', key, ${maker}, ${maker}, input_mint, output_mint,
    1000000, 2000000, 1, 1, created_at + $1::int * ${fillEverySeconds} from ${table} order by created_at`

/** Adds the fills by SQL, because only updates of orders are measured. */
async function fillFills(url: string): Promise<void> {
  const pool = createPool({ url, profile: 'maintenance', log: silentLog }) // a statement takes minutes
  const { rows } = await pool.query<{ rounds: number }>(
    'select count(*)::int4 as rounds from fill where order_key = $1',
    [orderKey(0)],
  )
  const stored = rows[0]?.rounds ?? 0
  if (stored < fillsPerOrder) await addRounds(pool, stored)
  await pool.end()
}

async function addRounds(pool: Pool, stored: number): Promise<void> {
  await makeWeeks(pool, { from: firstCreatedAt, now: Math.floor(Date.now() / 1000) })
  for (let round = stored + 1; round <= fillsPerOrder; round += 1) {
    await inTransaction(pool, async (client) => {
      await client.query(addFills('limit_order', 'jupiter-limit', 'maker'), [round])
      await client.query(addFills('dca_order', 'jupiter-dca', 'user_key'), [round])
    })
    console.log(`  filling the store: ${whole(round * storedOrders)} fills`)
  }
  await pool.query('vacuum (analyze) fill')
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

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
