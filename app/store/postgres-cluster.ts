import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { replaceFile, syncFolder } from '~/lib/replace-file'
import { isWalkable, type ServerUser } from './postgres-binaries'

/** A PostgreSQL cluster on disk that we may start. */
export interface Cluster {
  /** Folder with `initdb` and `postgres`. */
  readonly binaries: string
  /** Folder that holds the cluster, its password and its log. */
  readonly folder: string
  readonly user: ServerUser | undefined
}

/** Superuser of our own clusters, and name of the database. */
export const role = 'sextant'

/** A log larger than this is begun anew at the next start. */
const largestLogBytes = 4_000_000

/**
 * As root, the server runs as `nobody`, who may not be able to walk down to the folder (a clone under /root). Its own working directory is
 * reachable all the same: the process is put there before it becomes `nobody`, and this path leads there without walking.
 */
const ownDirectory = '/proc/self/cwd'

/** Path of the cluster's data. */
export function dataFolder(cluster: Cluster): string {
  return join(cluster.folder, 'postgres')
}

/** Makes the cluster if there is none yet. What a killed earlier attempt left is thrown away. */
export async function initCluster(cluster: Cluster): Promise<void> {
  const data = dataFolder(cluster)
  if (existsSync(join(data, 'PG_VERSION'))) return
  const draft = `${data}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const exchange = mkdtempSync(join(tmpdir(), 'sextant-'))
  const passwordFile = join(exchange, 'password')
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    for (const path of [draft, exchange, passwordFile]) give(path, cluster.user)
    await runInitdb(cluster, draft, passwordFile)
  } finally {
    rmSync(exchange, { recursive: true, force: true })
  }
  replaceFile(passwordPath(cluster), password)
  renameSync(draft, data)
  syncFolder(cluster.folder)
}

/** The password of the cluster's superuser. Throws with what to do where the file has lost it. */
export function readPassword(cluster: Cluster): string {
  const path = passwordPath(cluster)
  const password = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (/^[\w-]+$/.test(password)) return password
  throw new Error(
    `${path} does not hold the database's password: restore that file, or set DATA_DIR to an empty folder and import a backup.`,
  )
}

function passwordPath(cluster: Cluster): string {
  return join(cluster.folder, 'postgres.password')
}

/** Starts the server process. It has its own session, so that Ctrl-C reaches us and we stop it in order. */
export function spawnServer(cluster: Cluster, port: number, settings: Readonly<Record<string, string>>) {
  const log = openLog(cluster)
  const data = dataFolder(cluster)
  const args = ['-D', pathForServer(cluster, data), '-p', String(port)]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  try {
    return spawn(join(cluster.binaries, 'postgres'), args, {
      cwd: data,
      detached: true,
      stdio: ['ignore', log, log],
      ...cluster.user,
    })
  } finally {
    closeSync(log)
  }
}

/** The last lines of the server's log: why it did not start. */
export function logTail(cluster: Cluster): string {
  const path = join(cluster.folder, 'postgres.log')
  if (!existsSync(path)) return ''
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.slice(-4).join(' | ')
}

const megabyte = 1024 ** 2

/** The server's own cache: an eighth of the memory we may use, which leaves room for our processes and the system's cache, and no more than a week of history is written in. */
function ownCacheMegabytes(): number {
  const ours = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.min(512, Math.max(128, Math.floor(ours / 8 / megabyte)))
}

/** What our servers run with: small, durable, quiet. PostgreSQL 15 and newer know all of it. */
export const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // Relative to the folder of the data, where a server that may not walk there is put.
  unix_socket_directories: '.',
  max_connections: '40',
  // With 128 MB the pages that history is written into are thrown out and read again all the time: a quarter of the server's work.
  shared_buffers: `${ownCacheMegabytes()}MB`,
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Whole pages go into the log while history comes in: to press them costs a tenth of what writing a batch does.
  wal_compression: 'off',
  // After a checkpoint each page goes into the log whole when it is first written, and history touches nearly all: with 1 GB that was a quarter of
  // the server's work. Once history is in, `checkpoint_timeout` keeps the log small.
  max_wal_size: '3GB',
  checkpoint_timeout: '10min',
  synchronous_commit: 'on',
  fsync: 'on',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  autovacuum_naptime: '30s',
  random_page_cost: '1.1',
  huge_pages: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  log_timezone: 'UTC',
  timezone: 'UTC',
  tcp_keepalives_idle: '60',
}

function runInitdb(cluster: Cluster, draft: string, passwordFile: string): Promise<void> {
  const args = [
    '-D',
    pathForServer(cluster, draft),
    '-U',
    role,
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
  ]
  args.push('-E', 'UTF8', '--no-locale', '--data-checksums', '--no-instructions')
  const child = spawn(join(cluster.binaries, 'initdb'), args, {
    cwd: draft,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...cluster.user,
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new Error(
            `The database could not be made in ${cluster.folder}: ${said.trim().split('\n').slice(-4).join(' | ')}`,
          ),
        )
    })
  })
}

function pathForServer(cluster: Cluster, path: string): string {
  return cluster.user && !isWalkable(cluster.folder) ? ownDirectory : path
}

function give(path: string, user: ServerUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid)
}

function openLog(cluster: Cluster): number {
  const path = join(cluster.folder, 'postgres.log')
  const tooLarge = existsSync(path) && statSync(path).size > largestLogBytes
  return openSync(path, tooLarge ? 'w' : 'a', 0o600)
}
