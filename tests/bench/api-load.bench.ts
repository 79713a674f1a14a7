import { issueKey } from '~/auth/issue-key.server'
import { silentLog } from '~/lib/log'
import { createPool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { type CpuCost, compareCpu } from './api/compare-cpu'
import { cachedCase, mixedCases, refusalCases } from './api/load-cases'
import { hasWrk } from './api/load-generator'
import { measurePastCallers } from './api/past-callers'
import { runProgram, type Started, start } from './api/processes'
import { fillSimulatedDay } from './api/simulated-day'

/**
 * Measures the CPU time per request of a web process, and compares it with a bare `node:http` server that
 * sends the same bytes and headers. The operating system counts CPU time per process, so the CPU time of the
 * load generator is not included. The load generator is wrk if installed, otherwise a client in this program.
 * `LOAD_PARTS=mixed,refusals,callers` measures only these parts; `CALLERS=…` sets the number of past callers.
 */
const updatesPerSecond = 1_000
/**
 * Maximum CPU time ratios: of a cached response to `node:http`, of a refusal to a cached response, and of a
 * request after the past callers to one before them.
 */
const most = { cached: 4, repeatedRefusal: 1.5, firstRefusal: 3, pastCallers: 1.2 }
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
  const cases = await mixedCases(web, keys)
  const ingest = await start('ingest', databaseUrl, String(updatesPerSecond))
  const costs = await compareCpu(web, cases)
  await ingest.stop()
  printCosts(`beside ${updatesPerSecond} updates/s`, costs)
  const cached = costs.get(cachedCase(keys).name)
  const ratio = cached === undefined ? Number.NaN : cached.ours / cached.raw
  return report(ratio <= most.cached, `a cached response at most × ${most.cached} of node:http`)
}

async function compareRefusals(web: Started, keys: readonly string[]): Promise<number> {
  const cases = refusalCases(web, keys)
  const costs = await compareCpu(web, [cachedCase(keys), ...cases])
  printCosts('refusals', costs)
  const cached = costs.get(cachedCase(keys).name)?.ours ?? Number.NaN
  let missed = 0
  for (const { name, isFirst } of cases) {
    const ratio = (costs.get(name)?.ours ?? Number.NaN) / cached
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
  console.log(`${title}; CPU µs per request of ours and of node:http, ratio, responses/s of each:`)
  for (const [name, { ours, raw, oursPerSecond, rawPerSecond }] of costs) {
    const ratio = `× ${(ours / raw).toFixed(2)}`
    console.log(
      `${name.padEnd(36)} ${ours.toFixed(0).padStart(5)} ${raw.toFixed(0).padStart(5)} ${ratio.padStart(8)} ${String(Math.round(oursPerSecond)).padStart(7)} ${String(Math.round(rawPerSecond)).padStart(7)}`,
    )
  }
}

function report(isMet: boolean, target: string): number {
  if (!isMet) console.log(`  MISSED: ${target}`)
  return isMet ? 0 : 1
}

await runProgram(measure)
