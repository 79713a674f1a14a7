import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
  const ended = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
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

/** The server that runs on a cluster's data, by its own pid file. That of a dead server is removed if its pid is somebody else's now. */
export function findRunning(cluster: Cluster): { readonly pid: number; readonly port: number } | undefined {
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
