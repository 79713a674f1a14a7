import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isWalkable, type ServerUser } from './postgres-binaries'
import { type Cluster, dataFolder } from './postgres-cluster'

/** Oldest PostgreSQL major version that the SQL of the store supports. */
export const oldestMajor = 15

/** The cluster and the programs of PostgreSQL do not fit together. The message states the fix. */
export class ClusterMismatch extends Error {
  override readonly name = 'ClusterMismatch'
}

/**
 * Returns the folder of an installed PostgreSQL, if the server can be started from it. Throws `ClusterMismatch`
 * if its programs are missing, too old or unreachable for the user that runs the server.
 */
export function installedBinaries(given: string, user: ServerUser | undefined): string {
  const folder = resolve(given)
  const missing = ['initdb', 'postgres'].filter((program) => !existsSync(join(folder, program)))
  if (missing.length > 0)
    throw new ClusterMismatch(
      `POSTGRES_BIN: ${folder} has no ${missing.join(' and no ')}: set it to the folder of these programs, such as /usr/lib/postgresql/18/bin, or unset it to use the bundled PostgreSQL.`,
    )
  if (user !== undefined && !isWalkable(folder))
    throw new ClusterMismatch(
      `POSTGRES_BIN: only some users may enter ${folder}, and PostgreSQL does not run as root: use a folder that all users may enter, or start Sextant as an ordinary user.`,
    )
  const major = majorOf(versionOf(folder))
  if (major < oldestMajor)
    throw new ClusterMismatch(
      `POSTGRES_BIN: PostgreSQL ${major} in ${folder} is too old: use ${oldestMajor} or newer.`,
    )
  return folder
}

/**
 * Throws `ClusterMismatch` if another major version of PostgreSQL created the cluster, because a major
 * version cannot read the data folder of another. A folder without a readable version is accepted, because
 * the server reports what is wrong with the folder. `isInstalled`: the programs are those of `POSTGRES_BIN`.
 */
export function requireSameMajor(cluster: Cluster, isInstalled: boolean): void {
  const { folder, binaries } = cluster
  const found = majorOfFolder(dataFolder(cluster))
  if (found === undefined) return
  const running = majorOf(versionOf(binaries))
  if (found === running) return
  const runs = isInstalled ? 'POSTGRES_BIN contains' : 'this version of Sextant runs'
  const before = isInstalled ? 'the POSTGRES_BIN' : 'the version of Sextant'
  throw new ClusterMismatch(
    `${folder} was created by PostgreSQL ${found}, and ${runs} PostgreSQL ${running}, which cannot read it: run \`npm run export -- sextant.backup\` with ${before} that you used before, then set DATA_DIR to an empty folder and run \`npm run import -- sextant.backup\`. Or set POSTGRES_BIN to the programs of an installed PostgreSQL ${found}.`,
  )
}

/** Returns the version of the programs in a folder, such as `18.4`. */
export function versionOf(folder: string): string {
  const printed = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  const [version = ''] = /\d+(?:\.\d+)?/.exec(printed) ?? []
  return version
}

function majorOfFolder(data: string): number | undefined {
  const path = join(data, 'PG_VERSION')
  const [major] = existsSync(path) ? (/^\d+/.exec(readFileSync(path, 'utf8')) ?? []) : []
  return major === undefined ? undefined : Number(major)
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}
