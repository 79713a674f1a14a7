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
import { replaceFile, syncFolder } from '~/lib/archive/replace-file'
import { isWalkable, type ServerUser } from './postgres-binaries'

/** A PostgreSQL cluster on disk that this process may start. */
export interface Cluster {
  /** Folder that contains `initdb` and `postgres`. */
  readonly binaries: string
  /** Folder that contains the cluster's data, password and log. */
  readonly folder: string
  readonly user: ServerUser | undefined
}

/** Name of the superuser of our own clusters, and name of the database. */
export const role = 'sextant'

/** Maximum size of the server's log, bytes. A larger log is truncated at the next start. */
const largestLogBytes = 4_000_000

/**
 * Path that the server uses for its data folder. If Sextant runs as root, the server runs as `nobody`, which
 * may not be allowed to enter a parent folder (e.g. a clone under /root). The working directory is set before
 * the process becomes `nobody`. This relative path leads to the data without passing the parent folders.
 */
const ownDirectory = '/proc/self/cwd'

/** Returns the path of the cluster's data folder. */
export function dataFolder(cluster: Cluster): string {
  return join(cluster.folder, 'postgres')
}

/** Creates the cluster if it does not exist. Deletes files of an attempt that was killed. */
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

/**
 * Returns the password of the cluster's superuser. If the password file does not contain one, throws an error
 * that states the fix.
 */
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

/**
 * Starts the server process in its own session, so that Ctrl-C reaches only our process. Our process can then
 * stop the server in an orderly way.
 */
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

/** Returns the last lines of the server's log, which explain why it did not start. */
export function logTail(cluster: Cluster): string {
  const path = join(cluster.folder, 'postgres.log')
  if (!existsSync(path)) return ''
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  return lines.slice(-4).join(' | ')
}

const megabyte = 1024 ** 2

/**
 * Returns the size of the server's own cache, which is an eighth of the available memory. The rest is for our
 * processes and the cache of the operating system. 512 MB is enough for the pages of one week of history.
 */
function ownCacheMegabytes(): number {
  const ours = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.min(512, Math.max(128, Math.floor(ours / 8 / megabyte)))
}

/**
 * Settings of our own servers, chosen for low memory use, durability and a quiet log. PostgreSQL 15 and newer
 * support all of them.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  // The path is relative to the data folder, because the server may not be able to reach an absolute path.
  unix_socket_directories: '.',
  max_connections: '40',
  // With 128 MB of cache, the pages to which history is written were evicted and read again all the time.
  // This was a quarter of the server's work.
  shared_buffers: `${ownCacheMegabytes()}MB`,
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // During backfill, whole pages are written to the write-ahead log. Compressing the pages takes a tenth of
  // the time of writing a batch.
  wal_compression: 'off',
  // The first write to a page after a checkpoint logs the whole page, and backfill writes to nearly all
  // pages. With a maximum of 1 GB for the log, this was a quarter of the server's work. After backfill,
  // `checkpoint_timeout` keeps the log small.
  max_wal_size: '3GB',
  checkpoint_timeout: '10min',
  // Commits must be durable. An indexer that survives a crash of the server continues from its cursor in
  // memory, so a lost commit would leave a gap.
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
            `The database could not be created in ${cluster.folder}: ${said.trim().split('\n').slice(-4).join(' | ')}`,
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
