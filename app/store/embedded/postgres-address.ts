import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Cluster, dataFolder, readPassword, role } from './postgres-cluster'

/**
 * Maximum length of a socket path, bytes. The operating system reserves 104 or 108 bytes for the path,
 * including the terminating zero.
 */
const longestSocketPath = 103

const socketPrefix = '.s.PGSQL.'

/**
 * Returns the connection string for a database of our own server. The connection string uses the server's
 * socket if there is one, because sockets are cheaper than TCP. Programs that ignore the `host` parameter
 * connect by TCP.
 */
export function addressOf(cluster: Cluster, port: number, database: string): string {
  const byTcp = `postgres://${role}:${readPassword(cluster)}@127.0.0.1:${port}/${database}`
  // The data folder belongs to the user that runs the server and is closed to other users.
  const folder = resolve(dataFolder(cluster))
  const socket = join(folder, `${socketPrefix}${port}`)
  const isUsable = Buffer.byteLength(socket) <= longestSocketPath && existsSync(socket)
  return isUsable ? `${byTcp}?host=${encodeURIComponent(folder)}` : byTcp
}

/**
 * Removes the sockets that a killed server left. PostgreSQL does not start if another process now has the
 * process id in a socket's lock file.
 */
export function removeSockets(cluster: Cluster): void {
  const data = dataFolder(cluster)
  for (const name of readdirSync(data)) if (name.startsWith(socketPrefix)) rmSync(join(data, name))
}
