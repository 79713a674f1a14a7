import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A process of the built product under a supervisor that starts it again whenever it ends. */
export interface RoleProcess {
  readonly name: string
  /** Returns the process id; `undefined`: the process has not been started yet. */
  pid(): number | undefined
  /** Ends the process as a power cut would. The supervisor starts it again. */
  kill(): void
  /**
   * Asks the process to stop, as an operator does. Resolves with its exit code and the time that it took. The
   * supervisor starts it again.
   */
  end(): Promise<{ readonly code: number | null; readonly tookMs: number }>
  freeze(): void
  resume(): void
  /** Makes later starts run the build of another installation. */
  moveTo(folder: string): void
  /** Asks the process to stop, and starts it again only after `release`. */
  hold(): Promise<void>
  release(): void
  stop(): Promise<void>
}

const restartAfterMs = 300

/** Starts a role with settings; its output is appended to a file. */
export function superviseRole(
  name: string,
  role: string,
  settings: Readonly<Record<string, string>>,
  logFile: string,
  firstFolder = process.cwd(),
): RoleProcess {
  let isStopped = false
  let folder = firstFolder
  let isHeld = false
  let child: ChildProcess | undefined
  let ended: Promise<unknown[]> = Promise.resolve([])

  const supervised = (async () => {
    while (!isStopped) {
      while (isHeld && !isStopped) await pause(100)
      if (isStopped) break
      const log = openSync(logFile, 'a')
      child = spawn(process.execPath, ['build/server.js', role], {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'production', ...settings },
        stdio: ['ignore', log, log],
      })
      closeSync(log)
      ended = once(child, 'exit')
      await ended
      if (!isStopped) await pause(restartAfterMs)
    }
  })()

  return {
    name,
    pid: () => child?.pid,
    kill: () => void child?.kill('SIGKILL'),
    async end() {
      const startMs = performance.now()
      child?.kill('SIGTERM')
      const [code] = await ended
      return { code: typeof code === 'number' ? code : null, tookMs: performance.now() - startMs }
    },
    freeze: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    moveTo(next) {
      folder = next
    },
    async hold() {
      isHeld = true
      child?.kill('SIGTERM')
      await ended
    },
    release() {
      isHeld = false
    },
    async stop() {
      isStopped = true
      child?.kill('SIGKILL')
      await supervised
    },
  }
}
