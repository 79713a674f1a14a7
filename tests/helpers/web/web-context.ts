import { onTestFinished } from 'vitest'
import { issueKey } from '~/auth/issue-key.server'
import { type AppContext, createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { type Clock, systemClock } from '~/lib/clock'
import { type Log, silentLog } from '~/lib/log'
import type { BatchWriter } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool, type Pool } from '~/store/postgres/pool'
import { createTestDatabase, type TestDatabase } from '../store/database'

/**
 * Services of a web process on a separate database, and a writer that fills this database. Everything closes
 * at the end of the test.
 */
export interface WebTest {
  readonly context: AppContext
  readonly writer: BatchWriter
  /** The writer's connection pool, with which tests can run SQL. */
  readonly pool: Pool
  /** Headers with an API key whose rate limit tests cannot reach. */
  readonly keyed: Readonly<Record<string, string>>
  /** Sends an API request with the API key in `keyed`, unless `headers` contain another key. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

/** Returns a clock with a fixed wall-clock time. Its monotonic time runs normally. */
export function clockAt(seconds: number): Clock {
  return { nowMs: () => seconds * 1000, monotonicMs: systemClock.monotonicMs }
}

export async function openWeb(
  options: {
    readonly clock?: Clock
    readonly maxStreams?: number
    readonly trustedProxies?: readonly string[]
    readonly log?: Log
    /** Secrets for the signatures of cookies. */
    readonly sessionSecrets?: readonly string[]
    readonly publicUrl?: string
    /** Further settings of the process, by the name of the environment variable. */
    readonly settings?: Readonly<Record<string, string>>
    /** An existing database to use. The caller drops it. */
    readonly database?: TestDatabase
    /** Other connection string for the web services, e.g. through a proxy that can be cut. */
    readonly route?: (databaseUrl: string) => Promise<string>
    /**
     * Registers the clean-up. By default it runs at the end of the test. If several tests share the context,
     * use `afterAll`.
     */
    readonly onEnd?: (end: () => Promise<void>) => void
  } = {},
): Promise<WebTest> {
  const database = options.database ?? (await createTestDatabase())
  const writer = createBatchWriter(database.pool)
  const url = (await options.route?.(database.url)) ?? database.url
  const pool = createPool({ url, profile: 'web', log: silentLog })
  const { publicUrl = 'http://sextant.test', settings } = options
  const environment = readEnvironment(undefined, { PUBLIC_URL: publicUrl, ...settings })
  const context = createContext({
    site: siteFactsOf(environment),
    mirrorDir: environment.mirrorDir,
    maxStreams: options.maxStreams ?? 100,
    sessionSecrets: options.sessionSecrets ?? ['a secret for tests, never used elsewhere'],
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
