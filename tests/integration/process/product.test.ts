import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { StatusWire } from '~/contracts/state/status'
import { protocolsOfKind } from '~/domain/protocol/protocol'
import { silentLog } from '~/lib/log'
import type { Health } from '~/queries/state/health.server'
import { findEmbeddedPostgres } from '~/store/embedded/find-embedded'
import { createPool } from '~/store/postgres/pool'
import { bundleProduct, dataFolder, processesWith, startProduct } from '../../helpers/process/product'
import { damageFile, findTableFile } from '../../helpers/store/damaged-table'

let entry = ''

beforeAll(async () => {
  entry = await bundleProduct()
})

afterAll(() => rmSync(dirname(entry), { recursive: true, force: true }))

/**
 * Returns the keys of the DCA orders that the product shows. Waits until there are as many as in the
 * fixtures.
 */
async function shownOrders(url: string): Promise<string[]> {
  const deadline = performance.now() + 30_000
  for (;;) {
    const response = await fetch(`${url}/api/dca/all`).catch(() => undefined)
    const { content = [] } = response?.ok
      ? ((await response.json()) as { content: { publicKey: string }[] })
      : {}
    if (content.length > 0 || performance.now() > deadline) return content.map((order) => order.publicKey)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The only DCA account of the fixtures. */
const order = 'hgtwVfAnvBE8NyQRVMA2NK3K6VUQyRmonTgXqwnz4GX'

/**
 * Waits for a condition, and returns whether it was met. The wait is long because a server exits again if the
 * processes of its predecessor still exist, and another start follows.
 */
async function until(reached: () => boolean): Promise<boolean> {
  const deadline = performance.now() + 15_000
  while (!reached()) {
    if (performance.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}

/**
 * Waits until exactly one process has the given words in its command line. For a moment after a fork, child
 * processes of PostgreSQL have the command line of their parent.
 */
async function onlyProcessWith(...words: readonly string[]): Promise<number> {
  let found: readonly number[] = []
  const isAlone = () => {
    found = processesWith(...words)
    return found.length === 1
  }
  expect(await until(isAlone)).toBe(true)
  return found[0] ?? Number.NaN
}

test('starts, shows the chain, and stops within ten seconds without leaving a process', {
  timeout: 90_000,
}, async () => {
  const folder = dataFolder()
  const product = startProduct(entry, { DATA_DIR: folder })
  expect(await shownOrders(await product.url)).toEqual([order])
  const stoppedAt = performance.now()
  product.child.kill('SIGTERM')
  // Send a second signal, as happens when npm receives the signal and forwards it too.
  setTimeout(() => product.child.kill('SIGTERM'), 50)
  expect((await product.ended).code).toBe(0)
  expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  expect(processesWith(folder)).toEqual([])
  expect(processesWith(entry)).toEqual([])
})

test('without backfill days, reports the start of the complete history for each program', {
  timeout: 90_000,
}, async () => {
  const product = startProduct(entry, { DATA_DIR: dataFolder(), BACKFILL_DAYS: '0' })
  const url = await product.url
  const reported = async () => {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    return response === undefined ? [] : ((await response.json()) as Pick<Health, 'history'>).history
  }
  const programs = protocolsOfKind('dca', 'limit', 'perp')
  await vi.waitFor(
    async () => {
      const whole = (await reported()).filter(({ isComplete, since, until }) => isComplete && since <= until)
      expect(whole.map(({ protocol }) => protocol).toSorted()).toEqual(expect.arrayContaining([...programs]))
    },
    { timeout: 60_000, interval: 200 },
  )
})

test('stops completely when its terminal closes, but keeps running when its output is not read', {
  timeout: 90_000,
}, async () => {
  const folder = dataFolder()
  const product = startProduct(entry, { DATA_DIR: folder }, { detached: true })
  const url = await product.url
  product.child.stdout?.destroy()
  product.child.stderr?.destroy()
  const indexer = await onlyProcessWith(entry, 'indexer')
  process.kill(indexer, 'SIGKILL') // the supervisor logs this end of a process
  expect(await until(() => processesWith(entry, 'indexer').some((pid) => pid !== indexer))).toBe(true)
  expect(await shownOrders(url)).toEqual([order])
  // When a terminal closes, its whole process group receives this signal.
  process.kill(-Number(product.child.pid), 'SIGHUP')
  expect((await product.ended).code).toBe(0)
  expect(processesWith(folder)).toEqual([])
  expect(processesWith(entry)).toEqual([])
})

test('refuses a second start on the same folder in one sentence, and does not disturb the first', {
  timeout: 90_000,
}, async () => {
  const folder = dataFolder()
  const first = startProduct(entry, { DATA_DIR: folder })
  const url = await first.url
  const second = await startProduct(entry, { DATA_DIR: folder }).ended
  expect(second).toEqual({
    code: 1,
    said: `DATA_DIR ${folder} is in use by process ${first.child.pid}: stop that Sextant, or set DATA_DIR to another folder.\n`,
  })
  expect(await shownOrders(url)).toEqual([order])
})

test('after kill -9 of the whole product its children exit, and the next start continues with its data', {
  timeout: 120_000,
}, async () => {
  const folder = dataFolder()
  const first = startProduct(entry, { DATA_DIR: folder })
  await shownOrders(await first.url)
  first.child.kill('SIGKILL')
  expect(
    await until(
      () => processesWith(entry, 'indexer').length + processesWith(entry, 'simulator').length === 0,
    ),
  ).toBe(true)
  const next = startProduct(entry, { DATA_DIR: folder })
  const response = await fetch(`${await next.url}/api/dca/all`)
  expect(((await response.json()) as { totalElements: number }).totalElements).toBe(1)
})

test('recovers from kill -9 of any one process', { timeout: 120_000 }, async () => {
  const folder = dataFolder()
  const product = startProduct(entry, { DATA_DIR: folder })
  const url = await product.url
  await shownOrders(url)
  for (const words of [
    [entry, 'indexer'],
    [entry, 'simulator'],
    ['postgres', '-D', folder],
  ]) {
    const victim = await onlyProcessWith(...words)
    process.kill(victim, 'SIGKILL')
    expect(await until(() => processesWith(...words).some((pid) => pid !== victim))).toBe(true)
  }
  expect(await shownOrders(url)).toEqual([order])
})

test('an indexer started while the store is down recovers with it', { timeout: 120_000 }, async () => {
  const folder = dataFolder()
  const product = startProduct(entry, { DATA_DIR: folder })
  const url = await product.url
  await shownOrders(url)
  const indexers = () => processesWith(entry, 'indexer')
  const first = await onlyProcessWith(entry, 'indexer')
  const store = await onlyProcessWith('postgres', '-D', folder)
  process.kill(first, 'SIGKILL')
  // Kill the store just before the new indexer connects. The indexer takes a few tenths of a second to load.
  expect(await until(() => indexers().some((pid) => pid !== first))).toBe(true)
  process.kill(store, 'SIGKILL')
  expect(await until(() => processesWith('postgres', '-D', folder).some((pid) => pid !== store))).toBe(true)
  expect(await until(() => indexers().length === 1)).toBe(true)
  expect(await shownOrders(url)).toEqual([order])
  expect(product.child.exitCode).toBeNull()
})

test('reports a port in use, and names the fix', { timeout: 60_000 }, async () => {
  const blocker = createServer()
  onTestFinished(() => void blocker.close())
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
  const address = blocker.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await startProduct(entry, { DATA_DIR: dataFolder(), PORT: String(port) }).ended).toEqual({
    code: 1,
    said: `Port ${port} on 127.0.0.1 is in use: stop the program that listens there, or set PORT to another port.\n`,
  })
})

test('reports an error that the operator must fix in one sentence, with exit code 1', {
  timeout: 60_000,
}, async () => {
  const refusals: [Record<string, string>, string][] = [
    [
      { PORT: 'abc' },
      'PORT must be a whole number from 0 to 65535, for example 3000 (it is "abc"): correct it or unset it.\n',
    ],
    [
      { DATA_DIR: '/proc/nowhere' },
      `DATA_DIR /proc/nowhere can't be written (ENOENT): make it writable for this user, or set DATA_DIR to another folder.\n`,
    ],
    [
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' },
      'DATABASE_URL: the database x at 127.0.0.1:1 refuses the connection (ECONNREFUSED): start that server, correct the URL, or unset DATABASE_URL to use the embedded database.\n',
    ],
    [
      { ROLE: 'web', DATABASE_URL: '' },
      'ROLE=web needs DATABASE_URL: set it to a database, or start with ROLE=all to use the embedded one.\n',
    ],
  ]
  for (const [settings, said] of refusals) {
    expect(await startProduct(entry, settings).ended).toEqual({ code: 1, said })
  }
})

test('a damaged page makes the product not ready with advice; it keeps running and reports it in its status', {
  timeout: 180_000,
}, async () => {
  const folder = dataFolder()
  const whole = startProduct(entry, { DATA_DIR: folder })
  expect(await shownOrders(await whole.url)).toEqual([order])
  const database = join(folder, 'database')
  const pool = createPool({ url: findEmbeddedPostgres(database) ?? '', profile: 'writer', log: silentLog })
  const file = await findTableFile(pool, 'dca_order')
  await pool.end()
  whole.child.kill('SIGTERM')
  expect((await whole.ended).code).toBe(0)
  damageFile(join(database, 'postgres'), file)

  const product = startProduct(entry, { DATA_DIR: folder })
  const url = await product.url
  const read = async (path: string) => {
    const response = await fetch(url + path)
    return { status: response.status, body: await response.json() }
  }
  // The web process has not read the damaged table. The indexer finds the damage and reports it.
  const reason = 'The database is damaged: restore a backup, see "A damaged database" in docs/production.md.'
  await vi.waitFor(async () => expect((await read('/readyz')).body.reason).toBe(reason), {
    timeout: 60_000,
    interval: 250,
  })
  expect((await read('/readyz')).status).toBe(503)
  expect((await read('/api/dca/all')).status).toBe(503)
  const indexer = await onlyProcessWith(entry, 'indexer')
  await vi.waitFor(
    async () => {
      const { body } = await read('/api/status')
      const details = (body as StatusWire).sources.map(({ detail }) => detail ?? '')
      expect(details.join()).toMatch(/damaged, restore a backup \(docs\/production\.md\)/)
      expect((body as StatusWire).status).not.toBe('operational')
    },
    { timeout: 60_000, interval: 500 },
  )
  expect(processesWith(entry, 'indexer')).toEqual([indexer])
  expect(product.child.exitCode).toBeNull()
})

test('an empty session secret aborts the start and names the fix, before a database is started', {
  timeout: 60_000,
}, async () => {
  const folder = dataFolder()
  writeFileSync(join(folder, 'session-secret'), '')
  const ended = await startProduct(entry, { DATA_DIR: folder }).ended
  expect(ended.code).toBe(1)
  expect(ended.said).toContain(`${join(folder, 'session-secret')} has a secret of fewer than 32 characters`)
  expect(processesWith('postgres', '-D', folder)).toEqual([])
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe('')
})

test('a missing fixtures folder stops the product with one sentence', {
  timeout: 60_000,
}, async () => {
  const ended = await startProduct(entry, { DATA_DIR: dataFolder(), SIMULATOR_FIXTURES: '/nowhere' }).ended
  expect(ended.code).toBe(1)
  expect(ended.said).toContain(
    'SIMULATOR_FIXTURES: folder /nowhere does not exist: set an existing folder, or unset it.',
  )
})
