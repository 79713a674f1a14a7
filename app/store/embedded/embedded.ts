import { mkdirSync } from 'node:fs'
import pg from 'pg'
import { delay } from '~/lib/async/delay'
import type { Log } from '~/lib/log'
import { addressOf, removeSockets } from './postgres-address'
import { embeddedBinaries, serverUser } from './postgres-binaries'
import { type Cluster, initCluster, logTail, role, serverSettings, spawnServer } from './postgres-cluster'
import { choosePort } from './postgres-port'
import {
  findRunning,
  forgetDeadServer,
  type ServerProcess,
  watchAdopted,
  watchChild,
} from './postgres-process'
import { installedBinaries, requireSameMajor } from './postgres-version'

export interface EmbeddedOptions {
  /** Folder that contains the cluster. The caller must own the folder (`ownDataDir`). */
  readonly folder: string
  readonly log: Log
  /**
   * Folder of an installed PostgreSQL, with the programs `initdb` and `postgres`. `undefined`: the bundled one
   * is used.
   */
  readonly installed?: string | undefined
  /** PostgreSQL settings that replace the default settings, for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

/** A supervised PostgreSQL server. */
export interface EmbeddedPostgres {
  /** Connection string of the server's database. */
  readonly url: string
  /** Returns the process id of the running server; `undefined` while a crashed one is restarted. */
  pid(): number | undefined
  /** Stops the server. Running statements are rolled back, and committed data stays on disk. */
  stop(): Promise<void>
}

/** Pauses before a crashed server is started again, milliseconds. The last pause is repeated. */
const restartPausesMs = [100, 300, 1_000, 3_000]

/**
 * Maximum time to wait for a start, milliseconds. It must be long because recovery after a crash replays up
 * to 3 GB of log.
 */
const startTimeoutMs = 180_000

/**
 * Maximum number of attempts to start the server. An attempt can fail because an adopted server is about to
 * stop, or because processes of a killed server still run.
 */
const startAttempts = 5
const attemptPauseMs = 200

/**
 * Starts the server of a data folder and keeps it running. Creates the cluster at the first start, adopts a
 * server that outlived its supervisor, and restarts a crashed server. Throws with a readable message if the
 * start fails. Throws `ClusterMismatch` if the cluster belongs to another major version of PostgreSQL, or if
 * the installed PostgreSQL can't be used.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = serverUser()
  const { folder, installed } = options
  const binaries = installed === undefined ? embeddedBinaries(user) : installedBinaries(installed, user)
  const cluster = { folder, user, binaries }
  mkdirSync(folder, { recursive: true })
  requireSameMajor(cluster, installed !== undefined)
  await initCluster(cluster)
  const supervisor = createSupervisor(cluster, options)
  await supervisor.start()
  return supervisor
}

function createSupervisor(cluster: Cluster, { log, settings }: EmbeddedOptions) {
  /** Port number of the server; 0 before a port is chosen. */
  let port = 0
  let server: ServerProcess | undefined
  /**
   * Whether the server has been ready. A server that ends after it was ready has crashed. If a server ends
   * before it is ready, the start has failed, which `start` handles.
   */
  let up = false
  let stopping = false
  const address = (database: string) => addressOf(cluster, port, database)

  async function start(): Promise<void> {
    up = false
    for (let attempt = 1; attempt <= startAttempts; attempt++) {
      if (stopping) return // `stop` was called during the start, so the start has not failed.
      server = await launch()
      if (!(await waitUntilReady(cluster, address('postgres'), server))) {
        await delay(attemptPauseMs)
        continue
      }
      await createDatabase(address('postgres'))
      up = !server.hasEnded()
      if (up) return
    }
    throw new Error(`PostgreSQL did not start in ${cluster.folder}: ${logTail(cluster)}`)
  }

  async function launch(): Promise<ServerProcess> {
    const running = findRunning(cluster)
    if (running) {
      port = running.port
      log.info(running, 'postgres: using the running server')
      return watchAdopted(running.pid, onEnd)
    }
    if (port === 0) port = await choosePort(cluster)
    forgetDeadServer(cluster)
    removeSockets(cluster)
    const child = spawnServer(cluster, port, { ...serverSettings, ...settings })
    log.info({ server: child.pid, port }, 'postgres: starting')
    return watchChild(child, onEnd)
  }

  function onEnd(): void {
    if (!up || stopping) return
    log.error({ log: logTail(cluster) }, 'postgres: ended unexpectedly, restarting')
    void restart(0)
  }

  async function restart(attempt: number): Promise<void> {
    await delay(restartPausesMs[Math.min(attempt, restartPausesMs.length - 1)] ?? 0)
    if (stopping) return
    try {
      await start()
    } catch (error) {
      if (stopping) return
      log.error({ error: String(error) }, 'postgres: restart failed, retrying')
      void restart(attempt + 1)
    }
  }

  return {
    start,
    get url() {
      return address(role)
    },
    pid: () => (server?.hasEnded() ? undefined : server?.pid),
    async stop() {
      stopping = true
      await server?.stop()
    },
  }
}

/**
 * Waits until the server accepts connections. Returns true when it does, and false if the server has ended.
 * Throws after `startTimeoutMs`.
 */
async function waitUntilReady(cluster: Cluster, url: string, server: ServerProcess): Promise<boolean> {
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    const refusal = await tryConnect(url)
    if (refusal === undefined) return true
    if (server.hasEnded()) return false
    if (performance.now() > deadline) {
      throw new Error(`PostgreSQL in ${cluster.folder} does not respond: ${refusal}`)
    }
    await delay(20)
  }
}

async function tryConnect(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined) // The error is ignored here, because the rejection below reports it.
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end().catch(() => undefined) // Fails if the connection was never established.
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [role])
    if (rowCount === 0) await client.query(`create database ${role}`)
  } finally {
    await client.end()
  }
}
