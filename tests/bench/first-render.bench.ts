import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { silentLog } from '~/lib/log'
import { createPool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { runProgram, start } from './api/processes'
import { fillSimulatedDay } from './api/simulated-day'
import { measureFirst, type RenderCost } from './pages/first-render'
import { dataPages } from './pages/routes'
import { formatSpread, spreadOf } from './spread'

/**
 * Measures the first render of each page after its data has changed: neither the page nor a result that depends
 * on the changed data is cached. Prints the CPU time of the web process and the time until the visitor has the
 * whole page, slowest first. `PAGES_ONLY=/tokens,/about` measures some pages; `PROFILES=<folder>` writes the CPU
 * profile of the web process.
 */
const rounds = 5
const warmUps = 4
/** Pause between two rounds, longer than the two seconds for which a page is sent from the cache. */
const expiredMs = 2_500

async function measure(): Promise<number> {
  const server = await startTestServer()
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  const now = Math.floor(Date.now() / 1_000)
  await fillSimulatedDay(pool, now, now - 86_400)
  const web = await start('web', server.url, 'build')
  const paths = (await dataPages(`http://127.0.0.1:${web.port}`)).filter(isChosen)
  if (paths.length === 0) throw new Error(`PAGES_ONLY names no page: ${process.env.PAGES_ONLY}`)
  const costs = new Map<string, RenderCost[]>(paths.map((path) => [path, []]))
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

function printCosts(costs: ReadonlyMap<string, readonly RenderCost[]>): void {
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
