// Replays a simulated day to two indexers, one over JSON-RPC, the other over a shuffled Geyser stream. Kills both
// and cuts their connections. Their tables must be equal at the end. `REPLAY_HOURS` shortens the period,
// `REPLAY_END` repeats the blocks, and `FAULT_SEED` the order of messages.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { silentLog } from '~/lib/log'
import { createPool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { chainRows, replayOverBothPaths, storedEvents, until } from '../helpers/world/both-paths'

const hours = Number(process.env.REPLAY_HOURS ?? 24)
const endAt = Number(process.env.REPLAY_END ?? Math.floor(Date.now() / 1_000))
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)

/** Log of both indexers, to read after a failure. */
const logFile = join(tmpdir(), 'sextant-both-paths.log')
const restartAfterMs = 1_000

/** Starts an indexer, and starts it again when it ends by itself, as a supervisor does. */
function start(settings: Readonly<Record<string, string>>) {
  const log = openSync(logFile, 'a')
  let isKilled = false
  let child: ChildProcess
  let ended: Promise<unknown>

  function run(): void {
    if (isKilled) return
    child = spawn(process.execPath, ['build/server.js', 'indexer'], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      stdio: ['ignore', log, log],
    })
    ended = once(child, 'exit').then(([code]) => {
      if (isKilled) return
      console.error(`an indexer ended by itself with ${code}, see ${logFile}; starting it again`)
      setTimeout(run, restartAfterMs)
    })
  }

  run()
  return {
    async kill() {
      isKilled = true
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function startStore() {
  const server = await startTestServer({})
  const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  return {
    ...{ url: server.url, pool },
    async stop() {
      await pool.end()
      await server.stop()
    },
  }
}

const mostPrinted = 3

/** Prints how many rows a table has over both paths, and a few rows that only one of them has. */
function printDifference(table: string, rpc: readonly unknown[], geyser: readonly unknown[]): void {
  console.error(`${table}: ${geyser.length} rows over Geyser, ${rpc.length} over JSON-RPC`)
  for (const [path, rows, others] of [
    ['Geyser', geyser, rpc],
    ['JSON-RPC', rpc, geyser],
  ] as const) {
    const known = new Set(others)
    for (const row of rows.filter((each) => !known.has(each)).slice(0, mostPrinted))
      console.error(`  only over ${path}: ${String(row)}`)
  }
}

async function main(): Promise<void> {
  console.log(
    `${hours} hours (REPLAY_END=${endAt} FAULT_SEED=${seed} repeat the blocks and the order of messages)`,
  )
  const [overRpc, overGeyser] = [await startStore(), await startStore()]
  const rounds = Math.max(1, Math.round(hours / 4))
  const report = (line: string) => console.log(line)
  const paths = await replayOverBothPaths({ hours, endAt, seed, rounds, overRpc, overGeyser, start, report })
  try {
    for (const store of [overRpc, overGeyser])
      await until(async () => (await storedEvents(store)) === paths.events, paths.tick)
    const tables = async () => ({
      rpc: await chainRows(overRpc),
      geyser: await chainRows(overGeyser),
    })
    await until(async () => {
      const { rpc, geyser } = await tables()
      return isDeepStrictEqual(geyser, rpc)
    }, paths.tick).catch(() => undefined) // The differences follow.
    const { rpc, geyser } = await tables()
    const different = Object.keys(rpc).filter((table) => !isDeepStrictEqual(rpc[table], geyser[table]))
    for (const table of different) printDifference(table, rpc[table] ?? [], geyser[table] ?? [])
    console.log(`${paths.events} events, ${Object.keys(rpc).length} tables, ${different.length} different`)
    if (different.length > 0 || paths.events === 0) process.exitCode = 1
  } finally {
    await paths.stop()
    await Promise.all([overRpc.stop(), overGeyser.stop()])
  }
}

await main()
