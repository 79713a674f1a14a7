import { type ChildProcess, fork } from 'node:child_process'
import { childEnvironment, type Role } from '~/env.server'
import type { Log } from '~/lib/log'
import { childMessage, hopelessExitCode, type ReadyFacts } from './parent-link'

export interface ChildOptions {
  readonly role: Role
  /** The program: this very build. */
  readonly entry: string
  /** Settings of the child, asked anew before each start; `lastFacts` is what it said of itself the last time. */
  readonly settings: (lastFacts: ReadyFacts | undefined) => Readonly<Record<string, string>>
  /** Called after each start, also after restarts. */
  readonly onReady?: (facts: ReadyFacts) => void
  /** The child has told a person what to mend, and will not be started again. */
  readonly onHopeless: () => void
  readonly log: Log
}

/** A child process that is started again whenever it ends by itself. */
export interface Child {
  stop(): Promise<void>
}

const firstPauseMs = 250
const longestPauseMs = 10_000

/** A child that has lived this long starts again without a long pause. */
const healthyAfterMs = 30_000

/**
 * How the engine of every child is set. Reading history makes much that is thrown away at once. In the default 16 MB of the young generation a part of it survives until it is copied twice; with
 * 32 MB collections cost half. And each process collects by itself: others keep the cores busy just then, so the engine's four helpers would mostly wait for
 * each other (a tenth of all that history costs).
 */
export const engineFlags: readonly string[] = ['--max-semi-space-size=32', '--no-parallel-scavenge']

/** A child that does not end within this time after being asked is killed. */
const killAfterMs = 7_000

/** Starts a role as a child process and keeps it running until `stop`. */
export function superviseChild({ role, entry, settings, onReady, onHopeless, log }: ChildOptions): Child {
  let child: ChildProcess | undefined
  let facts: ReadyFacts | undefined
  let pauseMs = firstPauseMs
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function start(): void {
    const startedAt = performance.now()
    const next = fork(entry, [role], {
      env: childEnvironment(settings(facts)),
      execArgv: [...process.execArgv, ...engineFlags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child = next
    next.on('message', (message) => {
      const parsed = childMessage.safeParse(message)
      if (!parsed.success) return
      facts = parsed.data.facts
      onReady?.(facts)
    })
    next.on('error', (error) => log.error({ child: role, error: error.message }, 'a child process failed'))
    next.on('exit', (code, signal) => {
      child = undefined
      if (stopped) return
      if (code === hopelessExitCode) return onHopeless()
      if (performance.now() - startedAt > healthyAfterMs) pauseMs = firstPauseMs
      log.error({ child: role, code, signal, pauseMs }, 'a child process ended by itself: starting it again')
      timer = setTimeout(start, pauseMs)
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    })
  }

  start()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (child) await endChild(child)
    },
  }
}

async function endChild(child: ChildProcess): Promise<void> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  // A child that is just ending has no channel any more; then its exit is on its way.
  if (child.connected) child.send({ type: 'stop' }, () => undefined)
  await exited
  clearTimeout(kill)
}
