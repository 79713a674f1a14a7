import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseKeyText } from '~/auth/key-text.server'
import { keysCommand } from '~/cli/keys-command'
import { openCommandStore } from '~/cli/open-command-store'
import { silentLog } from '~/lib/log'
import { takeDataDir } from '~/process/data-dir'
import { createPool } from '~/store/postgres/pool'
import { createTestDatabase } from '../../helpers/store/database'

async function openCommand() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return async (line: string) => {
    const lines: string[] = []
    const words = line.split(' ').filter((word) => word !== '')
    await keysCommand({ pool: database.pool, arguments: words, print: (text) => lines.push(text) })
    return lines
  }
}

test('prints a key once, lists it by its prefix, and revokes it by that prefix', async () => {
  const keys = await openCommand()
  expect(await keys('list')).toEqual(['No keys yet.'])
  const [pro = ''] = await keys('create --plan pro --label Anna')
  const [contract = ''] = await keys('create --plan enterprise --rate 500')
  expect(parseKeyText(pro)).toBeDefined()
  const today = new Date().toISOString().slice(0, 10)
  expect(await keys('list')).toEqual([
    `${pro.slice(0, 16)}  pro             30/s  ${today}  valid  Anna`,
    `${contract.slice(0, 16)}  enterprise     500/s  ${today}  valid`,
  ])
  await keys(`revoke ${pro.slice(0, 16)}`)
  await keys(`revoke ${contract}`)
  expect((await keys('list')).map((line) => line.includes(`revoked ${today}`))).toEqual([true, true])
  await expect(keys(`revoke ${pro.slice(0, 16)}`)).rejects.toThrow(/not a valid key/)
})

test('shows the usage for any other arguments, and creates nothing', async () => {
  const keys = await openCommand()
  const wrong = [
    '',
    'make',
    'list all',
    'revoke',
    'create',
    'create --plan free',
    'create --plan pro --rate 5',
    'create --plan enterprise',
    'create --plan enterprise --rate 0',
    'create --plan enterprise --rate 1e9',
    'create --plan pro --colour red',
  ]
  for (const line of wrong) await expect(keys(line), line).rejects.toThrow(/npm run keys/)
  expect(await keys('list')).toEqual(['No keys yet.'])
})

test('works on the data folder of a stopped and of a running Sextant', {
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sextant-cli-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const environment = { dataDir, databaseUrl: undefined, postgresBin: undefined }
  const prefixes = async (url: string) => {
    const pool = createPool({ url, profile: 'maintenance', log: silentLog })
    const { rows } = await pool.query<{ count: number }>('select count(*) as count from api_key')
    await pool.end()
    return rows[0]?.count
  }
  const first = await openCommandStore(environment, silentLog)
  const pool = createPool({ url: first.url, profile: 'maintenance', log: silentLog })
  await keysCommand({ pool, arguments: ['create', '--plan', 'pro'], print: () => undefined })
  // The first connection to the store is still open, so the store behaves like that of a running Sextant.
  const beside = await openCommandStore(environment, silentLog)
  expect(await prefixes(beside.url)).toBe(1)
  await beside.stop()
  expect(await prefixes(first.url)).toBe(1)
  await pool.end()
  await first.stop()
  const owner = takeDataDir(dataDir)
  await expect(openCommandStore(environment, silentLog)).rejects.toThrow(/starting or stopping/)
  await owner.stop()
})
