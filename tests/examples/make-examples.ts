import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { writtenOrigin } from '~/api/openapi/shown-examples.server'
import { issueKey } from '~/auth/issue-key.server'
import { createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { createIndexer } from '~/indexer/indexer'
import { type Clock, systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import { createSimulatorServer } from '~/simulator/server'
import { createWorldLedger } from '~/simulator/world-ledger'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool, type Pool } from '~/store/postgres/pool'
import { createIndexStateReader } from '~/store/read/read-index-state'
import { startTestServer } from '../helpers/store/database-server'
import { collectExamples, cut } from './collect-examples'
import { statusExample } from './status-example'

/**
 * Time shown by all examples. Every clock in this script is fixed to it, so each run writes the same output.
 */
const shownAtMs = Date.UTC(2026, 10, 20, 12, 0, 0)
const clock: Clock = { nowMs: () => shownAtMs, monotonicMs: systemClock.monotonicMs }

const files = { answers: 'app/api/openapi/examples.json', ids: 'app/api/openapi/example-ids.json' } as const

/**
 * If nothing changes for this many milliseconds, the chain counts as fully read. The limit is long because
 * the simulator first computes its history.
 */
const quietMs = 25_000
const longestMs = 480_000

async function makeExamples(): Promise<void> {
  const database = await startTestServer()
  const pool = createPool({ url: database.url, profile: 'writer', log: silentLog })
  const watch = createPool({ url: database.url, profile: 'maintenance', log: silentLog })
  const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  const node = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog })
  const indexer = createIndexer({
    rpcUrl: node.url,
    wsUrl: node.wsUrl,
    tokenApiUrl: node.url,
    priceApiUrl: node.url,
    writer: createBatchWriter(pool),
    reader: createIndexStateReader(pool),
    protocols: Object.values(protocols),
    clock,
    log: silentLog,
    firstCatchUpMinutes: 26 * 60,
    backfillDays: () => 0,
  })
  // Connect first, because computing the world blocks this process for longer than the connection timeout.
  await watch.query('select')
  indexer.start()
  await untilQuiet(watch)
  await indexer.stop()
  const { ids, answers } = await examplesOf(pool, database.url)
  write(files.answers, { ...answers, getStatus: cut(await statusExample(pool, shownAtMs / 1_000)) })
  write(files.ids, ids)
  await node.stop()
  ledger.stop()
  await Promise.all([pool.end(), watch.end()])
  await database.stop()
}

function write(file: string, examples: Readonly<Record<string, unknown>>): void {
  writeFileSync(file, `${JSON.stringify(examples, null, 1)}\n`)
  console.log(`${Object.keys(examples).length} operations in ${file}`)
}

async function examplesOf(pool: Pool, url: string) {
  const context = createContext({
    site: siteFactsOf(readEnvironment(undefined, { PUBLIC_URL: writtenOrigin })),
    maxStreams: 1,
    sessionSecrets: ['a secret for examples, never used to sign in'],
    store: { pool, url },
    clock,
    log: silentLog,
  })
  const key = await issueKey(pool, { plan: 'enterprise', label: 'examples', ratePerSecond: 10_000 })
  const request = (path: string, headers: Readonly<Record<string, string>> = { 'X-API-Key': key }) =>
    context.api(new Request(writtenOrigin + path, { headers }))
  const { ids, answers } = await collectExamples(request)
  await context.stop()
  return { ids, answers }
}

async function untilQuiet(pool: Pool): Promise<void> {
  const deadline = performance.now() + longestMs
  let before = ''
  for (let quietSinceMs = performance.now(); performance.now() - quietSinceMs < quietMs; ) {
    if (performance.now() > deadline) throw new Error('the simulated chain does not settle')
    await pause(300)
    const { rows } = await pool.query<{ state: string }>(
      `select concat(max(revision), ' ', (select count(*) from fill), ' ', (select count(*) from perp_fill), ' ',
        (select count(*) from token where price_usd is not null), ' ', (select count(*) from token)) as state from change`,
    )
    const state = rows[0]?.state ?? ''
    if (state !== before) quietSinceMs = performance.now()
    before = state
  }
}

await makeExamples()
