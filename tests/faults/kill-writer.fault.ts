// Runs `kill -9` on the writer and on PostgreSQL at random times. Afterwards the store must contain what a
// run without faults writes.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { mints } from '~/domain/token/mints'
import { silentLog } from '~/lib/log'
import type { Batch } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool, type Pool } from '~/store/postgres/pool'
import { startTestServer, type TestServer } from '../helpers/store/database-server'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  filledEvent,
  limitState,
  openedEvent,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  positionOf,
  signatureOf,
} from '../helpers/world/states'

const kills = 120
const batches = 1_500
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const at = 1_700_000_000

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

/**
 * Returns batch `n` of the run. Its content depends only on `n`. Its cursor shows whether the batch was
 * committed.
 */
function batchAt(n: number): Batch {
  const random = randomOf(n)
  const pick = (count: number) => Math.floor(random() * count)
  const slot = 100 + n
  const order = addressOf(`order ${pick(200)}`)
  const fill = { order, slot, at: at + n, signature: signatureOf(`fill ${n}`) }
  const events = [
    filledEvent({ ...fill, remainingInputRaw: BigInt(pick(1_000)), outputRaw: BigInt(pick(1_000)) }),
    perpFilledEvent({ signature: signatureOf(`perp ${n}`), slot, at: at + n }),
    ...(pick(4) === 0
      ? [
          openedEvent({
            order: addressOf(`order ${pick(200)}`),
            slot,
            at: at + n,
            signature: signatureOf(`open ${n}`),
          }),
        ]
      : []),
    ...(pick(4) === 0
      ? [closedEvent({ order, slot, at: at + n, signature: signatureOf(`close ${n}`) })]
      : []),
  ]
  return batchOf({
    accounts: [
      {
        state: limitState({ key: addressOf(`order ${pick(200)}`), remainingInputRaw: BigInt(pick(1_000)) }),
        slot,
        at: at + n,
      },
      {
        state: dcaState({ key: addressOf(`dca ${pick(200)}`), inUsedRaw: BigInt(pick(1_000_000_000)) }),
        slot,
        at: at + n,
      },
      { state: perpMarketState({ oraclePriceRaw: BigInt(180_000_000 + pick(1_000_000)) }), slot, at: at + n },
      {
        state: perpUserState({
          key: addressOf(`user ${pick(50)}`),
          positions: [positionOf(pick(5), BigInt(n))],
        }),
        slot,
        at: at + n,
      },
    ],
    closedAccounts:
      pick(5) === 0
        ? [{ protocol: 'jupiter-dca', key: addressOf(`dca ${pick(200)}`), slot, at: at + n }]
        : [],
    events,
    prices: [{ mint: mints.USDC, priceUsd: 1 + pick(100) / 10_000, at: at + n, source: 'price-api' }],
    cursors: [{ source: 'run', slot: n }],
  })
}

/** Runs the writer process: resumes after the stored cursor and retries while PostgreSQL is down. */
async function write(url: string): Promise<void> {
  const pool = createPool({ url, profile: 'writer', log: silentLog })
  const writer = createBatchWriter(pool)
  const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20)) // PostgreSQL was killed and will be restarted
      }
    }
  }
  const [cursor] = await patiently(() => writer.readCursors())
  for (let n = (cursor?.slot ?? -1) + 1; n < batches; n++) {
    await patiently(() => writer.write(batchAt(n)))
    process.send?.('written')
  }
  await pool.end()
}

function startWriter(url: string): ChildProcess {
  return fork(fileURLToPath(import.meta.url), ['write', url])
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

/**
 * Runs writers until all batches are committed. Meanwhile kills the writers and PostgreSQL. Returns the
 * number of kills.
 */
async function runWithFaults(server: TestServer, pool: Pool): Promise<number> {
  const random = randomOf(seed)
  let killed = 0
  for (;;) {
    const child = startWriter(server.url)
    const exited = exitOf(child)
    if (killed >= kills) {
      if ((await exited) !== 0) throw new Error('the last writer failed')
      return killed
    }
    // Start the delay when the writer reports its first batch, so that every kill hits a writer that is
    // writing.
    await Promise.race([new Promise((resolve) => child.once('message', resolve)), exited])
    const moment = new Promise<'kill'>((resolve) => setTimeout(() => resolve('kill'), random() * 60))
    if ((await Promise.race([moment, exited])) !== 'kill') return killed
    const pid = server.pid()
    if (killed % 4 === 3 && pid !== undefined) process.kill(pid, 'SIGKILL')
    child.kill('SIGKILL')
    await exited
    killed += 1
    if (killed % 20 === 0) console.log(`${killed} kills, batch ${await progress(pool)} of ${batches}`)
  }
}

/** Returns the number of the newest committed batch. Retries until the server is back. */
async function progress(pool: Pool): Promise<number | undefined> {
  for (;;) {
    const response = await pool.query<{ slot: number }>('select slot from cursor').catch(() => undefined)
    if (response) return response.rows[0]?.slot
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Returns a checksum of each table. Revisions and write times are not included. */
async function checksums(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('change', 'cursor', 'schema_migration') order by 1`,
  )
  const sums = new Map<string, string>()
  for (const { name } of rows) {
    const sum = await pool.query<{ sum: string }>(
      `select count(*) || ' rows ' || md5(string_agg((to_jsonb(t) - 'first_seen_at')::text, '|' order by (to_jsonb(t) - 'first_seen_at')::text)) as sum from ${name} t`,
    )
    sums.set(name, sum.rows[0]?.sum ?? 'nothing')
  }
  return sums
}

async function main(): Promise<void> {
  console.log(`seed ${seed} (FAULT_SEED=${seed} repeats this run)`)
  const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
  const faulty = await startTestServer({ settings: durable })
  const calm = await startTestServer({})
  const faultyPool = createPool({ url: faulty.url, profile: 'maintenance', log: silentLog })
  const calmPool = createPool({ url: calm.url, profile: 'maintenance', log: silentLog })
  try {
    const killed = await runWithFaults(faulty, faultyPool)
    await write(calm.url)
    const [found, expected] = [await checksums(faultyPool), await checksums(calmPool)]
    const different = [...expected].filter(([name, sum]) => found.get(name) !== sum)
    for (const [name, sum] of different) console.error(`${name}: ${found.get(name)} instead of ${sum}`)
    console.log(`${killed} kills, ${batches} batches, ${expected.size} tables, ${different.length} different`)
    if (different.length > 0 || killed < 50) process.exitCode = 1
  } finally {
    await Promise.all([faultyPool.end(), calmPool.end()])
    await Promise.all([faulty.stop(), calm.stop()])
  }
}

const [, , role, url] = process.argv
if (role === 'write' && url !== undefined) await write(url)
else await main()
