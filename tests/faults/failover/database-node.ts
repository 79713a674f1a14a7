import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nativeBinaries } from '../../helpers/native-binaries'
import { freePort } from '../ground-truth/stack'
import { openTcpLink, type TcpLink } from '../ground-truth/tcp-link'
import { programPath } from './packages'
import { type ServerProcess, startServer } from './server-process'
import { writeFromTemplate } from './template'

/** Settings of a cluster that its nodes share. */
export interface ClusterSettings {
  readonly folder: string
  readonly etcd: string
  readonly isSynchronous: boolean
  readonly passwords: Readonly<Record<'superuser' | 'replication' | 'rewind' | 'sextant', string>>
}

/** A database machine: PostgreSQL under patroni. */
export interface DatabaseNode {
  readonly name: string
  readonly port: number
  readonly restPort: number
  /** The connection over which the standby gets the WAL of this node. */
  readonly link: TcpLink
  start(): void
  /** Kills patroni and the postmaster at the same moment. */
  kill(): Promise<void>
  stop(): Promise<void>
  /** Returns whether patroni says that the node has a role: `primary`, `replica` or `sync`. */
  is(role: string): Promise<boolean>
}

const bin = nativeBinaries() ?? ''

export async function createDatabaseNode(name: string, settings: ClusterSettings): Promise<DatabaseNode> {
  const [port, restPort] = [await freePort(), await freePort()]
  const link = await openTcpLink(port)
  const data = join(settings.folder, name)
  const configuration = join(settings.folder, `patroni-${name}.yml`)
  writeFromTemplate('patroni.yml', configuration, {
    NODE: name,
    ADDRESS: '127.0.0.1',
    PORT: port,
    PUBLIC_PORT: link.port,
    REST_PORT: restPort,
    ETCD: settings.etcd,
    SYNCHRONOUS: String(settings.isSynchronous),
    COMMIT: settings.isSynchronous ? 'remote_apply' : 'on',
    BIN_DIR: bin,
    DATA_DIR: data,
    SOCKET_DIR: settings.folder,
    SHARED_BUFFERS: '128MB',
    NETWORK: '127.0.0.1/32',
    SUPERUSER_PASSWORD: settings.passwords.superuser,
    REPLICATION_PASSWORD: settings.passwords.replication,
    REWIND_PASSWORD: settings.passwords.rewind,
  })
  let patroni: ServerProcess | undefined

  function postmaster(): number | undefined {
    const file = join(data, 'postmaster.pid')
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
    // The file of a killed server stays, and its number may belong to another process by now.
    const command = `/proc/${pid}/cmdline`
    return existsSync(command) && readFileSync(command, 'utf8').includes(data) ? pid : undefined
  }

  async function kill(): Promise<void> {
    const pid = postmaster()
    const killed = patroni?.kill()
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    await killed
    patroni = undefined
  }

  return {
    name,
    port,
    restPort,
    link,
    start() {
      patroni = startServer(
        programPath('patroni') ?? '',
        [configuration],
        join(settings.folder, `${name}.log`),
      )
    },
    kill,
    async stop() {
      await kill() // The data are not needed any more.
      await link.stop()
    },
    async is(role) {
      const asked = fetch(`http://127.0.0.1:${restPort}/${role}`, { signal: AbortSignal.timeout(1_000) })
      return asked.then(
        ({ status }) => status === 200,
        () => false,
      )
    },
  }
}
