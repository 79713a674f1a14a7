import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpPath } from '~/contracts/dump'
import { type MirrorFile, type MirrorManifest, manifestName, mirrorManifest } from '~/contracts/mirror'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'

/** The daily files that are published, as the manifest of the mirror lists them. */
export interface PublishedDumps {
  readonly manifest: MirrorManifest
  /** Newest published day; an empty text if there is none. */
  readonly newestDay: string
  /** Files by the path of their URL. */
  readonly byPath: ReadonlyMap<string, MirrorFile>
}

/** The folder of the daily files. */
export interface Dumps {
  /** Path of the folder; `undefined`: this installation publishes no daily files. */
  readonly folder: string | undefined
  /** Returns what is published now. `undefined`: nothing, or the manifest can't be read. */
  read(): Promise<PublishedDumps | undefined>
}

/** Time after which the manifest is looked at again, milliseconds. */
const freshMs = 5_000

/** Creates the reader of a mirror's manifest. It reads the manifest again only after a change of the file. */
export function createDumps(
  folder: string | undefined,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Dumps {
  let known: { readonly version: string; readonly dumps: PublishedDumps } | undefined
  let checkedAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<PublishedDumps | undefined> | undefined

  async function refresh(path: string): Promise<PublishedDumps | undefined> {
    try {
      const { ino, mtimeMs, size } = await stat(path)
      const version = `${ino} ${mtimeMs} ${size}`
      if (known?.version !== version)
        known = { version, dumps: publish(mirrorManifest.parse(JSON.parse(await readFile(path, 'utf8')))) }
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (isMissing) known = undefined
      // A damaged manifest must not take away files that are complete.
      else log.warn({ error: String(error).slice(0, 300) }, 'dumps: manifest unreadable, retrying')
    }
    checkedAtMs = clock.monotonicMs()
    return known?.dumps
  }

  return {
    folder,
    read() {
      if (folder === undefined) return Promise.resolve(undefined)
      if (clock.monotonicMs() - checkedAtMs < freshMs) return Promise.resolve(known?.dumps)
      reading ??= refresh(join(folder, manifestName)).finally(() => {
        reading = undefined
      })
      return reading
    },
  }
}

function publish(manifest: MirrorManifest): PublishedDumps {
  const files = [...manifest.files].sort((a, b) =>
    a.day === b.day ? (dumpPath(a) < dumpPath(b) ? -1 : 1) : a.day < b.day ? 1 : -1,
  )
  return {
    manifest: { ...manifest, files },
    newestDay: files[0]?.day ?? '',
    byPath: new Map(files.map((file) => [dumpPath(file), file])),
  }
}
