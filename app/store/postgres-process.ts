import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProcess } from '~/lib/process-life'
import { type Cluster, dataFolder } from './postgres-cluster'

/** A server process that we watch, whether we started it or found it. */
export interface ServerProcess {
  readonly pid: number
  hasEnded(): boolean
  /** SIGINT ends sessions and stops; what does not end in time is ended at once and recovers at its next start. */
  stop(): Promise<void>
}

/** How long a server may take to end its sessions. */
const stopTimeoutMs = 8_000

/** How often a server that is nobody's child is looked at. */
const lookEveryMs = 250

/** Watches a server that we have just started. */
export function watchChild(child: ChildProcess, onEnd: () => void): ServerProcess {
  const pid = child.pid
  if (pid === undefined) {
    throw new Error('PostgreSQL could not be started: is the embedded package whole? Run npm ci.')
  }
  return watch(pid, new Promise((resolve) => child.once('exit', () => resolve())), onEnd)
}

/** Watches a server that outlived its supervisor. */
export function watchAdopted(pid: number, onEnd: () => void): ServerProcess {
  const start = findProcess(pid)?.startedAtTicks
  const ended = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const found = findProcess(pid)
      if (found !== undefined && found.startedAtTicks === start) return
      clearInterval(timer)
      resolve()
    }, lookEveryMs)
  })
  return watch(pid, ended, onEnd)
}

function watch(pid: number, ended: Promise<void>, onEnd: () => void): ServerProcess {
  let over = false
  void ended.then(() => {
    over = true
    onEnd()
  })
  return {
    pid,
    hasEnded: () => over,
    async stop() {
      signal(pid, 'SIGINT')
      const timer = setTimeout(() => signal(pid, 'SIGQUIT'), stopTimeoutMs)
      await ended
      clearTimeout(timer)
    },
  }
}

/** The server that runs on a cluster's data, by its own pid file; undefined = none runs. */
export function findRunning(cluster: Cluster): { readonly pid: number; readonly port: number } | undefined {
  const lines = readPidFile(cluster)
  const pid = Number(lines?.[0])
  const port = Number(lines?.[3])
  if (!isServerOf(cluster, pid)) return undefined
  return Number.isInteger(port) && port > 0 ? { pid, port } : undefined
}

/** A process id that no system gives: Linux stops at 2^22. */
const impossiblePid = 2_147_483_646

/**
 * Makes the pid file of a server that no longer runs harmless, which the owner of the data folder alone may do. PostgreSQL
 * refuses to start while the process table has an entry of that number, be it a zombie or another program. Only the number
 * is overwritten: by the rest PostgreSQL finds out whether processes of the dead server still use its memory.
 */
export function forgetDeadServer(cluster: Cluster): void {
  const lines = readPidFile(cluster)
  if (lines === undefined || isServerOf(cluster, Number(lines[0]))) return
  const file = pidFileOf(cluster)
  // A full disk or a power cut can leave an empty file, with which no server starts either.
  if (!/^-?\d+$/.test(lines[0] ?? '')) rmSync(file, { force: true })
  else writeFileSync(file, [impossiblePid, ...lines.slice(1)].join('\n')) // in place: the file belongs to the server's user
}

function pidFileOf(cluster: Cluster): string {
  return join(dataFolder(cluster), 'postmaster.pid')
}

function readPidFile(cluster: Cluster): readonly string[] | undefined {
  const file = pidFileOf(cluster)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined
}

/** Whether this process is the server of this very cluster. What the system does not say is believed. */
function isServerOf(cluster: Cluster, pid: number): boolean {
  const found = findProcess(pid)
  if (found === undefined) return false
  if (found.name !== undefined && found.name !== 'postgres') return false
  const folder = workingFolderOf(pid)
  // A server works in the folder of its data: another cluster's server can have got the number of ours.
  return folder === undefined || folder === realpathSync(dataFolder(cluster))
}

/** Undefined = the system does not say: it has no /proc, or the process belongs to another user. */
function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (findProcess(pid) !== undefined) process.kill(pid, name)
}
