// Migrates a database of the version with one perps venue and a million perp fills. All rows must be kept. The
// migration, during which the indexer can't write, may take at most a minute, and reads in the form of the version
// before must be served meanwhile. Measured on two cores with a load above 10: blocked for 61.2 s, which is a fault of
// 1.2 s, and 16,854 reads, the longest 1.3 s. Run it on an idle machine.
import { setTimeout } from 'node:timers/promises'
import { silentLog } from '~/lib/log'
import { migrate } from '~/store/postgres/migrate'
import { createPool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { createOldPerps, digestPerps, oldReads } from '../helpers/store/old-perps'

const fills = 1_000_000
const longestBlockMs = 60_000
const longestReadMs = 15_000

const server = await startTestServer()
const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
try {
  const beganAt = performance.now()
  await createOldPerps(pool, fills)
  const before = await digestPerps(pool)
  console.log(`created in ${seconds(performance.now() - beganAt)} s: ${JSON.stringify(before)}`)

  const reads = { count: 0, longestMs: 0 }
  const migration = { isDone: false }
  const reading = readUntil(migration, reads)
  const startedAt = performance.now()
  let pauses = 0
  const applied = await migrate(pool, undefined, () => {
    pauses += 1
    return setTimeout(500)
  })
  const blockedMs = performance.now() - startedAt
  migration.isDone = true
  await reading
  console.log(
    `${applied} migrations in ${seconds(blockedMs)} s, with ${pauses} pauses for locks; ${reads.count} reads meanwhile, the longest ${seconds(reads.longestMs)} s`,
  )

  const after = await digestPerps(pool)
  const faults = [
    ...(JSON.stringify(before) === JSON.stringify(after) ? [] : ['rows differ after the migration']),
    ...(blockedMs <= longestBlockMs ? [] : [`the indexer was blocked for ${seconds(blockedMs)} s`]),
    ...(reads.count > 0 && reads.longestMs <= longestReadMs
      ? []
      : [`a read took ${seconds(reads.longestMs)} s`]),
  ]
  for (const fault of faults) console.error(`FAULT: ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await pool.end()
  await server.stop()
}

async function readUntil(
  migration: { readonly isDone: boolean },
  reads: { count: number; longestMs: number },
): Promise<void> {
  const reader = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  try {
    while (!migration.isDone) {
      for (const sql of oldReads) {
        const startedAt = performance.now()
        await reader.query(sql)
        reads.longestMs = Math.max(reads.longestMs, performance.now() - startedAt)
        reads.count += 1
      }
    }
  } finally {
    await reader.end()
  }
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1)
}
