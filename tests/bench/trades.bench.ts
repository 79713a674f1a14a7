import { issueKey } from '~/auth/issue-key.server'
import { createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { silentLog } from '~/lib/log'
import { createWorldLedger } from '~/simulator/world-ledger'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool, type Pool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { historySince } from '../helpers/world/known-history'
import { accountBatches, tokenBatch } from '../helpers/world/world-batches'
import { fillDays } from './api/history'
import { timeUncached } from './api/uncached'
import { median } from './median'
import { fillStore, mintOf } from './read/filled-store'

/**
 * Measures `/api/trades` with 120,000 and with 1.2 million executions of the last 3 and 30 days: warm, as
 * clients that poll it meet it, and without a cache. Ten times the history must not make a page slower.
 */
const ordersPerKind = 50_000
const perDay = 40_000
const [shortDays, longDays] = [3, 30]
const most = { warmP50Ms: 5, growth: 1.5 }
/** Smaller differences between two measured times are ignored as noise, milliseconds. */
const noiseMs = 3
const warmRounds = 200

const paths: ReadonlyMap<string, string> = new Map([
  ['all', '/api/trades'],
  ['at least $1,000', '/api/trades?minUsd=1000'],
  ['at least $777, sells', '/api/trades?minUsd=777&side=sell'],
  ['one venue', '/api/trades?venue=drift_perp'],
  ['one token', `/api/trades?token=${mintOf(0)}`],
  ['a quiet token, sells', `/api/trades?token=${mintOf(500)}&side=sell`],
])

async function measure(): Promise<number> {
  const now = Math.floor(Date.now() / 1_000)
  const server = await startTestServer()
  const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  await fillWorld(pool, now)
  const key = await issueKey(pool, { plan: 'enterprise', label: 'bench', ratePerSecond: 1_000_000 })
  await fillDays(pool, now, { from: 0, until: shortDays, perDay })
  const short = await timeUncached(server.url, paths, key)
  await fillDays(pool, now, { from: shortDays, until: longDays, perDay })
  const long = await timeUncached(server.url, paths, key)
  const warm = await timeWarm(server.url, key)
  const { rows } = await pool.query<{ count: number }>(
    'select (select count(*) from fill) + (select count(*) from perp_fill) as count',
  )
  console.log(`${rows[0]?.count} executions; uncached 3 days, uncached 30 days, warm p50, ms`)
  let missed = 0
  for (const [name, shortMs] of short) {
    const [longMs, warmMs] = [long.get(name) ?? Number.NaN, warm.get(name) ?? Number.NaN]
    const isMet = warmMs <= most.warmP50Ms && (longMs / shortMs <= most.growth || longMs - shortMs < noiseMs)
    if (!isMet) missed += 1
    const times = [shortMs, longMs, warmMs].map((ms) => ms.toFixed(2).padStart(8)).join('')
    console.log(`${name.padEnd(24)}${times}  × ${(longMs / shortMs).toFixed(2)}${isMet ? '' : '  MISSED'}`)
  }
  await pool.end()
  await server.stop()
  return missed
}

/** Writes tokens, markets, accounts and orders. The executions refer to them. */
async function fillWorld(pool: Pool, now: number): Promise<void> {
  const clock = { nowMs: () => now * 1_000, monotonicMs: () => 0 }
  const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  const writer = createBatchWriter(pool, clock)
  for (const batch of [tokenBatch(ledger), ...accountBatches(ledger)]) await writer.write(batch)
  await writer.heartbeat(historySince(now - longDays * 86_400))
  ledger.stop()
  await fillStore(pool, now, ordersPerKind)
}

/** Measures each request with a warm cache, milliseconds. */
async function timeWarm(url: string, key: string): Promise<ReadonlyMap<string, number>> {
  const pool = createPool({ url, profile: 'web', log: silentLog })
  const context = createContext({
    site: siteFactsOf(readEnvironment(undefined, {})),
    maxStreams: 1,
    sessionSecrets: ['a secret for benchmarks, never used to sign in'],
    store: { pool, url },
    clock: { nowMs: () => Date.now(), monotonicMs: () => performance.now() },
    log: silentLog,
  })
  const found = new Map<string, number>()
  for (const [name, path] of paths) {
    const times: number[] = []
    for (let round = 0; round < warmRounds; round++) {
      const requestedMs = performance.now()
      const request = new Request(`http://localhost${path}`, { headers: { 'X-API-Key': key } })
      const response = await context.api(request)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      times.push(performance.now() - requestedMs)
    }
    found.set(name, median(times))
  }
  await context.stop()
  await pool.end()
  return found
}

process.exitCode = (await measure()) === 0 ? 0 : 1
