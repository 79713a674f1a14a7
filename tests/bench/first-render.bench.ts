import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { changeTopics } from '~/domain/protocol/perp-venue'
import { silentLog } from '~/lib/log'
import { createChangeSet } from '~/store/batch/change-set'
import { publish } from '~/store/ingest/publish'
import { createPool, type Pool } from '~/store/postgres/pool'
import { inTransaction } from '~/store/postgres/transaction'
import { startTestServer } from '../helpers/store/database-server'
import { exactCpuMs } from './api/cpu-time'
import { runProgram, type Started, start } from './api/processes'
import { fillSimulatedDay } from './api/simulated-day'
import { dataPages } from './pages/routes'
import { userAgent } from './pages/visit'
import { formatSpread, spreadOf } from './spread'

/**
 * Measures the first render of each page after its data has changed: neither the page nor a result that depends
 * on the changed data is cached. Prints the CPU time of the web process and the time until the visitor has the
 * whole page, slowest first. `PAGES_ONLY=/tokens,/about` measures some pages; `PROFILES=<folder>` writes the CPU
 * profile of the web process.
 */
const rounds = 5
const warmUps = 4
/** Time in which the web process learns of a change, milliseconds. */
const noticeMs = 300
/** Pause between two rounds, longer than the two seconds for which a page is sent from the cache. */
const expiredMs = 2_500
const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html' }

interface Cost {
  readonly cpuMs: number
  readonly wallMs: number
}

async function measure(): Promise<number> {
  const server = await startTestServer()
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  const now = Math.floor(Date.now() / 1_000)
  await fillSimulatedDay(pool, now, now - 86_400)
  const web = await start('web', server.url, 'build')
  const paths = (await dataPages(`http://127.0.0.1:${web.port}`)).filter(isChosen)
  if (paths.length === 0) throw new Error(`PAGES_ONLY names no page: ${process.env.PAGES_ONLY}`)
  const costs = new Map<string, Cost[]>(paths.map((path) => [path, []]))
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const path of paths) {
      const cost = await measureFirst(web, pool, path, now + round)
      if (round >= warmUps) costs.get(path)?.push(cost)
    }
    await pause(expiredMs)
  }
  await web.stop()
  await pool.end()
  await server.stop()
  printCosts(costs)
  return 0
}

function isChosen(path: string): boolean {
  const only = process.env.PAGES_ONLY?.split(',')
  return only?.includes(path) ?? true
}

async function measureFirst(web: Started, pool: Pool, path: string, slot: number): Promise<Cost> {
  await changeEverything(pool, slot)
  await pause(noticeMs)
  const [cpuBefore, startedMs] = [exactCpuMs(web.pid), performance.now()]
  const response = await fetch(`http://127.0.0.1:${web.port}${path}`, { headers })
  await response.arrayBuffer()
  const wallMs = performance.now() - startedMs
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { cpuMs: exactCpuMs(web.pid) - cpuBefore, wallMs }
}

/** Publishes a change of each topic as a writer does that has changed too many rows to name them. */
async function changeEverything(pool: Pool, slot: number): Promise<void> {
  const changes = createChangeSet()
  for (const topic of changeTopics) changes.markForResync(topic, slot)
  await inTransaction(pool, (client) => publish(client, changes))
}

function printCosts(costs: ReadonlyMap<string, readonly Cost[]>): void {
  const lines = [...costs].map(([path, each]) => ({
    path: path.replace(/\w{30,}/, '…'),
    cpu: spreadOf(each.map(({ cpuMs }) => cpuMs)),
    wall: spreadOf(each.map(({ wallMs }) => wallMs)),
  }))
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1)
  console.log(`load average ${load} on ${availableParallelism()} processors`)
  console.log(
    'first render after a change, ms; median (min–max) of five: CPU of the web process, time of the visitor',
  )
  for (const { path, cpu, wall } of lines.toSorted((a, b) => b.cpu.median - a.cpu.median))
    console.log(`${path.padEnd(36)} ${formatSpread(cpu, 1).padEnd(24)} ${formatSpread(wall, 1)}`)
}

await runProgram(measure)
