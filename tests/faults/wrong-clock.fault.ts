// Shifts the clock of a real indexer (with libfaketime) while the simulated cluster and PostgreSQL keep the
// correct time: an hour back, an hour ahead, and 400 days ahead with RETENTION_DAYS. Afterwards every
// execution must have the time of its block, no price may be dated in the future, and no history may be
// missing.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '~/lib/log'
import { unixTimeOfSlot } from '~/simulator/world/world-time'
import { createPool, type Pool } from '~/store/postgres/pool'
import { keepRunning, pause, startCluster, waitForSlot } from '../helpers/process/running-roles'
import { startTestServer } from '../helpers/store/database-server'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const port = 20_000 + (process.pid % 10_000)
const events = ['fill', 'order_event', 'perp_fill', 'perp_order_action'] as const
const steps = [
  { offset: '-1h', seconds: 30 },
  { offset: '+0', seconds: 15 },
  { offset: '+1h', seconds: 30 },
  { offset: '+0', seconds: 15 },
  { offset: '+400d', seconds: 90 }, // longer than the interval between two runs of the pruner
  { offset: '+0', seconds: 15 },
] as const

interface Seen {
  readonly state: string
  readonly detail: string | null
  readonly executions: number
  readonly future_prices: number
  readonly stale_prices: number
}

async function look(pool: Pool): Promise<Seen> {
  const { rows } = await pool.query<Seen>(
    `select h.state, h.detail, (select count(*) from fill) + (select count(*) from perp_fill) as executions,
      (select count(*) from token where price_at > extract(epoch from now()) + 120)
        + (select count(*) from price_sample where at > extract(epoch from now()) + 120) as future_prices,
      (select count(*) from token where price_source = 'drift-oracle' and price_at < extract(epoch from now()) - 120) as stale_prices
      from heartbeat h where source = 'rpc'`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('no heartbeat found')
  return row
}

/** Returns the number of rows whose time differs from the time of their block. */
async function wronglyDated(pool: Pool): Promise<number> {
  let wrong = 0
  for (const table of events) {
    const { rows } = await pool.query<{ slot: number; at: number }>(`select slot, at from ${table}`)
    wrong += rows.filter(({ slot, at }) => Math.abs(at - unixTimeOfSlot(slot)) > 1).length
  }
  return wrong
}

async function main(): Promise<void> {
  if (!existsSync(library)) {
    console.log('skipped: needs libfaketime (apt-get install faketime)')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'sextant-clock-'))
  const clockFile = join(folder, 'offset')
  writeFileSync(clockFile, steps[0].offset)
  const server = await startTestServer({})
  const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  const { cluster, settings } = startCluster({ seed: 7, speed: 2 }, port)
  const indexer = keepRunning('indexer', {
    ...settings,
    DATABASE_URL: server.url,
    RETENTION_DAYS: '30',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  })
  let mistakes = 0
  try {
    await waitForSlot(pool, 1)
    let executions = 0
    for (const { offset, seconds } of steps) {
      writeFileSync(clockFile, offset)
      await pause(seconds * 1_000)
      const seen = await look(pool)
      const isMarked = (seen.state === 'degraded') === (offset !== '+0')
      if (!isMarked || seen.executions < executions || seen.future_prices > 0 || seen.stale_prices > 0)
        mistakes += 1
      executions = Math.max(executions, seen.executions)
      console.log(`clock ${offset}: ${JSON.stringify(seen)}`)
    }
    const wrong = await wronglyDated(pool)
    console.log(
      `${executions} executions, ${wrong} rows whose time differs from their block’s, ${mistakes} mistakes`,
    )
    if (wrong + mistakes > 0) process.exitCode = 1
  } finally {
    await Promise.all([indexer.stop(), cluster.stop()])
    await pool.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
