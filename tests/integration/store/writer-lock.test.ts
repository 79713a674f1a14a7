import { expect, onTestFinished, test } from 'vitest'
import type { ProtocolId } from '~/domain/protocol'
import { silentLog } from '~/lib/log'
import { holdWriterLock } from '~/store/writer-lock'
import { createTestDatabase } from '../../helpers/database'

/** A contender for the lock that notes what happens to it. */
function contend(url: string, protocols: readonly ProtocolId[]) {
  const seen: string[] = []
  const lock = holdWriterLock({
    url,
    protocols,
    log: silentLog,
    onHeld: () => void seen.push('held'),
    onLost: async () => void seen.push('lost'),
  })
  onTestFinished(() => lock.stop())
  return { seen, lock }
}

async function until(reached: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!reached() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('a second writer waits until the first lets go; writers of other protocols do not wait', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const first = contend(database.url, ['jupiter-dca', 'jupiter-limit'])
  await until(() => first.seen.length === 1)
  const second = contend(database.url, ['jupiter-limit'])
  const other = contend(database.url, ['drift-perps'])
  await until(() => other.seen.length === 1)
  expect([first.seen, second.seen, other.seen]).toEqual([['held'], [], ['held']])
  await first.lock.stop()
  await until(() => second.seen.length === 1)
  expect(second.seen).toEqual(['held'])
})

test('a writer whose connection is cut stops writing and stands in line again', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = contend(database.url, ['jupiter-dca'])
  await until(() => writer.seen.length === 1)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sextant-writer-lock' and datname = current_database()`,
  )
  await until(() => writer.seen.length === 3)
  expect(writer.seen).toEqual(['held', 'lost', 'held'])
})
