import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type MirrorFile, type MirrorManifest, manifestName, mirrorManifest } from '~/contracts/mirror'
import { mirrorTables } from '~/domain/service/mirror-tables'
import { replaceFile } from '~/lib/archive/replace-file'
import { MirrorFailure } from './mirror-failure'

/** Mode of files and manifest: web processes of another user may read them. */
export const fileMode = 0o644

type Identity = Pick<MirrorManifest, 'source' | 'chain'>

/** The folder of a mirror, whose manifest names its complete files. */
export interface MirrorFolder {
  readonly path: string
  /** Returns the current file of a table, protocol and day. */
  find(key: Pick<MirrorFile, 'table' | 'protocol' | 'day'>): MirrorFile | undefined
  /** Whether the manifest had any file of a day when it was opened. */
  has(day: string): boolean
  /** Names files in the manifest, then deletes their former revisions. */
  publish(added: readonly MirrorFile[], now: Date): void
  /** Deletes files that a killed run has left, and returns their number. */
  removeLeftovers(): number
}

const keyOf = ({ table, protocol, day }: Pick<MirrorFile, 'table' | 'protocol' | 'day'>) =>
  `${day} ${table} ${protocol}`

/**
 * Opens the folder, which is created if it is missing. Throws `MirrorFailure` if it belongs to another chain or
 * its manifest is damaged: overwriting either would lose data.
 */
export function openMirrorFolder(path: string, identity: Identity): MirrorFolder {
  mkdirSync(path, { recursive: true })
  const manifest = readManifest(path)
  if (manifest && (manifest.chain !== identity.chain || manifest.source !== identity.source))
    throw new MirrorFailure(`${path} has the data of another chain: set MIRROR_DIR to another folder.`)
  const files = new Map(manifest?.files.map((file) => [keyOf(file), file]))
  const days = new Set(manifest?.files.map((file) => file.day))
  return {
    path,
    find: (key) => files.get(keyOf(key)),
    has: (day) => days.has(day),
    publish(added, now) {
      const formers = added.flatMap((file) => files.get(keyOf(file)) ?? [])
      for (const file of added) files.set(keyOf(file), file)
      const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
      const written: MirrorManifest = { format: 1, ...identity, writtenAt: now.toISOString(), files: sorted }
      replaceFile(join(path, manifestName), `${JSON.stringify(written, null, 1)}\n`, fileMode)
      for (const former of formers) rmSync(join(path, former.path), { force: true })
    },
    removeLeftovers: () => removeOthers(path, new Set([...files.values()].map((file) => file.path))),
  }
}

function readManifest(folder: string): MirrorManifest | undefined {
  const path = join(folder, manifestName)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    return mirrorManifest.parse(JSON.parse(text))
  } catch {
    throw new MirrorFailure(
      `${path} is damaged: restore it, or move the folder away and mirror all days again.`,
    )
  }
}

/** Deletes files with names of the mirror that are not among `known`. Other files are left alone. */
function removeOthers(folder: string, known: ReadonlySet<string>): number {
  let removed = 0
  for (const { name, protocols } of mirrorTables) {
    for (const protocol of protocols) {
      const within = `${name}/${protocol}`
      for (const file of listFolder(join(folder, within))) {
        const isOurs = /^\d{4}-\d\d-\d\d\.r\d+\.parquet(?:\.part)?$/.test(file)
        if (!isOurs || known.has(`${within}/${file}`)) continue
        rmSync(join(folder, within, file), { force: true })
        removed += 1
      }
    }
  }
  return removed
}

function listFolder(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
