import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Cluster, dataFolder, readPassword, role } from './postgres-cluster'

/** A socket's path has to fit into the system's structure for it: 104 bytes on some systems, 108 on others, with the zero at its end. */
const longestSocketPath = 103

const socketPrefix = '.s.PGSQL.'

/**
 * Connection string of a database of our own server: through its socket where there is one, which costs less than TCP. Programs that know of no `host`
 * parameter go by TCP.
 */
export function addressOf(cluster: Cluster, port: number, database: string): string {
  const byTcp = `postgres://${role}:${readPassword(cluster)}@127.0.0.1:${port}/${database}`
  // The folder of the data belongs to the server's user and nobody else may look into it.
  const folder = resolve(dataFolder(cluster))
  const socket = join(folder, `${socketPrefix}${port}`)
  const isUsable = Buffer.byteLength(socket) <= longestSocketPath && existsSync(socket)
  return isUsable ? `${byTcp}?host=${encodeURIComponent(folder)}` : byTcp
}

/** What a killed server left: PostgreSQL refuses to start beside a socket whose owner's number is another process by now. */
export function removeSockets(cluster: Cluster): void {
  const data = dataFolder(cluster)
  for (const name of readdirSync(data)) if (name.startsWith(socketPrefix)) rmSync(join(data, name))
}
