import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { createPool } from '~/store/pool'
import { createTestDatabase } from '../../helpers/database'

async function openPool() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const warnings: string[] = []
  const log = { ...silentLog, warn: (_: object, message: string) => void warnings.push(message) }
  const pool = createPool({ url: database.url, profile: 'maintenance', log })
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const broken = new Promise((resolve) => client.once('error', resolve))
  async function cutOff() {
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await broken
    client.release(true)
  }
  return { pool, warnings, cutOff }
}

test('a connection that the server cuts off is told, and one of a pool that is ending is not', async () => {
  const used = await openPool()
  await used.cutOff()
  expect(used.warnings).toEqual(['a connection to the store broke'])
  await used.pool.end()

  const left = await openPool()
  const ended = left.pool.end()
  await left.cutOff()
  await ended
  expect(left.warnings).toEqual([])
})
