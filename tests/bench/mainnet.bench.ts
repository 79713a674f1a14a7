import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { issueKey } from '~/auth/issue-key.server'
import { changeTopics } from '~/domain/protocol/perp-venue'
import { silentLog } from '~/lib/log'
import { createPool, type Pool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { messageOf } from './child-message'
import { type CommitWatch, watchCommits } from './latency/commit-watch'
import { type Product, startProduct, untilLive } from './latency/product'
import { describeFile, makeAccountFile } from './mainnet/account-file'
import { type Lag, measureLag } from './mainnet/lag'
import { type NodeListening, type PaceCommand, runNode } from './mainnet/node'
import { paintMs } from './mainnet/paint'
import { makers } from './mainnet/perp-traffic'
import { perpAccounts } from './mainnet/perp-world'
import { rates } from './mainnet/rates'
import { judge, judgeAll, type Phase, print, printPhase } from './mainnet/report'
import { worldShare } from './mainnet/share'
import { spotAccounts } from './mainnet/spot-world'
import { watchUsage } from './mainnet/usage'
import { visitUntil } from './mainnet/visitor'

/**
 * Runs the built product on a world of mainnet's size: 10,000 DCA orders, 50,000 limit orders, 200,000 perp
 * users at two venues and 20,000 tokens. First without events, then at the rates of the busiest known hour, then
 * at ten times them; each for `MAINNET_SECONDS`, ten minutes by default. A separate process plays the node.
 * `MAINNET_PACES=1,10,30` chooses the multiples. `MAINNET_SHARE=0.02` shrinks the world, to try the
 * benchmark; the largest paint is then not measured.
 */
const measureMs = Number(process.env.MAINNET_SECONDS ?? '600') * 1000
const paces = (process.env.MAINNET_PACES ?? '1,10').split(',').map(Number)
const idleMs = Math.min(measureMs, 60_000)
const settleMs = 10_000
/** Settings of the product's embedded server that the one for tests has switched off. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const longestStartMs = 1_200_000
const snapshotTables = ['dca_order', 'limit_order', 'perp_user', 'perp_position', 'perp_market', 'token']
const eventTables = ['fill', 'order_event', 'perp_fill', 'perp_order_action']

const self = fileURLToPath(import.meta.url)
const [role, file = ''] = process.argv.slice(2)
if (role === 'node') await runNode(file)
else process.exitCode = (await measure()) ? 0 : 1

async function measure(): Promise<boolean> {
  for (const { kind, perSecond, source, estimate } of rates)
    print(`${kind}: ${perSecond}/s`, `${source}; ${estimate}`)
  const path = makeAccountFile(function* () {
    yield* spotAccounts()
    yield* perpAccounts(makers, Math.floor(Date.now() / 1000))
  })
  const store = await startTestServer({ settings: durable })
  const pool = createPool({ url: store.url, profile: 'maintenance', log: silentLog })
  const node = fork(self, ['node', path])
  try {
    const place = await messageOf<NodeListening>(node, 'listening')
    print('world', describeFile({ count: place.accounts, bytes: place.fileBytes }))
    const startedMs = performance.now()
    const product = await startProduct({
      ...{ SOLANA_RPC_URL: place.url, TOKEN_API_URL: place.url, PRICE_API_URL: place.url },
      ...{ GEYSER_URL: place.geyserUrl, DATABASE_URL: store.url },
      SESSION_SECRET: 'only-for-benchmarks-with-at-least-32-characters',
      JUPITER_API_KEY: 'a-key-of-the-benchmark',
      JUPITER_REQUESTS_PER_SECOND: '10',
    })
    try {
      await untilLive(product, longestStartMs)
      print('first snapshot stored after', `${seconds(performance.now() - startedMs)} s`)
      await printRows(pool, snapshotTables)
      return await measurePhases({ node, product, pool, storeUrl: store.url, storePid: store.pid() ?? 0 })
    } finally {
      await product.stop()
    }
  } finally {
    node.kill()
    await pool.end()
    await store.stop()
  }
}

interface Stage {
  readonly node: ChildProcess
  readonly product: Product
  readonly pool: Pool
  readonly storeUrl: string
  readonly storePid: number
}

async function measurePhases(stage: Stage): Promise<boolean> {
  const key = await issueKey(stage.pool, { plan: 'enterprise', label: 'bench', ratePerSecond: 1_000 })
  const commits = await watchCommits(stage.storeUrl, changeTopics)
  const phases: Phase[] = []
  for (const times of [0, ...paces]) {
    const phase = await measurePhase(stage, commits, key, times)
    phases.push(phase)
    printPhase(phase, phases[0])
  }
  await commits.stop()
  const hasEvents = judge('events of each kind are stored', await printRows(stage.pool, eventTables))
  const { rows } = await stage.pool.query<{ count: number }>('select count(*)::int as count from quarantine')
  const isDecoded = judge('nothing is quarantined', rows[0]?.count === 0)
  return judgeAll(phases) && hasEvents && isDecoded
}

async function measurePhase(
  { node, product, storePid }: Stage,
  commits: CommitWatch,
  key: string,
  times: number,
): Promise<Phase> {
  node.send({ type: 'pace', times } satisfies PaceCommand)
  await pause(settleMs)
  const stopping = new AbortController()
  const visits = visitUntil(product.url, key, stopping.signal)
  const stopUsage = watchUsage({ product: product.pid, postgres: storePid, node: node.pid ?? 0 })
  const durationMs = times === 0 ? idleMs : measureMs
  let elapsedMs = 0
  const lag: Lag = await measureLag(node, commits, product.url, {
    async during() {
      const startedMs = performance.now()
      await pause(durationMs)
      elapsedMs = performance.now() - startedMs
    },
    afterwards: () => pause(settleMs),
  })
  const usage = stopUsage()
  stopping.abort()
  const load = loadavg()[0] ?? Number.NaN
  const { times: responses, failures } = await visits
  const largestPaintMs = worldShare < 1 ? undefined : await paintMs(product.url)
  const machine = `load average ${load.toFixed(1)} on ${availableParallelism()} processors`
  return { times, elapsedMs, lag, usage, responses, failures, largestPaintMs, machine }
}

/** Prints the size of tables. Returns whether each has rows. */
async function printRows(pool: Pool, tables: readonly string[]): Promise<boolean> {
  const counts: number[] = []
  for (const table of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    counts.push(rows[0]?.count ?? 0)
    print(`rows of ${table}`, (rows[0]?.count ?? 0).toLocaleString('en-US'))
  }
  return counts.every((count) => count > 0)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}
