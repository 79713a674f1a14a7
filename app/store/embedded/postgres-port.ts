import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { replaceFile } from '~/lib/archive/replace-file'
import type { Cluster } from './postgres-cluster'

/**
 * Returns the previous port number of the cluster if the port is free, so that connection strings stay valid.
 * Otherwise returns any free port.
 */
export async function choosePort(cluster: Cluster): Promise<number> {
  const file = join(cluster.folder, 'postgres.port')
  const remembered = existsSync(file) ? parsePort(readFileSync(file, 'utf8')) : undefined
  const port = (await freePort(remembered ?? 0)) ?? (await freePort(0))
  if (port === undefined) throw new Error('No free port on 127.0.0.1 for PostgreSQL.')
  replaceFile(file, String(port))
  return port
}

/**
 * Returns the stored port number; `undefined` if the file contains no valid port, e.g. because a full disk
 * truncated the file.
 */
function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return port > 0 && port <= 65_535 ? port : undefined
}

function freePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}
