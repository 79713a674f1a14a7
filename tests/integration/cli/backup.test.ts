import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { issueKey } from '~/auth/issue-key.server'
import { exportCommand } from '~/cli/export-command'
import { importCommand } from '~/cli/import-command'
import { BackupFailure } from '~/store/backup/backup-failure'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { createTestDatabase } from '../../helpers/store/database'
import { canMount } from '../../helpers/store/mount'
import { openSmallDisk } from '../../helpers/store/small-disk'
import {
  addressOf,
  batchOf,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
} from '../../helpers/world/states'

const at = 1_700_000_000

/**
 * Values that a backup must preserve: escapes of COPY, the end mark of COPY as a name, numbers too large for
 * a double, nulls and empty strings.
 */
const hostileNames = ['\\.', '\\', 'a\tb\nc\rd', "'; drop table fill; --", '\\N', '', 'Ѕ‮ΩL 🚀', '"x"']

async function openDatabase(): Promise<Pool> {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database.pool
}

async function openFilled(): Promise<Pool> {
  const pool = await openDatabase()
  const writer = createBatchWriter(pool)
  const accounts = [
    { state: dcaState(), slot: 100, at },
    {
      state: dcaState({ key: addressOf('large'), inDepositedRaw: 18_446_744_073_709_551_615n }),
      slot: 100,
      at,
    },
    { state: limitState(), slot: 100, at },
    { state: mintState(), slot: 100, at },
    { state: perpMarketState(), slot: 100, at },
    { state: perpUserState(), slot: 100, at },
  ]
  await writer.write(batchOf({ accounts, events: [filledEvent(), perpFilledEvent()] }))
  await writer.stop()
  for (const [n, name] of hostileNames.entries()) {
    await pool.query('insert into token (mint, name, updated_at, price_usd) values ($1, $2, $3, $4)', [
      `mint ${n}`,
      name,
      at,
      0.1 + 0.2 * n,
    ])
  }
  // Update some rows and vary their size, so that their physical order differs from the order in which they
  // are read.
  await pool.query(
    `insert into token (mint, name, updated_at) select 'sized ' || n, repeat('x', n * 7919 % 1900), 1 from generate_series(1, 3000) n`,
  )
  await pool.query(`update token set symbol = 'moved' where mint like 'sized %7'`)
  await issueKey(pool, { plan: 'pro', label: 'kept', ratePerSecond: undefined })
  return pool
}

/** Creates a folder that is removed after the test. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function run(command: typeof exportCommand, pool: Pool, file: string): Promise<string[]> {
  const lines: string[] = []
  await command({ pool, arguments: [file], print: (line) => lines.push(line) })
  return lines
}

/** Reads every row of every table. Returns the rows as sorted strings. */
async function contentOf(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables where table_schema = 'public'
     and table_name not in ('schema_migration', 'rate_bucket') order by 1`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    content[name] = rows.map(({ row }) => row)
  }
  return content
}

test('preserves every row of every table through export and import', async () => {
  const source = await openFilled()
  const file = join(openFolder(), 'sextant.backup')
  const exported = await run(exportCommand, source, file)
  const target = await openDatabase()
  expect(await run(importCommand, target, file)).toEqual([
    ...exported.slice(0, -1),
    exported.at(-1)?.replace(`written to ${file}`, 'imported, counts and checksums verified'),
  ])
  const content = await contentOf(source)
  expect(await contentOf(target)).toEqual(content)
  expect(content.token?.length).toBeGreaterThanOrEqual(hostileNames.length)
  expect(content.dca_order?.join()).toContain('18446744073709551615')
  // After an import, sequences must continue after the imported values.
  const writer = createBatchWriter(target)
  const state = dcaState({ key: addressOf('after') })
  const result = await writer.write(batchOf({ accounts: [{ state, slot: 200, at }] }))
  await writer.stop()
  const { rows } = await source.query<{ revision: number }>('select max(revision) as revision from change')
  expect(result.revision).toBeGreaterThan(BigInt(rows[0]?.revision ?? Number.NaN))
})

test('refuses to import into a store with data, and leaves it unchanged', async () => {
  const source = await openFilled()
  const file = join(openFolder(), 'sextant.backup')
  await run(exportCommand, source, file)
  const before = await contentOf(source)
  await expect(run(importCommand, source, file)).rejects.toThrow(/not empty/)
  expect(await contentOf(source)).toEqual(before)
})

test('reports a damaged, truncated or foreign file in one sentence, and changes nothing', async () => {
  const folder = openFolder()
  const file = join(folder, 'sextant.backup')
  await run(exportCommand, await openFilled(), file)
  const whole = gunzipSync(readFileSync(file)).toString('latin1')
  const damages: Record<string, string> = {
    'a changed number': whole.replace('18446744073709551615', '18446744073709551614'),
    'an invalid number': whole.replace('18446744073709551615', '1844674407370955161x'),
    'a row less': whole.replace(/^mint 3.*\n/m, ''),
    'a row twice': whole.replace(/^(mint 3.*\n)/m, '$1$1'),
    'another schema': whole.replace(/"schema":\d+/, '"schema":999'),
    'an unknown table': whole.replace('"table":"fill"', '"table":"pg_shadow"'),
    'no end': whole.slice(0, whole.lastIndexOf('{"tables"')),
    'half of it': whole.slice(0, whole.length / 2),
    'a table less': whole.replace(/\{"table":"token",[\s\S]*?\n\\\.\n.*\n/, ''),
    'something else': 'hello\nworld\n',
    nothing: '',
  }
  const target = await openDatabase()
  const before = await contentOf(target)
  for (const [what, text] of Object.entries(damages)) {
    expect([what, text === whole]).toEqual([what, false])
    writeFileSync(file, gzipSync(Buffer.from(text, 'latin1')))
    await expect(run(importCommand, target, file), what).rejects.toThrow(/: (use|import) /)
  }
  writeFileSync(file, 'not even pressed')
  await expect(run(importCommand, target, file)).rejects.toThrow(/can't be read \(Z_DATA_ERROR\)/)
  await expect(run(importCommand, target, join(folder, 'missing'))).rejects.toThrow(/\(ENOENT\)/)
  expect(await contentOf(target)).toEqual(before)
})

test('an export never overwrites a file, and leaves nothing behind if it cannot write', async () => {
  const pool = await openDatabase()
  const folder = openFolder()
  writeFileSync(join(folder, 'old'), 'mine')
  await expect(run(exportCommand, pool, join(folder, 'old'))).rejects.toThrow(/already/)
  expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('mine')
  await expect(run(exportCommand, pool, join(folder, 'no/such/folder'))).rejects.toThrow(/\(ENOENT\)/)
  for (const command of [exportCommand, importCommand])
    await expect(run(command, pool, '--help')).rejects.toThrow(/npm run (ex|im)port -- sextant.backup/)
  expect(existsSync('--help')).toBe(false)
})

test.runIf(canMount())('reports a full disk in one sentence, and leaves no partial export', async () => {
  const folder = openSmallDisk('4k')
  const file = join(folder, 'sextant.backup')
  const failed = run(exportCommand, await openFilled(), file)
  await expect(failed).rejects.toThrow(BackupFailure)
  await expect(failed).rejects.toThrow(`${file} can't be written (ENOSPC).`)
  expect(readdirSync(folder)).toEqual([])
})
