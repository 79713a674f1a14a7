import type { MirrorFile, MirrorManifest } from './mirror'

/** Path of the page that lists the daily files. The files are below it. */
export const dumpsPath = '/data'
export const dumpManifestPath = `${dumpsPath}/manifest.json`

/** A downloadable file in the public manifest. */
export interface DumpWire
  extends Pick<MirrorFile, 'table' | 'protocol' | 'day' | 'revision' | 'rows' | 'bytes' | 'sha256'> {
  /** URL of the file. It stays the same for all revisions. */
  readonly url: string
}

/** The public manifest, newest day first. */
export interface DumpManifestWire extends Pick<MirrorManifest, 'source' | 'writtenAt'> {
  /** Number of the newest days that need no key. */
  readonly freeDays: number
  readonly files: readonly DumpWire[]
}

/** Returns the path below which a file is served. */
export function dumpPath({ table, protocol, day }: Pick<MirrorFile, 'table' | 'protocol' | 'day'>): string {
  return `${dumpsPath}/${table}/${protocol}/${day}.parquet`
}

export function dumpToWire(file: MirrorFile, publicUrl: string): DumpWire {
  const { path: _path, hash: _hash, ...facts } = file
  return { ...facts, url: publicUrl + dumpPath(file) }
}
