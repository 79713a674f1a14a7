import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { startEmbeddedPostgres } from '~/store/embedded/embedded'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { migrate } from '~/store/postgres/migrate'
import { createPool, type Pool } from '~/store/postgres/pool'
import { isStoreDamaged, StoreDamaged } from '~/store/postgres/store-failure'
import { createIndexStateReader } from '~/store/read/read-index-state'
import { damageFile, findTableFile } from '../../helpers/store/damaged-table'
import { openServer } from '../../helpers/web/web-server'
import { addressOf, batchOf, dcaState, limitState } from '../../helpers/world/states'

const at = 1_700_000_000
const advice = 'The database is damaged: restore a backup, see "A damaged database" in docs/production.md.'

/** Opens a server with a store in which only the table of DCA orders has damaged pages. */
async function openDamaged() {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const settings = { fsync: 'off', synchronous_commit: 'off' }
  const start = () => startEmbeddedPostgres({ folder, log: silentLog, settings })
  const connect = (url: string): Pool => createPool({ url, profile: 'writer', log: silentLog })

  const whole = await start()
  const filling = connect(whole.url)
  await migrate(filling)
  const accounts = [
    { state: dcaState(), slot: 100, at },
    { state: limitState(), slot: 100, at },
  ]
  await createBatchWriter(filling).write(batchOf({ accounts }))
  const file = await findTableFile(filling, 'dca_order')
  await filling.end()
  await whole.stop()
  damageFile(join(folder, 'postgres'), file)

  const server = await start()
  const pool = connect(server.url)
  onTestFinished(async () => {
    await pool.end()
    await server.stop()
  })
  return { url: server.url, pool }
}

test('a damaged page fails only its own requests, with advice, and makes web not ready', async () => {
  const { url, pool } = await openDamaged()
  const reported: string[] = []
  const log = { ...silentLog, error: (_: object, message: string) => void reported.push(message) }
  const { get } = await openServer({ database: { url, pool, drop: async () => undefined }, log })

  const ready = await get('/readyz')
  expect([ready.status, (await ready.json()).reason]).toEqual([200, null])
  const orders = await get('/api/dca/all')
  expect([orders.status, orders.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await orders.json()).toMatchObject({
    code: 'source_unavailable',
    detail: 'The database of this service is damaged. Its operator has to restore a backup.',
  })
  expect((await get('/api/limit/all')).status).toBe(200)
  const unready = await get('/readyz')
  expect([unready.status, (await unready.json()).reason]).toEqual([503, advice])
  // The log must contain the damage only once, even if it is found several times.
  await get('/api/dca/all')
  expect(reported.filter((message) => message === advice)).toHaveLength(1)
  expect(reported).toHaveLength(1)
})

test('writes to a damaged page, and reads by the indexer, fail with advice and can be retried', async () => {
  const { pool } = await openDamaged()
  const writer = createBatchWriter(pool)
  const state = dcaState({ inUsedRaw: 7n })
  const writing = writer.write(batchOf({ accounts: [{ state, slot: 101, at }] }))
  const failure = await writing.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StoreDamaged)
  expect(isStoreDamaged(failure)).toBe(true)
  expect(String(failure)).toMatch(
    /it is damaged, restore a backup \(docs\/production\.md\): invalid page in block 0 of relation/,
  )
  const query = { protocol: 'jupiter-dca', after: undefined, limit: 10, beforeSlot: 1_000 } as const
  await expect(createIndexStateReader(pool).readOnChainKeys(query)).rejects.toThrow(StoreDamaged)
  // Writes to other tables must continue.
  const other = limitState({ key: addressOf('another order') })
  await writer.write(batchOf({ accounts: [{ state: other, slot: 101, at }] }))
  await writer.stop()
})
