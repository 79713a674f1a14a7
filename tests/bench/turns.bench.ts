import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { issueKey } from '~/auth/issue-key.server'
import { silentLog } from '~/lib/log'
import { createPool, type Pool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { type LoadCase, measureCpu } from './api/compare-cpu'
import { cachedCase, homeCase, newFilters } from './api/load-cases'
import { otherNode, runProgram, type Started, start, startOtherWeb } from './api/processes'
import { fillSimulatedDay } from './api/simulated-day'
import { measureFirst } from './pages/first-render'
import { formatSpread, spreadOf } from './spread'

/**
 * Measures two builds in turns, because the speed of a machine changes from second to second: the web process of
 * another clone (`OTHER=<folder>`, usually of an earlier commit) and that of this one, on the same database. After each
 * checkout the other clone must be built again, see `startOtherWeb`. `OTHER_NODE=<path>` runs it with another Node, so
 * with this same clone as `OTHER` two versions of Node are compared. Prints CPU time per request of both, and this
 * build's as a multiple of the other's in the same round.
 *
 * `LOAD_CASES=cached,page,filters` chooses loads of the bench `api-load`, beside its changes of the data;
 * `PAGES_ONLY=/tokens,/about` pages of which the first render after a change is measured instead.
 * `ROUNDS` sets the number of rounds, 15 by default, and `WARM_UPS` that of the rounds before them, 4 by default.
 */
const rounds = Number(process.env.ROUNDS ?? 15)
const warmUps = Number(process.env.WARM_UPS ?? 4)
const updatesPerSecond = 1_000

interface Sample {
  /** CPU time of the web process per request. The title of a comparison names its unit. */
  readonly cpu: number
  /** Requests per second. A first render has none. */
  readonly perSecond?: number
}

function versionOf(node: string): string {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
}

type Measure = (web: Started, round: number) => Promise<Sample>

async function measure(): Promise<number> {
  const other = process.env.OTHER
  if (other === undefined) {
    console.log('Skipped: OTHER names no clone to compare with.')
    return 0
  }
  console.log(`Node: ${versionOf(otherNode)} for the other build, ${process.version} for this one`)
  const server = await startTestServer()
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  const now = Math.floor(Date.now() / 1_000)
  await fillSimulatedDay(pool, now, now - 86_400)
  const webs = [await startOtherWeb(other, server.url), await start('web', server.url, 'build')] as const
  const pages = process.env.PAGES_ONLY?.split(',') ?? []
  for (const page of pages) await compare(`${page}, CPU ms`, webs, firstRender(pool, page, now))
  if (pages.length === 0) {
    const loads = await chosenLoads(pool)
    const ingest = await start('ingest', server.url, String(updatesPerSecond))
    for (const load of loads) await compare(`${load.name}, CPU µs/request`, webs, requests(load))
    await ingest.stop()
  }
  for (const web of webs) await web.stop()
  await pool.end()
  await server.stop()
  return 0
}

async function chosenLoads(pool: Pool): Promise<readonly LoadCase[]> {
  const issue = () => issueKey(pool, { plan: 'enterprise', label: 'bench', ratePerSecond: 1_000_000 })
  const loads = [cachedCase(await Promise.all(Array.from({ length: 8 }, issue))), homeCase, newFilters]
  const words = process.env.LOAD_CASES?.split(',') ?? ['cached', 'page']
  const chosen = loads.filter(({ name }) => words.some((word) => name.includes(word)))
  if (chosen.length === 0) throw new Error(`LOAD_CASES names no load: ${process.env.LOAD_CASES}`)
  return chosen
}

function requests(load: LoadCase): Measure {
  return async (web) => {
    const { microseconds, perSecond } = await measureCpu(web, load)
    return { cpu: microseconds, perSecond }
  }
}

/** Measures first renders. A new query string in each round keeps the last page from being sent. */
function firstRender(pool: Pool, page: string, slot: number): Measure {
  return async (web, round) => {
    const path = `${page}${page.includes('?') ? '&' : '?'}turn=${round}`
    return { cpu: (await measureFirst(web, pool, path, slot + round)).cpuMs }
  }
}

async function compare(title: string, webs: readonly [Started, Started], measureOne: Measure): Promise<void> {
  const [before, after]: [Sample[], Sample[]] = [[], []]
  for (let round = 0; round < warmUps + rounds; round += 1) {
    // Alternate who is first, so that a steady change of speed favours neither.
    const order = round % 2 === 0 ? webs : webs.toReversed()
    for (const web of order) {
      const sample = await measureOne(web, round)
      if (round >= warmUps) (web === webs[0] ? before : after).push(sample)
    }
  }
  const spreads = [before, after].map((each) => formatSpread(spreadOf(each.map(({ cpu }) => cpu)), 1))
  const ratio = spreadOf(after.map(({ cpu }, n) => cpu / (before[n]?.cpu ?? Number.NaN)))
  const speeds = after.map(
    ({ perSecond = Number.NaN }, n) => perSecond / (before[n]?.perSecond ?? Number.NaN),
  )
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1)
  console.log(
    `${title}; the other build and this one, median (min–max) of ${rounds} rounds, load average ${load}:`,
  )
  console.log(`  ${spreads.join('   ')}   × ${formatSpread(ratio, 2)}`)
  if (!speeds.some(Number.isNaN)) console.log(`  requests/s × ${formatSpread(spreadOf(speeds), 2)}`)
}

await runProgram(measure)
