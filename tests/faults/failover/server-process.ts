import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, openSync } from 'node:fs'
import { isRoot } from './packages'

/** A server of the cluster. It is not started again when it ends. */
export interface ServerProcess {
  /** Ends the process as a power cut would. */
  kill(): Promise<void>
  /** Ends the process in order; kills it after ten seconds. */
  stop(): Promise<void>
}

const numberOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL refuses to run as root, so the servers run as the user of Debian's package. */
const user = isRoot ? { uid: numberOf('-u'), gid: numberOf('-g') } : undefined

/** Gives a file or folder to the user of the servers. */
export function giveToServers(path: string): void {
  if (user !== undefined) chownSync(path, user.uid, user.gid)
}

export function startServer(program: string, words: readonly string[], logFile: string): ServerProcess {
  const log = openSync(logFile, 'a')
  const environment = { ...process.env, LANG: 'C.UTF-8', HOME: '/nonexistent' }
  const child: ChildProcess = spawn(program, words, {
    ...user,
    cwd: '/',
    env: environment,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = once(child, 'exit')
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(timer)
    },
  }
}
