import type { Environment } from '~/env.server'
import { bundledRelease } from '~/store/embedded/bundled-release'
import { serverUser } from '~/store/embedded/postgres-binaries'
import { ClusterMismatch, installedBinaries, versionOf } from '~/store/embedded/postgres-version'
import type { Finding } from './finding'

const dayMs = 86_400_000
/** Age from which a release counts as outdated, days. PostgreSQL publishes fixes every quarter. */
const mostDays = 365

/**
 * Checks the embedded PostgreSQL: the age of the bundled release, or the programs of `POSTGRES_BIN`. Returns
 * nothing if `DATABASE_URL` names an external server.
 */
export function checkPostgres(
  { databaseUrl, postgresBin }: Pick<Environment, 'databaseUrl' | 'postgresBin'>,
  nowMs: number,
): readonly Finding[] {
  if (databaseUrl !== undefined) return []
  return [postgresBin === undefined ? bundled(nowMs) : installed(postgresBin)]
}

function bundled(nowMs: number): Finding {
  const { version, releasedOn } = bundledRelease
  const days = Math.floor((nowMs - Date.parse(releasedOn)) / dayMs)
  return {
    name: 'bundled PostgreSQL',
    verdict: days > mostDays ? 'missing' : 'note',
    found: `${version}, released on ${releasedOn}, ${days} days ago`,
    costs: 'newer security fixes: update Sextant, or set POSTGRES_BIN or DATABASE_URL',
  }
}

function installed(postgresBin: string): Finding {
  const name = 'PostgreSQL of POSTGRES_BIN'
  try {
    const version = versionOf(installedBinaries(postgresBin, serverUser()))
    return { name, verdict: 'ok', found: version, costs: '' }
  } catch (error) {
    if (!(error instanceof ClusterMismatch)) throw error
    return { name, verdict: 'unusable', found: error.message, costs: 'Sextant does not start' }
  }
}
