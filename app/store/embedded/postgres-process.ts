import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProcess } from '~/lib/process/process-life'
import { type Cluster, dataFolder } from './postgres-cluster'

/**
 * A PostgreSQL server process that this process watches. The server may have been started by this process or
 * found running.
 */
export interface ServerProcess {
  readonly pid: number
  hasEnded(): boolean
  /**
   * Stops the server with SIGINT, which ends its sessions. If the server still runs after `stopTimeoutMs`,
   * sends SIGQUIT. The server then recovers at its next start.
   */
  stop(): Promise<void>
}

/** Maximum time for the server to end its sessions, milliseconds. */
const stopTimeoutMs = 8_000

/** Interval between checks of a server that is not our child process, milliseconds. */
const lookEveryMs = 250

/** Watches a server that this process has just started. */
export function watchChild(child: ChildProcess, onEnd: () => void): ServerProcess {
  const pid = child.pid
  if (pid === undefined) {
    throw new Error('PostgreSQL could not be started: the embedded package may be incomplete. Run npm ci.')
  }
  return watch(pid, new Promise((resolve) => child.once('exit', () => resolve())), onEnd)
}

/** Watches a server that is still running after its supervisor ended. */
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

/**
 * Finds the server that runs on a cluster's data, using the server's pid file. Returns `undefined` if none
 * runs.
 */
export function findRunning(cluster: Cluster): { readonly pid: number; readonly port: number } | undefined {
  const lines = readPidFile(cluster)
  const pid = Number(lines?.[0])
  const port = Number(lines?.[3])
  if (!isServerOf(cluster, pid)) return undefined
  return Number.isInteger(port) && port > 0 ? { pid, port } : undefined
}

/** A process id that no system assigns: the maximum on Linux is 2^22. */
const impossiblePid = 2_147_483_646

/**
 * Makes the pid file of a dead server harmless. Only the owner of the data folder may call this function.
 * PostgreSQL refuses to start while any process has the process id in that file, even a zombie or another
 * program. Only the process id is overwritten, because PostgreSQL uses the other lines to check whether
 * processes of the dead server still use its memory.
 */
export function forgetDeadServer(cluster: Cluster): void {
  const lines = readPidFile(cluster)
  if (lines === undefined || isServerOf(cluster, Number(lines[0]))) return
  const file = pidFileOf(cluster)
  // A full disk or a power failure can leave an empty pid file, which also prevents every start.
  if (!/^-?\d+$/.test(lines[0] ?? '')) rmSync(file, { force: true })
  else writeFileSync(file, [impossiblePid, ...lines.slice(1)].join('\n')) // In place, because the pid file must keep its owner.
}

function pidFileOf(cluster: Cluster): string {
  return join(dataFolder(cluster), 'postmaster.pid')
}

function readPidFile(cluster: Cluster): readonly string[] | undefined {
  const file = pidFileOf(cluster)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined
}

/**
 * Returns whether a process is the server of this cluster. If the operating system does not show the name or
 * folder of the process, returns true.
 */
function isServerOf(cluster: Cluster, pid: number): boolean {
  const found = findProcess(pid)
  if (found === undefined) return false
  if (found.name !== undefined && found.name !== 'postgres') return false
  const folder = workingFolderOf(pid)
  // A server runs in its data folder. This check is needed because the server of another cluster may have
  // received the same process id.
  return folder === undefined || folder === realpathSync(dataFolder(cluster))
}

/**
 * Returns the working directory of a process; `undefined` if the system has no /proc or the process belongs
 * to another user.
 */
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
