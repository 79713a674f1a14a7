import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { silentLog } from '~/lib/log'
import { readMigrations, readSchemaVersion } from '~/store/postgres/migrate'
import { createPool, type Pool } from '~/store/postgres/pool'
import type { SeededRandom } from '../../../helpers/seeded-random'
import { createOldPerps, digestPerps } from '../../../helpers/store/old-perps'
import { faultsOf, judge } from '../judge'
import type { Scenario } from '../scenario'
import { type Stack, until } from '../stack'

/** Perp fills of the database that is migrated. */
const oldFills = 20_000
let databases = 0

/** Starts a command of the built product on a database. */
function start(
  words: readonly string[],
  url: string,
): { child: ChildProcess; ended: Promise<number | null> } {
  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url }
  const child = spawn(process.execPath, words, { env: environment, stdio: 'ignore' })
  return {
    child,
    ended: once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null)),
  }
}

/** Runs a command until it ends by itself; before that it is killed up to three times, or its connections are. */
async function runKilled(
  words: readonly string[],
  url: string,
  pool: Pool,
  random: SeededRandom,
): Promise<void> {
  for (let kills = 1 + random.below(3); kills > 0; kills -= 1) {
    const { child, ended } = start(words, url)
    await Promise.race([ended, pause(300 + random.below(3_000))])
    if (random.below(2) === 0) child.kill('SIGKILL')
    else await endBackends(pool)
    await Promise.race([ended, pause(2_000)])
    child.kill('SIGKILL')
    await ended
  }
}

/** Ends the connections of other processes to the database of a pool. */
async function endBackends(pool: Pool): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

async function runWell(words: readonly string[], url: string): Promise<void> {
  const code = await start(words, url).ended
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
}

/** Runs `work` with a database of its own on the installation's server. */
async function withDatabase(
  { store, pool }: Stack,
  work: (pool: Pool, url: string) => Promise<void>,
): Promise<void> {
  databases += 1
  const name = `scratch_${databases}`
  await pool.query(`create database ${name}`)
  const url = new URL(store.url)
  url.pathname = `/${name}`
  const scratch = createPool({ url: url.href, profile: 'maintenance', log: silentLog })
  try {
    await work(scratch, url.href)
  } finally {
    await scratch.end()
    await pool.query(`drop database ${name} with (force)`)
  }
}

/** Restores a backup of the store, and compares the restored database with the chain. */
async function killImport(stack: Stack, random: SeededRandom): Promise<void> {
  const { chain, pool, store } = stack
  const folder = mkdtempSync(join(tmpdir(), 'sextant-backup-'))
  stack.calm()
  try {
    await stack.waitCaughtUp()
    const slot = chain.confirmedSlot()
    await until('the store is right', async () => faultsOf(await judge(pool, chain, slot)) === 0)
    const file = join(folder, 'sextant.backup')
    await runWell(['build/cli/export.mjs', file], store.url)
    await withDatabase(stack, async (restored, url) => {
      const command = ['build/cli/import.mjs', file]
      await runKilled(command, url, restored, random)
      // A kill after the last statement leaves a complete import, which refuses to be repeated.
      if ((await rowsOf(restored)) === 0) await runWell(command, url)
      const faults = faultsOf(await judge(restored, chain, slot))
      if (faults > 0) throw new Error(`the restored database has ${faults} faults`)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
    stack.stir()
  }
}

async function rowsOf(pool: Pool): Promise<number> {
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    `select to_regclass('perp_fill') is not null as exists`,
  )
  if (tables[0]?.exists !== true) return 0 // killed before the first migration
  const { rows } = await pool.query<{ rows: number }>(
    'select ((select count(*) from perp_fill) + (select count(*) from fill))::int as rows',
  )
  return rows[0]?.rows ?? 0
}

/** Migrates a database of an earlier version with rows, and compares its rows before and after. */
async function killMigration(stack: Stack, random: SeededRandom): Promise<void> {
  await withDatabase(stack, async (old, url) => {
    await createOldPerps(old, oldFills)
    const before = JSON.stringify(await digestPerps(old))
    const command = ['build/cli/keys.mjs', 'list'] // each command migrates the database first
    await runKilled(command, url, old, random)
    await runWell(command, url)
    const newest = (await readMigrations()).length
    if ((await readSchemaVersion(old)) !== newest) throw new Error('the database is not migrated')
    if (JSON.stringify(await digestPerps(old)) !== before) throw new Error('the migration has changed rows')
  })
}

/** Kills of commands that change a whole database. */
export const commands: readonly Scenario[] = [
  { name: 'kill -9: during an import', tries: { quick: 1, full: 20 }, fault: killImport },
  { name: 'kill -9: during a migration', tries: { quick: 0, full: 20 }, fault: killMigration },
]
