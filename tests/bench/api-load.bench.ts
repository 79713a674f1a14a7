import { issueKey } from '~/auth/issue-key.server'
import { silentLog } from '~/lib/log'
import { createPool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { type CpuCost, compareCpu } from './api/compare-cpu'
import { cachedCase, homeCase, mixedCases, newFilters, refusalCases } from './api/load-cases'
import { hasWrk } from './api/load-generator'
import { measurePastCallers } from './api/past-callers'
import { runProgram, type Started, start } from './api/processes'
import { fillSimulatedDay } from './api/simulated-day'
import { formatSpread } from './spread'

/**
 * Measures the CPU time per request of a web process, and compares it with a bare `node:http` server that
 * sends the same bytes and headers. The operating system counts CPU time per process, so the CPU time of the
 * load generator is not included. The load generator is wrk if installed, otherwise a client in this program.
 * `LOAD_PARTS=mixed,refusals,callers` measures only these parts, `LOAD_CASES=page,cached` only the loads of the
 * first part with these words in their names; `CALLERS=…` sets the number of past callers. `PROFILES=<folder>`
 * writes the CPU profile of each process into that folder.
 */
const updatesPerSecond = 1_000
/**
 * Maximum CPU time: of a cached response as a multiple of `node:http`, of a new combination of filters in
 * microseconds, of a refusal as a multiple of a cached response, and of a request after the past callers as a
 * multiple of one before them.
 */
const most = { cached: 1.6, newFiltersUs: 2_000, repeatedRefusal: 1.5, firstRefusal: 3, pastCallers: 1.2 }
/** Minimum requests per second for the overview, as a multiple of those of `node:http`. */
const leastHomeSpeed = 0.5
const pastCallers = Number(process.env.CALLERS ?? 1_000_000)

async function measure(): Promise<number> {
  const server = await startTestServer()
  const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  const now = Math.floor(Date.now() / 1_000)
  await fillSimulatedDay(pool, now, now - 86_400)
  const issue = () => issueKey(pool, { plan: 'enterprise', label: 'bench', ratePerSecond: 1_000_000 })
  const keys = await Promise.all(Array.from({ length: 8 }, issue))
  await pool.end()
  console.log(`load generator: ${hasWrk ? 'wrk' : 'undici, since wrk is not installed'}`)
  const web = await start('web', server.url, 'build')
  const parts = process.env.LOAD_PARTS?.split(',') ?? ['mixed', 'refusals', 'callers']
  let missed = 0
  if (parts.includes('mixed')) missed += await compareMixed(web, server.url, keys)
  if (parts.includes('refusals')) missed += await compareRefusals(web, keys)
  if (parts.includes('callers')) missed += await comparePastCallers(web)
  await web.stop()
  await server.stop()
  return missed
}

async function compareMixed(web: Started, databaseUrl: string, keys: readonly string[]): Promise<number> {
  const words = process.env.LOAD_CASES?.split(',') ?? ['']
  const all = await mixedCases(web, keys)
  const unknown = words.filter((word) => !all.some(({ name }) => name.includes(word)))
  if (unknown.length > 0) throw new Error(`LOAD_CASES: no load has ${unknown.join(' or ')} in its name`)
  const cases = all.filter(({ name }) => words.some((word) => name.includes(word)))
  const ingest = await start('ingest', databaseUrl, String(updatesPerSecond))
  const costs = await compareCpu(web, cases)
  await ingest.stop()
  printCosts(`beside ${updatesPerSecond} updates/s`, costs)
  const limits: readonly [string, (cost: CpuCost) => boolean, string][] = [
    [cachedCase(keys).name, ({ cpuRatio }) => cpuRatio.median <= most.cached, `CPU at most × ${most.cached}`],
    [
      homeCase.name,
      ({ speedRatio }) => speedRatio.median >= leastHomeSpeed,
      `requests/s at least × ${leastHomeSpeed}`,
    ],
    [
      newFilters.name,
      ({ ours }) => ours.microseconds.median <= most.newFiltersUs,
      `at most ${most.newFiltersUs} µs`,
    ],
  ]
  return limits.reduce((missed, [name, isMet, target]) => {
    const cost = costs.get(name)
    return cost === undefined ? missed : missed + report(isMet(cost), `${name}: ${target}`)
  }, 0)
}

async function compareRefusals(web: Started, keys: readonly string[]): Promise<number> {
  const cases = refusalCases(web, keys)
  const costs = await compareCpu(web, [cachedCase(keys), ...cases])
  printCosts('refusals', costs)
  const cached = costs.get(cachedCase(keys).name)?.ours.microseconds.median ?? Number.NaN
  let missed = 0
  for (const { name, isFirst } of cases) {
    const ratio = (costs.get(name)?.ours.microseconds.median ?? Number.NaN) / cached
    const limit = isFirst ? most.firstRefusal : most.repeatedRefusal
    console.log(`${name.padEnd(36)} × ${ratio.toFixed(2)} of a cached response`)
    missed += report(ratio <= limit, `× ${limit}`)
  }
  return missed
}

async function comparePastCallers(web: Started): Promise<number> {
  const { before, after, later, sent, each, buckets, megabytes } = await measurePastCallers(web, pastCallers)
  const ratio = Math.max(after, later) / before
  console.log(
    `known callers: ${before.toFixed(0)} µs; after ${sent} others with one request each ${after.toFixed(0)} µs, later ${later.toFixed(0)} µs: × ${ratio.toFixed(2)}`,
  )
  console.log(
    `each of those others ${each.toFixed(0)} µs; rate buckets ${buckets.join(', ')} and memory ${megabytes.join(', ')} MB: before, at once, later`,
  )
  const isDrained = (buckets.at(-1) ?? Number.NaN) < pastCallers / 100
  return (
    report(ratio <= most.pastCallers, `× ${most.pastCallers}`) + report(isDrained, 'drained buckets leave')
  )
}

function printCosts(title: string, costs: ReadonlyMap<string, CpuCost>): void {
  console.log(
    `${title}; median (min–max) of five rounds, ours and node:http with the same bytes and headers:`,
  )
  for (const [name, { ours, raw, cpuRatio, speedRatio }] of costs) {
    console.log(name)
    console.log(
      `  CPU µs/request  ${formatSpread(ours.microseconds)}   ${formatSpread(raw.microseconds)}   × ${formatSpread(cpuRatio, 2)}`,
    )
    console.log(
      `  requests/s      ${formatSpread(ours.perSecond)}   ${formatSpread(raw.perSecond)}   × ${formatSpread(speedRatio, 2)}`,
    )
  }
}

function report(isMet: boolean, target: string): number {
  if (!isMet) console.log(`  MISSED: ${target}`)
  return isMet ? 0 : 1
}

await runProgram(measure)
