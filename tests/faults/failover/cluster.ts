import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../ground-truth/stack'
import { type ClusterSettings, createDatabaseNode, type DatabaseNode } from './database-node'
import { programPath } from './packages'
import { giveToServers, type ServerProcess, startServer } from './server-process'
import { writeFromTemplate } from './template'
import { wait } from './wait'

export interface ClusterOptions {
  /** Whether a commit waits until the standby has applied it. */
  readonly isSynchronous: boolean
  /** Whether Sextant's connections go through pgbouncer to haproxy. */
  readonly isPooled: boolean
}

/** A primary and a standby under patroni, behind haproxy. */
export interface Cluster {
  readonly folder: string
  readonly nodes: readonly DatabaseNode[]
  /** URLs for Sextant. */
  readonly databaseUrl: string
  readonly readUrl: string
  /** URL of one node, past all proxies. */
  urlOf(node: DatabaseNode): string
  /** Returns the node that is the primary now; `undefined`: none is. */
  primary(): Promise<DatabaseNode | undefined>
  /** Resolves when a primary has a standby that receives everything. */
  waitWhole(): Promise<DatabaseNode>
  /** `keepsLogs`: only the data are removed. */
  stop(keepsLogs: boolean): Promise<void>
}

const secret = () => randomBytes(12).toString('hex')

export async function startCluster({ isSynchronous, isPooled }: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-failover-'))
  giveToServers(folder)
  chmodSync(folder, 0o755)
  const passwords = { superuser: secret(), replication: secret(), rewind: secret(), sextant: secret() }
  const { etcd, address } = await startEtcd(folder)
  const settings: ClusterSettings = { folder, etcd: address, isSynchronous, passwords }
  const nodes = [await createDatabaseNode('a', settings), await createDatabaseNode('b', settings)]
  for (const node of nodes) node.start()
  const proxies = await startProxies(folder, nodes, passwords.sextant)

  async function primary(): Promise<DatabaseNode | undefined> {
    const are = await Promise.all(nodes.map((node) => node.is('primary')))
    return nodes[are.indexOf(true)]
  }

  async function waitWhole(): Promise<DatabaseNode> {
    let found: DatabaseNode | undefined
    await wait(`the cluster is whole (logs: ${folder})`, async () => {
      found = await primary()
      const others = nodes.filter((node) => node !== found)
      const role = isSynchronous ? 'sync' : 'replica?lag=1MB'
      return found !== undefined && (await Promise.all(others.map((node) => node.is(role)))).every(Boolean)
    })
    if (found === undefined) throw new Error('there is no primary')
    return found
  }

  const urlAt = (port: number, database = 'sextant') =>
    `postgres://sextant:${passwords.sextant}@127.0.0.1:${port}/${database}`
  const first = await waitWhole()
  await createDatabase(first, passwords)
  return {
    folder,
    nodes,
    databaseUrl: urlAt(isPooled ? proxies.poolerPort : proxies.primaryPort),
    readUrl: isPooled ? urlAt(proxies.poolerPort, 'sextant_standby') : urlAt(proxies.standbyPort),
    urlOf: (node) => urlAt(node.port),
    primary,
    waitWhole,
    async stop(keepsLogs) {
      await Promise.all(proxies.servers.map((server) => server.stop()))
      await Promise.all(nodes.map((node) => node.stop()))
      await etcd.stop()
      const removed = keepsLogs ? ['a', 'b', 'etcd'].map((name) => join(folder, name)) : [folder]
      for (const path of removed)
        rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      if (keepsLogs) console.log(`logs: ${folder}`)
    },
  }
}

async function startEtcd(folder: string) {
  const [clients, peers] = [await freePort(), await freePort()]
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`]
  const words = [
    ...['--data-dir', join(folder, 'etcd'), '--name', 'only', '--initial-cluster', `only=${peerUrl}`],
    ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
  ]
  const etcd = startServer(programPath('etcd') ?? '', words, join(folder, 'etcd.log'))
  await wait('etcd responds', async () => (await fetch(`${clientUrl}/health`)).ok)
  return { etcd, address: `127.0.0.1:${clients}` }
}

async function startProxies(folder: string, nodes: readonly DatabaseNode[], password: string) {
  const [primaryPort, standbyPort, poolerPort] = [await freePort(), await freePort(), await freePort()]
  const [a, b] = nodes
  const ports = { PRIMARY_PORT: primaryPort, STANDBY_PORT: standbyPort, POOLER_PORT: poolerPort }
  const here = { BIND: '127.0.0.1', HAPROXY_ADDRESS: '127.0.0.1' }
  const haproxy = join(folder, 'haproxy.cfg')
  writeFromTemplate('haproxy.cfg', haproxy, {
    ...{ ...ports, ...here, ADDRESS_A: '127.0.0.1', ADDRESS_B: '127.0.0.1' },
    ...{
      PORT_A: a?.port ?? 0,
      PORT_B: b?.port ?? 0,
      REST_PORT_A: a?.restPort ?? 0,
      REST_PORT_B: b?.restPort ?? 0,
    },
  })
  const pgbouncer = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"sextant" "${password}"\n`)
  giveToServers(users)
  writeFromTemplate('pgbouncer.ini', pgbouncer, { ...ports, ...here, AUTH_FILE: users })
  const servers: ServerProcess[] = [
    startServer(programPath('haproxy') ?? '', ['-db', '-f', haproxy], join(folder, 'haproxy.log')),
    startServer(programPath('pgbouncer') ?? '', [pgbouncer], join(folder, 'pgbouncer.log')),
  ]
  return { servers, primaryPort, standbyPort, poolerPort }
}

/** Creates Sextant's role and database, as the failover chapter of docs/production.md describes. */
async function createDatabase(
  { port }: DatabaseNode,
  passwords: ClusterSettings['passwords'],
): Promise<void> {
  const client = new pg.Client(`postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`)
  await client.connect()
  await client.query(`create role sextant login password '${passwords.sextant}'`)
  await client.query('create database sextant owner sextant')
  await client.end()
}
