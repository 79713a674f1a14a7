import { createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { silentLog } from '~/lib/log'
import { createPool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { fillStore, mintOf, ordersPerKind } from './read/filled-store'

/**
 * Measures uncached requests about a million orders. The measured time includes the parsing of parameters,
 * queries, PostgreSQL and the creation of the JSON text. Each request has new parameters, so that its
 * response cannot be cached.
 */
const questions: readonly { readonly name: string; readonly path: string; readonly mostMs: number }[] = [
  { name: 'DCA, active, newest', path: '/api/dca/all?filter=active', mostMs: 50 },
  { name: 'DCA, all, largest', path: '/api/dca/all?filter=historical&sortField=amountUsd', mostMs: 50 },
  { name: 'limit, all, newest', path: '/api/limit/all?filter=historical', mostMs: 50 },
  { name: 'limit, all, oldest', path: '/api/limit/all?filter=historical&sortOrder=asc', mostMs: 50 },
  {
    name: 'limit, all, smallest',
    path: '/api/limit/all?filter=historical&sortField=amountUsd&sortOrder=asc',
    mostMs: 50,
  },
  { name: 'DCA, active, by progress', path: '/api/dca/all?sortField=progress', mostMs: 500 },
  { name: 'DCA, active, by $ a minute', path: '/api/dca/all?sortField=usdSpentPerMinute', mostMs: 500 },
  { name: 'limit, at least $2,500', path: '/api/limit/all?filter=historical&minAmountUsd=2500', mostMs: 200 },
  { name: 'limit, last day', path: '/api/limit/all?filter=historical&start=START', mostMs: 200 },
  {
    name: 'DCA of the busiest token',
    path: `/api/dca/all?filter=historical&tokenMint=${mintOf(0)}`,
    mostMs: 400,
  },
  {
    name: 'DCA of a quiet token',
    path: `/api/dca/all?filter=historical&tokenMint=${mintOf(500)}`,
    mostMs: 200,
  },
  { name: 'DCA, searched by symbol', path: '/api/dca/all?filter=historical&search=T599', mostMs: 200 },
  { name: 'DCA, all, page 10,000', path: '/api/dca/all?filter=historical&size=50&page=10000', mostMs: 400 },
  { name: 'tokens', path: '/api/tokens', mostMs: 50 },
  { name: 'search', path: '/api/search?q=t5', mostMs: 50 },
]

const rounds = 15

async function measure(): Promise<number> {
  const now = Math.floor(Date.now() / 1000)
  const server = await startTestServer()
  const writer = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  const startedMs = performance.now()
  await fillStore(writer, now)
  await writer.end()
  console.log(
    `${(2 * ordersPerKind).toLocaleString('en-US')} orders in ${Math.round((performance.now() - startedMs) / 1000)} s`,
  )
  const pool = createPool({ url: server.url, profile: 'web', log: silentLog })
  let monotonicMs = 0
  // The clock jumps ahead each time it is read, so that every cache entry is outdated.
  const clock = { nowMs: () => Date.now(), monotonicMs: () => (monotonicMs += 60_000) }
  const site = siteFactsOf(readEnvironment(undefined, { PUBLIC_URL: 'http://localhost' }))
  const context = createContext({
    site,
    maxStreams: 1,
    sessionSecrets: ['a secret for benchmarks, never used to sign in'],
    store: { pool, url: server.url },
    clock,
    log: silentLog,
  })
  let missed = 0
  for (const { name, path, mostMs } of questions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const requestedMs = performance.now()
      const response = await context.api(
        new Request(`http://localhost${path.replace('START', String(now - 86_400))}`),
      )
      const body = await response.text()
      times.push(performance.now() - requestedMs)
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`)
    }
    times.sort((left, right) => left - right)
    const [median = Number.NaN, worst = Number.NaN] = [times[Math.floor(rounds / 2)], times.at(-1)]
    const verdict = median <= mostMs ? '' : `  MISSED: at most ${mostMs} ms`
    if (verdict !== '') missed += 1
    console.log(
      `${name.padEnd(30)} median ${median.toFixed(1).padStart(7)} ms  worst ${worst.toFixed(1).padStart(7)} ms${verdict}`,
    )
  }
  await context.stop()
  await pool.end()
  await server.stop()
  return missed
}

process.exitCode = (await measure()) === 0 ? 0 : 1
