// Runs the simulated cluster and two indexers as real processes, and kills and freezes them at random times.
// Afterwards every execution on the chain must be stored once, every position record must follow from the
// previous one, and sums must match their rows. `FAULT_SEED` repeats a run; `FAULT_KILLS` sets the number of
// faults.
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import { accountKeys } from '~/simulator/rpc/transaction-keys'
import { createWorldLedger } from '~/simulator/world-ledger'
import { createPool, type Pool } from '~/store/postgres/pool'
import {
  keepRunning,
  pause,
  type RunningRole,
  startCluster,
  waitForSlot,
} from '../helpers/process/running-roles'
import { startTestServer } from '../helpers/store/database-server'
import { type BrokenChain, readBrokenChains, readWrongSums } from '../helpers/store/store-checks'
import { eventBatches } from '../helpers/world/world-batches'

const kills = Number(process.env.FAULT_KILLS ?? 40)
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const world = { seed: 7, speed: 4 }
const port = 20_000 + (process.pid % 10_000)

/** Mulberry32, a small random generator with the same sequence on every platform. */
function randomOf(state: number): () => number {
  let next = state >>> 0
  return () => {
    next = (next + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(next ^ (next >>> 15), 1 | next)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function runFaults(
  pool: Pool,
  cluster: RunningRole,
  indexers: readonly RunningRole[],
): Promise<Record<string, number>> {
  const random = randomOf(seed)
  const done: Record<string, number> = {}
  for (let count = 0; count < kills; count += 1) {
    // Usually wait until the indexer follows the chain again. In the other cases the next fault happens while
    // processes start.
    if (random() < 0.7) await Promise.race([waitForSlot(pool, 1), pause(60_000)])
    await pause(1_000 + random() * 7_000)
    const chance = random()
    const indexer = indexers[Math.floor(random() * indexers.length)]
    const [victim, how] =
      chance < 0.5 ? [cluster, 'killed'] : chance < 0.75 ? [indexer, 'killed'] : [indexer, 'frozen']
    victim?.signal(how === 'killed' ? 'SIGKILL' : 'SIGSTOP')
    if (how === 'frozen') setTimeout(() => victim?.signal('SIGCONT'), 1_000 + random() * 14_000)
    const name = `${victim?.role} ${how}`
    done[name] = (done[name] ?? 0) + 1
    if (count % 10 === 9) console.log(`${count + 1} of ${kills}: ${JSON.stringify(done)}`)
  }
  return done
}

/**
 * Returns the perp executions of the simulated chain between two slots, and a function that returns whether
 * an unreadable log explains an inconsistent position record.
 */
function readTruth(from: number, to: number) {
  const clock = { nowMs: () => Date.now(), monotonicMs: () => 0 }
  const ledger = createWorldLedger({ ...world, clock })
  const slots = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const fills: string[] = []
  for (const { events } of eventBatches(ledger, slots))
    for (const event of events)
      if (event.type === 'perp-filled') fills.push(`${event.slot} ${event.signature}`)
  // The node truncates long logs, so some executions can't be parsed. The position record after such an
  // execution may differ from the record before it by that execution.
  const unreadable = slots.flatMap((slot) =>
    ledger
      .blockTransactions(slot)
      .filter(({ logs }) => logs.some((line) => line === 'Log truncated'))
      .map((transaction) => ({ slot, keys: new Set<string>(accountKeys(transaction)) })),
  )
  ledger.stop()
  const isExplained = ({ userKey, previousSlot, slot }: BrokenChain) =>
    unreadable.some((one) => one.slot >= previousSlot && one.slot <= slot && one.keys.has(userKey))
  return { fills, isExplained }
}

async function check(pool: Pool, to: number): Promise<number> {
  const { rows } = await pool.query<{ fill: string; slot: number }>(
    `select slot || ' ' || signature as fill, slot from perp_fill where market_type = 'perp' and slot <= $1`,
    [to],
  )
  const from = Math.min(...rows.map(({ slot }) => slot)) + 1
  const { fills, isExplained } = readTruth(from, to)
  const stored = rows.filter(({ slot }) => slot >= from).map(({ fill }) => fill)
  const [expected, found] = [new Set(fills), new Set(stored)]
  const lost = fills.filter((fill) => !found.has(fill))
  const invented = stored.filter((fill) => !expected.has(fill))
  const doubled = stored.length - found.size
  const broken = await readBrokenChains(pool)
  const unexplained = broken.filter((one) => !isExplained(one))
  for (const one of unexplained) console.error('broken chain', JSON.stringify(one))
  const wrong = await readWrongSums(pool, Math.floor(Date.now() / 1_000))
  for (const table of wrong) console.error(`${table}: its sums differ from those of its rows`)
  const records = await pool.query<{ count: number }>('select count(*) as count from perp_position_record')
  console.log(
    `${fills.length} executions of slots ${from} to ${to}: ${lost.length} lost, ${invented.length} invented, ${doubled} doubled`,
  )
  console.log(
    `${records.rows[0]?.count} position records, ${broken.length} gaps, ${broken.length - unexplained.length} of them from truncated logs; ${wrong.length} wrong sums`,
  )
  return (
    lost.length + invented.length + doubled + unexplained.length + wrong.length + Number(fills.length === 0)
  )
}

async function main(): Promise<void> {
  console.log(
    `seed ${seed} (FAULT_SEED=${seed} repeats the moments), ${Object.keys(protocols).length} programs`,
  )
  const server = await startTestServer({})
  const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  const { cluster, settings } = startCluster(world, port)
  const withStore = { ...settings, DATABASE_URL: server.url }
  const indexers = [keepRunning('indexer', withStore), keepRunning('indexer', withStore)]
  try {
    await waitForSlot(pool, 1)
    const done = await runFaults(pool, cluster, indexers)
    await pause(15_000) // meanwhile, the last frozen indexer resumes
    const to = Number((await pool.query('select max(tip_slot) as tip from heartbeat')).rows[0]?.tip)
    await waitForSlot(pool, to)
    await Promise.all(indexers.map((indexer) => indexer.stop()))
    console.log(JSON.stringify(done))
    if ((await check(pool, to)) > 0) process.exitCode = 1
  } finally {
    await Promise.all([...indexers, cluster].map((each) => each.stop()))
    await pool.end()
    await server.stop()
  }
}

await main()
