import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createChangeFeed } from '~/live/change-feed.server'
import { claimLease } from '~/store/ingest/lease/writer-lease'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase, type TestDatabase } from '../../helpers/store/database'
import { batchOf, dcaState } from '../../helpers/world/states'

const write = ({ pool }: TestDatabase, slot: number) =>
  createBatchWriter(pool).write(
    batchOf({ accounts: [{ state: dcaState({ inUsedRaw: BigInt(slot) }), slot, at: slot }] }),
  )

async function claim({ pool }: TestDatabase, holder: string): Promise<void> {
  const client = await pool.connect()
  await claimLease(client, holder, ['jupiter-dca']).finally(() => client.release())
}

test('a reader misses no change of a promoted server that lacks the newest changes', async () => {
  const [lost, promoted] = [await createTestDatabase(), await createTestDatabase()]
  onTestFinished(async () => {
    await lost.drop()
    await promoted.drop()
  })
  await claim(lost, 'before')
  // The standby has the sequence as it was before the changes that it lacks.
  const { rows } = await lost.pool.query<{ next: string }>(
    `select nextval('change_revision_seq')::text as next`,
  )
  await promoted.pool.query(`select setval('change_revision_seq', $1)`, [rows[0]?.next])
  for (let slot = 1; slot <= 5; slot += 1) await write(lost, slot)
  await write(promoted, 1)

  let server = lost
  let notify: () => void = () => undefined
  const seen: bigint[] = []
  const query = ((...words: Parameters<typeof lost.pool.query>) => server.pool.query(...words)) as never
  const feed = createChangeFeed({
    pool: Object.assign(Object.create(lost.pool), { query }),
    url: lost.url,
    topics: ['dca'],
    listen: (onNotice) => {
      notify = onNotice
      return { stop: async () => undefined }
    },
    log: silentLog,
  })
  onTestFinished(() => feed.stop())
  feed.onChanges((changes) => void seen.push(...changes.map(({ revision }) => revision)))
  await vi.waitFor(() => expect(seen).toHaveLength(1))

  server = promoted
  await claim(promoted, 'after')
  const { revision } = await write(promoted, 2)
  notify()
  await vi.waitFor(() => expect(seen).toEqual([expect.anything(), revision]))
})

test('a reader misses no change of a restored backup, although the lost server had more writers', async () => {
  const [lost, restored] = [await createTestDatabase(), await createTestDatabase()]
  onTestFinished(async () => {
    await lost.drop()
    await restored.drop()
  })
  for (const holder of ['first', 'second', 'third']) {
    await claim(lost, holder)
    await write(lost, 1 + holder.length)
  }
  const newestOf = async ({ pool }: TestDatabase) => {
    const { rows } = await pool.query<{ newest: string }>('select max(revision)::text as newest from change')
    return BigInt(rows[0]?.newest ?? 0)
  }
  await claim(restored, 'after')
  await write(restored, 2)
  expect(await newestOf(restored)).toBeGreaterThan(await newestOf(lost))
})

test('two writers of different protocols publish revisions in order after each claim', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const revisions: bigint[] = []
  for (let slot = 1; slot <= 3; slot += 1) {
    await claim(database, `holder ${slot}`)
    const { revision } = await write(database, slot)
    if (revision !== undefined) revisions.push(revision)
  }
  expect(revisions).toHaveLength(3)
  for (const [index, revision] of revisions.entries())
    if (index > 0) expect(revision).toBeGreaterThan(revisions[index - 1] ?? 0n)
})
