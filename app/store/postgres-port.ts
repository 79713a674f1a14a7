import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Cluster } from './postgres-cluster'

/** The port that the cluster had the last time if it is free, so that connection strings stay true; else any free one. */
export async function choosePort(cluster: Cluster): Promise<number> {
  const file = join(cluster.folder, 'postgres.port')
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const port = (await freePort(remembered)) ?? (await freePort(0))
  if (port === undefined) throw new Error('There is no free port on 127.0.0.1 for PostgreSQL.')
  writeFileSync(file, String(port))
  return port
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
