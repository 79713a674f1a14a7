import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mirrorCommand } from '~/cli/mirror-command'
import { silentLog } from '~/lib/log'
import { createPool, type Pool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { fillDay } from './mirror/fill-day'

/**
 * Measures the mirror of one day: rows per second, bytes per row in the files and in PostgreSQL, and memory.
 * `MIRROR_EVENTS` is the number of events of the day. Four times the events must not need more memory than the
 * limit, because only one row group is in memory.
 */
const events = Number(process.env.MIRROR_EVENTS ?? 400_000)
const mostMegabytes = 700
const dayAt = 19_671 * 86_400
const storedTables = {
  fills: 'fill',
  order_events: 'order_event',
  perp_fills: 'perp_fill',
  perp_order_actions: 'perp_order_action',
}

async function measure(): Promise<boolean> {
  const server = await startTestServer()
  const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  const rows = { fill: 0.15, order_event: 0.05, perp_fill: 0.2, perp_order_action: 0.6 }
  const ofDay = Object.entries(rows).map(([table, share]) => [table, Math.round(events * share)])
  await fillDay(pool, dayAt, Object.fromEntries(ofDay))
  await pool.query('vacuum analyze')
  const folder = mkdtempSync(join(tmpdir(), 'sextant-bench-mirror-'))
  const writeMs = await run(pool, folder)
  await printSizes(pool)
  const checkMs = await run(pool, folder)
  const memory = process.resourceUsage().maxRSS / 1_024
  const speed = (ms: number) => `${Math.round(events / (ms / 1_000))} rows/s`
  console.log(
    `${events} events: written and verified at ${speed(writeMs)}, checked for changes at ${speed(checkMs)}`,
  )
  console.log(`peak memory ${Math.round(memory)} MB (limit ${mostMegabytes})`)
  rmSync(folder, { recursive: true })
  await pool.end()
  await server.stop()
  return memory <= mostMegabytes
}

const sizes = new Map<string, { rows: number; bytes: number }>()

/** Runs the mirror and returns its duration, milliseconds. */
async function run(pool: Pool, mirrorDir: string): Promise<number> {
  const startMs = performance.now()
  await mirrorCommand({
    pool,
    arguments: [],
    environment: { mirrorDir, dataSource: 'simulated', retentionDays: undefined, tableRetention: {} },
    print: (line) => {
      const [, table = '', rows = '', bytes = ''] = /^(\w+)\/\S+ +(\d+) rows +(\d+) bytes$/.exec(line) ?? []
      const sum = sizes.get(table) ?? { rows: 0, bytes: 0 }
      if (table !== '') sizes.set(table, { rows: sum.rows + Number(rows), bytes: sum.bytes + Number(bytes) })
    },
    nowMs: (dayAt + 5 * 86_400) * 1_000,
  })
  return performance.now() - startMs
}

async function printSizes(pool: Pool): Promise<void> {
  for (const [table, stored] of Object.entries(storedTables)) {
    const { rows } = await pool.query<{ bytes: number }>(
      `select sum(pg_total_relation_size(relid))::int8 as bytes from pg_partition_tree($1) where isleaf`,
      [stored],
    )
    const file = sizes.get(table) ?? { rows: 0, bytes: 0 }
    const perRow = (bytes: number) => `${(bytes / file.rows).toFixed(0)} bytes`
    console.log(
      `${table.padEnd(20)} ${file.rows} rows, a row ${perRow(file.bytes)} in the file, ${perRow(rows[0]?.bytes ?? 0)} in PostgreSQL`,
    )
  }
}

process.exitCode = (await measure()) ? 0 : 1
