import { type ChildProcess, fork } from 'node:child_process'
import { childEnvironment, type Role } from '~/env.server'
import type { Log } from '~/lib/log'
import { childMessage, hopelessExitCode, type ReadyFacts } from './parent-link'

export interface ChildOptions {
  readonly role: Role
  /** Path of the program to run, from the same build as this process. */
  readonly entry: string
  /**
   * Returns the settings of the child. Called before each start. `lastFacts`: the facts that the child
   * reported after its last start.
   */
  readonly settings: (lastFacts: ReadyFacts | undefined) => Readonly<Record<string, string>>
  /** Called after each start of the child, also after restarts. */
  readonly onReady?: (facts: ReadyFacts) => void
  /**
   * Called when the child has printed a problem that an operator must fix. The child will not be started
   * again.
   */
  readonly onHopeless: () => void
  readonly log: Log
}

/** A child process that is restarted whenever it ends unexpectedly. */
export interface Child {
  stop(): Promise<void>
}

const firstPauseMs = 250
const longestPauseMs = 10_000

/** Minimum lifetime of a child that is restarted without a long pause, milliseconds. */
const healthyAfterMs = 30_000

/**
 * V8 flags of every child. Reading history creates much short-lived garbage. V8's young generation has 16 MB
 * by default, and at that size part of the garbage survives until it has been copied twice. 32 MB halve the
 * cost of collections. Each process collects with one thread, because other processes keep the cores busy:
 * the four helper threads of V8 would mostly wait for each other, which makes reading history a tenth slower.
 */
export const engineFlags: readonly string[] = ['--max-semi-space-size=32', '--no-parallel-scavenge']

/**
 * Maximum time between the stop message and the end of a child, milliseconds. A child that needs longer is
 * killed.
 */
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
    next.on('error', (error) => log.error({ child: role, error: error.message }, 'child process: failed'))
    next.on('exit', (code, signal) => {
      child = undefined
      if (stopped) return
      if (code === hopelessExitCode) return onHopeless()
      if (performance.now() - startedAt > healthyAfterMs) pauseMs = firstPauseMs
      log.error({ child: role, code, signal, pauseMs }, 'child process: ended unexpectedly, restarting')
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
  // A child that is already ending has no message channel any more. It ends without the stop message.
  if (child.connected) child.send({ type: 'stop' }, () => undefined)
  await exited
  clearTimeout(kill)
}
