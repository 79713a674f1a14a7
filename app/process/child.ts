import { type ChildProcess, fork } from 'node:child_process'
import { childEnvironment, type Role } from '~/env.server'
import type { Log } from '~/lib/log'
import { childMessage, hopelessExitCode, type ReadyFacts } from './parent-link'

export interface ChildOptions {
  readonly role: Role
  /** The program to run, which is this same build. */
  readonly entry: string
  /**
   * Returns the settings of the child; called before each start. `lastFacts`: the facts that the child
   * reported after its last start.
   */
  readonly settings: (lastFacts: ReadyFacts | undefined) => Readonly<Record<string, string>>
  /** Called after each start, also after restarts. */
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

/** Lifetime after which a child restarts without a long pause, milliseconds. */
const healthyAfterMs = 30_000

/**
 * V8 flags of every child. Reading history creates much short-lived garbage. With the default of 16 MB for
 * the young generation, part of it survives until it has been copied twice; 32 MB halves the cost of
 * collections. Each process collects with one thread. Other processes keep the cores busy meanwhile, so the
 * four helper threads of V8 would mostly wait for each other, which costs a tenth of the time to read
 * history.
 */
export const engineFlags: readonly string[] = ['--max-semi-space-size=32', '--no-parallel-scavenge']

/** Time after the stop message after which a child that has not ended is killed, milliseconds. */
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
  // A child that is already ending has no channel any more; it will exit without the message.
  if (child.connected) child.send({ type: 'stop' }, () => undefined)
  await exited
  clearTimeout(kill)
}
