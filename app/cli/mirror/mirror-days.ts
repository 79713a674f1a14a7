import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { MirrorFile } from '~/contracts/mirror'
import type { UnixSeconds } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { type MirrorTable, mirrorTables } from '~/domain/service/mirror-tables'
import { syncFolder } from '~/lib/archive/replace-file'
import { type MirrorSlice, readDayFingerprints, readSlice } from '~/store/mirror/read-mirror'
import type { Client } from '~/store/postgres/pool'
import type { MirrorFolder } from './mirror-folder'
import { verifyParquet } from './verify-parquet'
import { writeParquet } from './write-parquet'

export interface MirrorOptions {
  readonly client: Client
  readonly folder: MirrorFolder
  /** Starts of the days to check, unix seconds. */
  readonly days: readonly UnixSeconds[]
  /** Returns whether the store has all rows of a table, protocol and day. Other days are not read. */
  readonly isComplete: (table: MirrorTable, protocol: ProtocolId, dayAt: UnixSeconds) => boolean
  readonly onFile: (file: MirrorFile) => void
  /** Called for a file that stays, although the store has fewer rows of its day. */
  readonly onKept: (file: MirrorFile) => void
}

export interface MirrorTally {
  readonly written: number
  readonly unchanged: number
}

/**
 * Writes the files of the days that are missing or whose rows have changed. Each file is complete, checked
 * against the store and on disk before the manifest names it, so a run can be killed at any time.
 */
export async function mirrorDays(options: MirrorOptions): Promise<MirrorTally> {
  const { client, folder, days, onFile } = options
  let [written, unchanged] = [0, 0]
  for (const dayAt of days) {
    const added: MirrorFile[] = []
    for (const table of mirrorTables) {
      for (const slice of await readSlices(options, table, dayAt)) {
        if (slice.isUnchanged) unchanged += 1
        else {
          const file = await mirrorSlice(client, folder, slice)
          added.push(file)
          onFile(file)
        }
      }
    }
    // Names of files have to survive a power failure before the manifest that names them.
    for (const path of new Set(added.map((file) => dirname(file.path)))) syncFolder(join(folder.path, path))
    if (added.length > 0) folder.publish(added, new Date())
    written += added.length
  }
  return { written, unchanged }
}

/** Returns the slices of a day that have rows, and whether their files are up to date. */
async function readSlices(
  { client, folder, isComplete, onKept }: MirrorOptions,
  table: MirrorTable,
  dayAt: UnixSeconds,
) {
  const protocols = table.protocols.filter((protocol) => isComplete(table, protocol, dayAt))
  if (protocols.length === 0) return []
  const prints = await readDayFingerprints(client, table, dayAt)
  return protocols.flatMap((protocol) => {
    const { rows, hash } = prints.find((print) => print.protocol === protocol) ?? { rows: 0, hash: '0' }
    const known = folder.find({ table: table.name, protocol, day: dayOf(dayAt) })
    // Rows leave the store only by retention, by hand or with a lost database: the mirror is then the only place
    // that has them.
    if (known !== undefined && rows > 0 && rows < known.rows) onKept(known)
    if (rows < (known?.rows ?? 1)) return []
    return { table, protocol, dayAt, isUnchanged: known?.rows === rows && known.hash === hash }
  })
}

async function mirrorSlice(client: Client, folder: MirrorFolder, slice: MirrorSlice): Promise<MirrorFile> {
  const { table, protocol, dayAt } = slice
  const key = { table: table.name, protocol, day: dayOf(dayAt) }
  const revision = (folder.find(key)?.revision ?? 0) + 1
  const path = `${key.table}/${protocol}/${key.day}.r${revision}.parquet`
  const target = join(folder.path, path)
  const draft = `${target}.part`
  mkdirSync(dirname(target), { recursive: true })
  try {
    const written = await readSlice(client, slice, async ({ fingerprint, totals, batches }) => {
      const facts = { ...key, revision: String(revision) }
      return { fingerprint, totals, size: await writeParquet(draft, { table, facts }, batches) }
    })
    // The totals are of the snapshot, so the file is read back without holding up PostgreSQL's clean-up.
    await verifyParquet(draft, table, written.totals)
    renameSync(draft, target)
    return { path, ...key, revision, ...written.fingerprint, ...written.size }
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** Returns the name of a UTC day, such as 2026-11-20. */
export function dayOf(dayAt: UnixSeconds): string {
  return new Date(dayAt * 1_000).toISOString().slice(0, 10)
}
