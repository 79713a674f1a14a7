import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { createSimulatorServer } from '~/simulator/server'
import { handMadeDca } from '../../helpers/nodes/dca-chain'
import { openTcpProxy } from '../../helpers/nodes/tcp-proxy'
import { bundleProduct, startProduct } from '../../helpers/process/product'
import { createTestDatabase } from '../../helpers/store/database'

let entry = ''

beforeAll(async () => {
  entry = await bundleProduct()
})

afterAll(() => rmSync(dirname(entry), { recursive: true, force: true }))

/** Starts a separate node for each indexer, so that each row shows which indexer wrote it. */
async function startNode() {
  const ledger = createHandMadeLedger()
  const server = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog })
  let orders = 0
  onTestFinished(async () => {
    await server.stop()
    ledger.stop()
  })
  return {
    settings: { SOLANA_RPC_URL: server.url, SOLANA_WS_URL: server.wsUrl, SIMULATOR_FIXTURES: '' },
    tip: () => ledger.currentSlot(),
    /** Opens an order on the chain and returns the key of the order. */
    open(name: string): string {
      orders += 1
      const order = handMadeDca(name, BigInt(orders))
      ledger.produce({ accounts: [order.account()], transactions: [order.opened()] })
      for (let block = 0; block < 3; block += 1) ledger.produce()
      return order.key
    },
  }
}

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 80_000, interval: 50 })

async function openIndexers() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return {
    url: database.url,
    pool: database.pool,
    start: (settings: Readonly<Record<string, string>>) =>
      startProduct(entry, {
        DATABASE_URL: database.url,
        ...settings,
        ROLE: 'indexer',
        TOKEN_API_URL: settings.SOLANA_RPC_URL ?? '',
        PRICE_API_URL: settings.SOLANA_RPC_URL ?? '',
      }),
    async keys() {
      const { rows } = await database.pool.query<{ key: string }>('select key from dca_order')
      return rows.map(({ key }) => key)
    },
    /** Returns the names of the database sessions that hold the writer lock or wait for it. */
    async contenders() {
      const { rows } = await database.pool.query<{ name: string }>(
        `select application_name as name from pg_stat_activity where application_name like 'sextant-writer-lock %' and datname = current_database()`,
      )
      return rows.map(({ name }) => name)
    },
  }
}

test('an indexer that loses the writer lock stops writing, and the waiting one continues', {
  timeout: 120_000,
}, async () => {
  const { pool, start, keys, contenders } = await openIndexers()
  const [one, other] = [await startNode(), await startNode()]

  const first = start(one.settings)
  const before = one.open('before')
  await soon(async () => expect(await keys()).toEqual([before]))
  const [holder] = await contenders()
  const second = start(other.settings)
  await soon(async () => expect(await contenders()).toHaveLength(2))

  await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
    holder,
  ])
  const after = other.open('after')
  await soon(async () => expect(await keys()).toContain(after))
  one.open('unheard')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(new Set(await keys())).toEqual(new Set([before, after]))

  for (const { child, ended } of [second, first]) {
    child.kill('SIGTERM')
    await ended
  }
})

test('takes over from a frozen indexer within 15 seconds, and it writes nothing after it resumes', {
  timeout: 180_000,
}, async () => {
  const { pool, start, keys, contenders } = await openIndexers()
  const [one, other] = [await startNode(), await startNode()]
  const first = start(one.settings)
  const before = one.open('before')
  await soon(async () => expect(await keys()).toEqual([before]))
  const second = start(other.settings)
  await soon(async () => expect(await contenders()).toHaveLength(2))

  // Write continuously, so that the process is stopped in the middle of a write.
  const writing = setInterval(() => one.open('while it writes'), 5)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  first.child.kill('SIGSTOP')
  const frozenMs = performance.now()
  clearInterval(writing)
  const after = other.open('after')
  await soon(async () => expect(await keys()).toContain(after))
  const takeoverMs = performance.now() - frozenMs
  console.info(`takeover from a frozen indexer: ${(takeoverMs / 1_000).toFixed(1)} s`)
  expect(takeoverMs).toBeLessThan(15_000)

  // The store must not change through pending writes of the frozen process or through anything that this
  // process receives later.
  const ofFrozen = async () => {
    const { rows } = await pool.query<{ key: string }>(
      'select key from dca_order where key <> $1 order by key',
      [after],
    )
    return rows.map(({ key }) => key)
  }
  const storedTip = async () => {
    const { rows } = await pool.query<{ tip: number }>('select max(tip_slot) as tip from heartbeat')
    return rows[0]?.tip ?? 0
  }
  const written = await ofFrozen()
  // The stored tip never decreases, so the newest tip from the frozen process remains.
  const heardTip = await storedTip()
  first.child.kill('SIGCONT')
  for (let order = 0; order < 20; order += 1) {
    one.open('after it woke up')
    await new Promise((resolve) => setTimeout(resolve, 300))
    // The chain of the frozen indexer's node is far ahead of the other chain. So a heartbeat of that indexer
    // would increase the stored tip.
    expect(await storedTip()).toBeLessThanOrEqual(Math.max(heardTip, other.tip()))
  }
  expect(one.tip()).toBeGreaterThan(Math.max(heardTip, other.tip()) + 50)
  await soon(async () => expect(await contenders()).toHaveLength(2))
  expect(await ofFrozen()).toEqual(written)
  const { rows: leases } = await pool.query('select distinct epoch from writer_lease')
  expect(leases).toEqual([{ epoch: 2 }])

  for (const { child, ended } of [second, first]) {
    child.kill('SIGTERM')
    await ended
  }
})

test('an indexer whose database host is lost takes the lease on its replacement within a minute', {
  timeout: 180_000,
}, async () => {
  const { pool, start, keys, url: direct } = await openIndexers()
  const node = await startNode()
  const url = new URL(direct)
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.host = `127.0.0.1:${proxy.port}`
  const { child, ended } = start({ ...node.settings, DATABASE_URL: url.href })
  const before = node.open('before')
  await soon(async () => expect(await keys()).toEqual([before]))

  proxy.strand()
  const lostMs = performance.now()
  await soon(async () => {
    const { rows: leases } = await pool.query('select distinct epoch from writer_lease')
    expect(leases).toEqual([{ epoch: 2 }])
  })
  const tookMs = performance.now() - lostMs
  console.info(`lease on the replacement of a lost database: ${(tookMs / 1_000).toFixed(1)} s`)
  expect(tookMs).toBeLessThan(60_000)
  const after = node.open('after')
  await soon(async () => expect(await keys()).toContain(after))
  child.kill('SIGTERM')
  await ended
})
