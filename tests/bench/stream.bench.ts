import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { issueKey } from '~/auth/issue-key.server'
import { silentLog } from '~/lib/log'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { batchOf, dcaState } from '../helpers/world/states'
import { createClients } from './stream/clients'
import { serveAsChild, startWebChild } from './stream/web-child'

/**
 * Measures one web process with 5,000 stream clients while one row changes per second: the CPU time of the
 * process, and the delay from the commit of a row to the last client. The benchmark `latency` measures the
 * delay from the chain.
 */
const clientCount = 5_000
const seconds = 30
const most = { cpuFraction: 0.1, p99Ms: 400 }

async function measure(): Promise<boolean> {
  const server = await startTestServer()
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  const writer = createBatchWriter(pool)
  const key = await issueKey(pool, { plan: 'enterprise', label: 'bench', ratePerSecond: 2 * clientCount })
  const web = await startWebChild(server.url, clientCount)
  const clients = createClients(web.port, 'dca', { 'X-API-Key': key })
  let committedMs = 0
  const latenciesMs: number[] = []
  clients.onFrame = (atMs) => latenciesMs.push(atMs - committedMs)
  try {
    await clients.open(clientCount)
    await pause(6_000) // waits for remaining work on the new connections
    const idleMs = await spentDuring(web.cpuMs, () => pause(10_000))
    latenciesMs.length = 0
    const busyMs = await spentDuring(web.cpuMs, async () => {
      for (let second = 1; second <= seconds; second++) {
        const next = pause(1_000)
        const state = dcaState({ inUsedRaw: BigInt(second) })
        const at = Math.floor(Date.now() / 1_000)
        await writer.write(batchOf({ accounts: [{ state, slot: second, at }] }))
        committedMs = performance.now()
        await next
      }
    })
    return report(idleMs / 10_000, busyMs / (seconds * 1_000), latenciesMs)
  } finally {
    clients.close()
    await web.stop()
    await writer.stop()
    await pool.end()
    await server.stop()
  }
}

async function spentDuring(cpuMs: () => Promise<number>, work: () => Promise<unknown>): Promise<number> {
  const before = await cpuMs()
  await work()
  return (await cpuMs()) - before
}

function report(idle: number, busy: number, latenciesMs: readonly number[]): boolean {
  const sorted = latenciesMs.toSorted((a, b) => a - b)
  const quantile = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN)
  const percent = (fraction: number) => `${(100 * fraction).toFixed(1)} % of a core`
  const expected = clientCount * seconds
  print(`${clientCount} clients, heartbeats only`, percent(idle))
  print(`${clientCount} clients, one row per second`, percent(busy))
  print('frames received', `${sorted.length} of ${expected}`)
  print('commit → frame', `p50 ${quantile(0.5)} ms`, `p99 ${quantile(0.99)} ms`)
  // Time spent waiting for a processor core is not part of the CPU time, but is included in every latency.
  print(
    'load of the machine',
    `${(loadavg()[0] ?? Number.NaN).toFixed(1)} on ${availableParallelism()} cores`,
  )
  const judged: readonly (readonly [string, boolean])[] = [
    [`at most ${percent(most.cpuFraction)}`, busy <= most.cpuFraction],
    [`p99 at most ${most.p99Ms} ms`, quantile(0.99) <= most.p99Ms],
    ['no client misses a row', sorted.length === expected],
  ]
  for (const [what, reached] of judged) print(`required: ${what}`, reached ? 'reached' : 'MISSED')
  return judged.every(([, reached]) => reached)
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(40)} ${values.map((value) => value.padStart(20)).join('')}`)
}

const [, , databaseUrl, maxStreams] = process.argv
if (databaseUrl !== undefined) await serveAsChild(databaseUrl, Number(maxStreams))
else process.exitCode = (await measure()) ? 0 : 1
