import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * The built product, started as by `npm start`. It can be limited to its web process on an existing database.
 */
export interface Product {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to the first served page. */
  readonly servingAfterMs: number
  stop(): Promise<void>
}

export async function startProduct(
  settings: Readonly<Record<string, string>>,
  role: 'all' | 'web' = 'all',
): Promise<Product> {
  const port = await freePort()
  const startedMs = performance.now()
  const child = startServer(role, { ...settings, PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  await until('the first page', child, async () => (await fetch(url)).ok)
  const servingAfterMs = performance.now() - startedMs
  return { url, pid: child.pid ?? 0, servingAfterMs, stop: () => stopServer(child) }
}

/**
 * Starts a simulated cluster as a separate process, so that the product and other programs can subscribe to
 * it.
 */
export async function startSimulator(): Promise<Omit<Product, 'servingAfterMs'>> {
  const port = await freePort()
  const child = startServer('simulator', { PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  const isAnswering = async () => (await fetch(url, { method: 'POST', body: '{}' })).status < 500
  await until('the simulator', child, isAnswering)
  return { url, pid: child.pid ?? 0, stop: () => stopServer(child) }
}

/** Resolves when every source of the indexer is live and its first prices are stored. */
export async function untilLive(product: Product, mostMs = longestWaitMs): Promise<void> {
  const isLive = async () => {
    const health = await (await fetch(`${product.url}/readyz`)).json()
    const sources: { source: string; state: string; committedSlot?: number }[] = health.sources ?? []
    const onChain = sources.filter(({ source }) => /^(accounts|events):/.test(source))
    return (
      onChain.length >= 10 &&
      onChain.every(({ state, committedSlot }) => state === 'live' && committedSlot !== undefined)
    )
  }
  await until('live sources', undefined, isLive, mostMs)
}

function startServer(role: string, settings: Readonly<Record<string, string>>): ChildProcess {
  const { PATH, HOME } = process.env
  // Disable the backfill, because the measurement would include its load.
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', BACKFILL_DAYS: '0', PATH, HOME, ...settings }
  const log = openSync(logFile, 'a')
  return spawn(process.execPath, ['build/server.js', role], { env, stdio: ['ignore', log, log] })
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Log of the product, printed by benchmarks that fail. */
const logFile = join(tmpdir(), 'sextant-latency.log')
const longestWaitMs = 240_000

async function until(
  what: string,
  child: ChildProcess | undefined,
  check: () => Promise<boolean>,
  mostMs = longestWaitMs,
): Promise<void> {
  const deadline = performance.now() + mostMs
  while (performance.now() < deadline) {
    if (child && child.exitCode !== null) throw new Error(`${what}: the process ended with ${child.exitCode}`)
    if (await check().catch(() => false)) return
    await pause(20)
  }
  throw new Error(`${what}: nothing after ${mostMs / 1000} s`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
