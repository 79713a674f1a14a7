import { onTestFinished } from 'vitest'
import { issueKey } from '~/auth/issue-key.server'
import { type AppContext, createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { type Clock, systemClock } from '~/lib/clock'
import { type Log, silentLog } from '~/lib/log'
import type { BatchWriter } from '~/store/batch'
import { createPool, type Pool } from '~/store/pool'
import { createBatchWriter } from '~/store/write-batch'
import { createTestDatabase, type TestDatabase } from './database'

/** A web process's services over a database of their own, with the writer that fills it. Everything ends with the test. */
export interface WebTest {
  readonly context: AppContext
  readonly writer: BatchWriter
  /** The writer's pool, for a test's own statements. */
  readonly pool: Pool
  /** Headers of a key without limits that matter: tests ask faster than people. */
  readonly keyed: Readonly<Record<string, string>>
  /** Asks the API with that key, unless `headers` name another one. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/** A clock that stands at a time of the wall but whose monotonic side runs. */
export function clockAt(seconds: number): Clock {
  return { nowMs: () => seconds * 1000, monotonicMs: systemClock.monotonicMs }
}

export async function openWeb(
  options: {
    readonly clock?: Clock
    readonly maxStreams?: number
    readonly trustedProxies?: readonly string[]
    readonly log?: Log
    /** A database of somebody else's, who also drops it. */
    readonly database?: TestDatabase
    /** Another way to the database for the web side, e.g. through a proxy that can be cut. */
    readonly route?: (databaseUrl: string) => Promise<string>
    /** Who ends it: the test by default; `afterAll` for one that several tests only read. */
    readonly onEnd?: (end: () => Promise<void>) => void
  } = {},
): Promise<WebTest> {
  const database = options.database ?? (await createTestDatabase())
  const writer = createBatchWriter(database.pool)
  const url = (await options.route?.(database.url)) ?? database.url
  const pool = createPool({ url, profile: 'web', log: silentLog })
  const context = createContext({
    site: siteFactsOf(readEnvironment(undefined, { PUBLIC_URL: 'http://sextant.test' })),
    maxStreams: options.maxStreams ?? 100,
    sessionSecret: 'a secret of tests, and of nothing else',
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
    store: { pool, url },
    clock: options.clock ?? systemClock,
    log: options.log ?? silentLog,
  })
  const key = await issueKey(database.pool, { plan: 'enterprise', label: 'test', ratePerSecond: 100_000 })
  const keyed = { 'X-API-Key': key }
  const onEnd = options.onEnd ?? onTestFinished
  onEnd(async () => {
    await context.stop()
    await pool.end()
    if (options.database === undefined) await database.drop()
  })
  return {
    context,
    writer,
    pool: database.pool,
    keyed,
    get: (path, headers = {}) =>
      context.api(new Request(`http://sextant.test${path}`, { headers: { ...keyed, ...headers } })),
  }
}
