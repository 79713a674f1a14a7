import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { day, days, firstDay, openFolder, openWorld, readManifest, runMirror } from './mirror-world.fixture'

/** Returns all files of the mirror, without the manifest. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.parquet'))
    .sort()
}

function checksum(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

test('writes a file per table, protocol and closed day, and a manifest with their checksums', async () => {
  const { pool } = await openWorld()
  const folder = openFolder()
  const lines = await runMirror(pool, folder)
  const { files, source, chain } = readManifest(folder)
  expect({ source, chain }).toEqual({ source: 'simulated', chain: 'chain of the test' })
  // Fills of 4 protocols, order events of 2, and three tables of 2 venues.
  expect(files).toHaveLength(2 * (4 + 2 + 3 * 2))
  expect(lines.at(-1)).toBe('24 files written, 0 unchanged; counts and sums verified')
  expect(new Set(files.map((file) => file.day))).toEqual(new Set(days))
  expect(filesOf(folder)).toEqual(files.map((file) => file.path).sort())
  for (const { path, sha256, bytes } of files) {
    expect(checksum(join(folder, path))).toBe(sha256)
    expect(readFileSync(join(folder, path))).toHaveLength(bytes)
  }
})

test('only a day that changed later gets a new revision, which replaces the former file', async () => {
  const { pool } = await openWorld()
  const folder = openFolder()
  await runMirror(pool, folder)
  const before = readFileSync(join(folder, 'manifest.json'), 'utf8')
  expect(await runMirror(pool, folder)).toEqual(['0 files written, 24 unchanged; counts and sums verified'])
  expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toBe(before)
  await pool.query(`update fill set usd = usd + 1 where (signature, at) in (
    select signature, at from fill where protocol = 'kamino-limit' and usd is not null order by at limit 1)`)
  const lines = await runMirror(pool, folder)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('fills/kamino-limit/2023-11-10.r2.parquet')
  const { files } = readManifest(folder)
  expect(files.filter((file) => file.revision > 1).map((file) => file.path)).toEqual([
    'fills/kamino-limit/2023-11-10.r2.parquet',
  ])
  expect(existsSync(join(folder, 'fills/kamino-limit/2023-11-10.r1.parquet'))).toBe(false)
})

test('files of days whose rows retention has deleted stay', async () => {
  const { pool } = await openWorld()
  const folder = openFolder()
  await runMirror(pool, folder)
  const { files } = readManifest(folder)
  await pool.query('delete from fill')
  await pool.query('delete from perp_fill where at < $1', [firstDay + day])
  await runMirror(pool, folder)
  expect(readManifest(folder).files).toEqual(files)
})

test('a file stays if the store has fewer rows of its day, and a day without its beginning gets none', async () => {
  const { pool } = await openWorld()
  const folder = openFolder()
  await pool.query(
    `update heartbeat set counters = jsonb_build_object('since', $1::int8) where source = $2`,
    [firstDay + 1, 'history:jupiter-dca'],
  )
  await runMirror(pool, folder)
  const { files } = readManifest(folder)
  const daysOf = (protocol: string) =>
    files.filter((file) => file.table === 'fills' && file.protocol === protocol).map((file) => file.day)
  expect(daysOf('jupiter-dca')).toEqual([days[1]])
  expect(daysOf('kamino-limit')).toEqual(days)
  await pool.query(`delete from fill where protocol = 'kamino-limit' and slot % 8 = 3`)
  expect(await runMirror(pool, folder)).toContain(
    'fills/kamino-limit/2023-11-11.r1.parquet  kept: the database has fewer rows of this day',
  )
  expect(readManifest(folder).files).toEqual(files)
})

test('a day of a protocol is open until its own indexer is 48 hours past its end', async () => {
  const { pool } = await openWorld()
  const folder = openFolder()
  const followedTo = (protocol: string, at: number | null) =>
    pool.query('update heartbeat set block_time = $1 where source = $2', [at, `events:${protocol}`])
  await followedTo('kamino-limit', firstDay + 3 * day)
  await followedTo('drift-perps', firstDay + 3 * day - 1)
  await followedTo('jupiter-dca', null)
  await runMirror(pool, folder)
  const daysOf = (protocol: string) => [
    ...new Set(readManifest(folder).files.flatMap((file) => (file.protocol === protocol ? [file.day] : []))),
  ]
  expect(daysOf('kamino-limit')).toEqual([days[0]])
  expect(daysOf('drift-perps')).toEqual([])
  expect(daysOf('jupiter-dca')).toEqual([])
  expect(daysOf('velocity-perps')).toEqual(days)
  for (const protocol of ['kamino-limit', 'drift-perps', 'jupiter-dca'])
    await followedTo(protocol, firstDay + 4 * day)
  await runMirror(pool, folder)
  for (const protocol of ['kamino-limit', 'drift-perps', 'jupiter-dca'])
    expect(daysOf(protocol).toSorted()).toEqual(days)
})

test('data of mainnet is live, although no node is set', async () => {
  const { pool } = await openWorld()
  const folder = openFolder()
  await pool.query(
    `update meta set value = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' where name = 'genesis_hash'`,
  )
  await runMirror(pool, folder)
  expect(readManifest(folder).source).toBe('live')
})

test('removes what a killed run left, and no file of someone else', async () => {
  const { pool } = await openWorld()
  const folder = openFolder()
  await runMirror(pool, folder)
  const expected = filesOf(folder)
  for (const name of ['2023-11-10.r2.parquet', '2023-11-11.r2.parquet.part'])
    writeFileSync(join(folder, 'fills/jupiter-dca', name), 'half')
  writeFileSync(join(folder, 'fills/jupiter-dca/notes.txt'), 'kept')
  expect((await runMirror(pool, folder))[0]).toBe('2 files of an interrupted run removed')
  expect(filesOf(folder)).toEqual(expected)
  expect(existsSync(join(folder, 'fills/jupiter-dca/notes.txt'))).toBe(true)
})

test('refuses the folder of another chain, a damaged manifest, and a second run at the same time', async () => {
  const { pool } = await openWorld()
  const folder = openFolder()
  await runMirror(pool, folder)
  const client = await pool.connect()
  await client.query('select pg_advisory_lock(7391009)')
  await expect(runMirror(pool, folder)).rejects.toThrow('Another mirror of this database runs already')
  client.release(true)
  await pool.query(`update meta set value = 'another' where name = 'genesis_hash'`)
  await expect(runMirror(pool, folder)).rejects.toThrow('has the data of another chain')
  writeFileSync(join(folder, 'manifest.json'), '{"format":1')
  await expect(runMirror(pool, folder)).rejects.toThrow('manifest.json is damaged')
})
