import { addressOf } from './postgres-address'
import { type Cluster, role } from './postgres-cluster'
import { findRunning } from './postgres-process'

/**
 * Returns the connection string of an embedded server that another process supervises in this folder;
 * `undefined` if no server runs in the folder.
 */
export function findEmbeddedPostgres(folder: string): string | undefined {
  const cluster: Cluster = { folder, user: undefined, binaries: '' } // The cluster is never started here.
  const running = findRunning(cluster)
  return running && addressOf(cluster, running.port, role)
}
