import { addressOf } from './postgres-address'
import { type Cluster, role } from './postgres-cluster'
import { findRunning } from './postgres-process'

/** Connection string of the embedded server that somebody else supervises in this folder; undefined = none runs there. */
export function findEmbeddedPostgres(folder: string): string | undefined {
  const cluster: Cluster = { folder, user: undefined, binaries: '' } // looked at, never started
  const running = findRunning(cluster)
  return running && addressOf(cluster, running.port, role)
}
