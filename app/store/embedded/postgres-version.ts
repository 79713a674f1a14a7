import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cluster, dataFolder } from './postgres-cluster'

/** The cluster belongs to another major version of PostgreSQL. The message states the fix. */
export class ClusterMismatch extends Error {
  override readonly name = 'ClusterMismatch'
}

/**
 * Throws `ClusterMismatch` if another major version of PostgreSQL created the cluster, because a major
 * version cannot read the data folder of another. A folder without a readable version is accepted, because
 * the server reports what is wrong with the folder.
 */
export function requireSameMajor(cluster: Cluster): void {
  const found = majorOfFolder(dataFolder(cluster))
  if (found === undefined) return
  const bundled = majorOfBinaries(cluster.binaries)
  if (found === bundled) return
  throw new ClusterMismatch(
    `${cluster.folder} was created by PostgreSQL ${found}, and this version of Sextant runs PostgreSQL ${bundled}, which cannot read it: run \`npm run export -- sextant.backup\` with the version of Sextant that you used before, then set DATA_DIR to an empty folder and run \`npm run import -- sextant.backup\` with this version.`,
  )
}

function majorOfFolder(data: string): number | undefined {
  const path = join(data, 'PG_VERSION')
  const [major] = existsSync(path) ? (/^\d+/.exec(readFileSync(path, 'utf8')) ?? []) : []
  return major === undefined ? undefined : Number(major)
}

function majorOfBinaries(folder: string): number {
  const printed = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  const [, major] = /(\d+)/.exec(printed) ?? []
  return Number(major)
}
