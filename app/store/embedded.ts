import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { Log } from '~/lib/log'
import { embeddedBinaries, serverUser } from './postgres-binaries'
import {
  type Cluster,
  dataFolder,
  initCluster,
  logTail,
  readPassword,
  role,
  serverSettings,
  spawnServer,
} from './postgres-cluster'

export interface EmbeddedOptions {
  /** Holds the cluster. The caller owns it (`ownDataDir`). */
  readonly folder: string
  readonly log: Log
  /** Folder of `initdb` and `postgres`; absent = the embedded package's. */
  readonly binaries?: string
  /** Settings that differ from ours, for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

/** A supervised PostgreSQL server. */
export interface EmbeddedPostgres {
  /** Connection string of its database. */
  readonly url: string
  /** Process id of the server as it is now; it changes when the server had to be restarted. */
  pid(): number | undefined
  /** Stops the server: running statements are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

/** A crashed server is started again after these pauses, milliseconds; the last one repeats. */
const restartPausesMs = [100, 300, 1_000, 3_000]

/** Recovery after a crash replays at most 1 GB of log. */
const startTimeoutMs = 60_000

/** How long a server may take to end its sessions before it is ended hard; it recovers from that. */
const stopTimeoutMs = 8_000

/**
 * Brings up the server of a folder and keeps it up: makes the cluster at the first start, adopts a server that outlived its supervisor,
 * restarts one that died. Throws with a sentence where that can't be done.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = serverUser()
  const cluster = { folder: options.folder, user, binaries: options.binaries ?? embeddedBinaries(user) }
  mkdirSync(options.folder, { recursive: true })
  await initCluster(cluster)
  const supervisor = createSupervisor(cluster, options)
  await supervisor.start()
  return supervisor
}

function createSupervisor(cluster: Cluster, { log, settings }: EmbeddedOptions) {
  const password = readPassword(cluster)
  let port = 0
  let process_: RunningServer | undefined
  let stopping = false
  const address = (database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`

  async function bringUp(): Promise<void> {
    const running = findRunning(cluster)
    if (running) {
      port = running.port
      process_ = watchAdopted(running.pid, onEnd)
      log.info({ pid: running.pid, port }, 'adopting the PostgreSQL server that is already running')
    } else {
      port = await choosePort(cluster, port)
      process_ = watchChild(spawnServer(cluster, port, { ...serverSettings, ...settings }), onEnd)
      log.info({ pid: process_.pid, port }, 'starting PostgreSQL')
    }
    await waitUntilReady(cluster, address('postgres'), process_)
    await createDatabase(address('postgres'))
  }

  function onEnd(): void {
    process_ = undefined
    if (stopping) return
    log.error({ log: logTail(cluster) }, 'PostgreSQL ended by itself; starting it again')
    void restart(0)
  }

  async function restart(attempt: number): Promise<void> {
    await sleep(restartPausesMs[Math.min(attempt, restartPausesMs.length - 1)] ?? 0)
    if (stopping || process_) return
    try {
      await bringUp()
    } catch (error) {
      log.error({ error: String(error) }, 'PostgreSQL did not come back; trying again')
      if (!process_) void restart(attempt + 1)
    }
  }

  return {
    start: bringUp,
    get url() {
      return address(role)
    },
    pid: () => process_?.pid,
    async stop() {
      stopping = true
      await process_?.stop()
    },
  }
}

interface RunningServer {
  readonly pid: number
  ended: boolean
  stop(): Promise<void>
}

function watchChild(child: ChildProcess, onEnd: () => void): RunningServer {
  const pid = child.pid
  if (pid === undefined)
    throw new Error('PostgreSQL could not be started: is the embedded package whole? Run npm ci.')
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const server = { pid, ended: false, stop: () => stopServer(pid, ended) }
  void ended.then(() => {
    server.ended = true
    onEnd()
  })
  return server
}

/** An adopted server is nobody's child: its end shows only by looking. */
function watchAdopted(pid: number, onEnd: () => void): RunningServer {
  let timer: NodeJS.Timeout | undefined
  const ended = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (!isAlive(pid)) resolve()
    }, 500)
  })
  const server = { pid, ended: false, stop: () => stopServer(pid, ended) }
  void ended.then(() => {
    clearInterval(timer)
    server.ended = true
    onEnd()
  })
  return server
}

/** SIGINT ends sessions and stops, SIGQUIT stops at once and leaves recovery to the next start. */
async function stopServer(pid: number, ended: Promise<void>): Promise<void> {
  signal(pid, 'SIGINT')
  const timer = setTimeout(() => signal(pid, 'SIGQUIT'), stopTimeoutMs)
  await ended
  clearTimeout(timer)
}

/** The server that runs on a cluster's data, by its own pid file; that of a dead server is removed if its pid is somebody else's now. */
function findRunning(cluster: Cluster): { pid: number; port: number } | undefined {
  const file = join(dataFolder(cluster), 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  if (!isPostgres(pid)) {
    rmSync(file, { force: true })
    return undefined
  }
  return Number.isInteger(port) && port > 0 ? { pid, port } : undefined
}

/** Where the system has no /proc, a living process of that number is believed to be the server. */
function isPostgres(pid: number): boolean {
  const name = `/proc/${pid}/comm`
  return (
    !existsSync('/proc/self/comm') || (existsSync(name) && readFileSync(name, 'utf8').trim() === 'postgres')
  )
}

async function waitUntilReady(cluster: Cluster, url: string, server: RunningServer): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    const refusal = await tryConnect(url)
    if (refusal === undefined) return
    if (server.ended) throw new Error(`PostgreSQL did not start in ${cluster.folder}: ${logTail(cluster)}`)
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL in ${cluster.folder} does not answer: ${refusal}`)
    await sleep(20)
  }
}

async function tryConnect(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined) // told by the rejection below
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await client.end().catch(() => undefined) // a connection that never was can't be ended
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

/** The port of the last time if it is free, so that other processes' connection strings stay true; else any free one. */
async function choosePort(cluster: Cluster, current: number): Promise<number> {
  const file = join(cluster.folder, 'postgres.port')
  const remembered = current || (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, name)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
