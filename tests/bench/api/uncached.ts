import { createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { silentLog } from '~/lib/log'
import { createPool } from '~/store/postgres/pool'
import { median } from '../median'

const passes = 5
const rounds = 7

/**
 * Measures the time of each request without a cache, milliseconds. A pass over all requests takes the median
 * of several rounds for each request. The result is from the best of several passes, since the machine may
 * stall for seconds.
 */
export async function timeUncached(
  databaseUrl: string,
  paths: ReadonlyMap<string, string>,
  key: string,
): Promise<ReadonlyMap<string, number>> {
  const pool = createPool({ url: databaseUrl, profile: 'web', log: silentLog })
  let monotonicMs = 0
  const context = createContext({
    site: siteFactsOf(readEnvironment(undefined, {})),
    maxStreams: 1,
    sessionSecrets: ['a secret for benchmarks, never used to sign in'],
    store: { pool, url: databaseUrl },
    // The clock jumps ahead each time it is read, so that every cache entry is outdated.
    clock: { nowMs: () => Date.now(), monotonicMs: () => (monotonicMs += 600_000) },
    log: silentLog,
  })
  const request = async (path: string) => {
    const requestedMs = performance.now()
    const request = new Request(`http://localhost${path}`, { headers: { 'X-API-Key': key } })
    const response = await context.api(request)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return performance.now() - requestedMs
  }
  const best = new Map<string, number>()
  for (let pass = 0; pass < passes; pass++) {
    for (const [name, path] of paths) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await request(path))
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, median(times)))
    }
  }
  await context.stop()
  await pool.end()
  return best
}
