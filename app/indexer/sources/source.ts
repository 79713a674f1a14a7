import type { Slot, UnixSeconds } from '~/domain/time'
import { delay } from '~/lib/delay'
import { keepTrying } from '~/lib/keep-trying'
import type { Log } from '~/lib/log'
import { describeError, type RetryableError } from '~/lib/retryable-error'
import { RefusedError } from '~/solana/refused-error'
import { RpcError } from '~/solana/rpc-error'
import type { HeartbeatState } from '~/store/batch'

/** What a source tells of itself. */
export interface SourceStatus {
  readonly source: string
  readonly state: HeartbeatState
  /** Everything of this source up to this slot is committed; undefined before that is so for the first time. */
  readonly committedSlot: Slot | undefined
  /** Block time of the committed slot, where it is known without asking. */
  readonly blockTime?: UnixSeconds | undefined
  readonly detail: string | undefined
  readonly counters: Readonly<Record<string, number>>
}

/** One reader of the chain or of an API, with its own life. */
export interface Source {
  start(): void
  statuses(): readonly SourceStatus[]
  stop(): Promise<void>
}

/** What loops of all names and lives share. */
export interface LoopBasis {
  readonly random: () => number
  readonly log: Log
}

export interface LoopOptions extends LoopBasis {
  readonly name: string
  readonly signal: AbortSignal
}

/** Time after which a source that has hit a bug of ours is tried again, milliseconds. The others go on meanwhile. */
const bugRestMs = 30_000
/** The same for a source that the node refuses. */
const refusalRestMs = 15_000

export interface Loop {
  /** Why the task does not succeed at the moment; undefined when it last did. */
  problem(): string | undefined
  /** The problem is a refusal: it lasts until a key, a plan, a setting or the node changes. */
  isRefused(): boolean
  /** Resolves when the loop has ended. */
  readonly ended: Promise<void>
}

/**
 * Runs a task for ever, `pauseMs` between runs: what may work later is waited out. What the node refuses for good and a bug of ours
 * are reported as what they are, and rest longer.
 */
export function startLoop(options: LoopOptions, pauseMs: number, task: () => Promise<void>): Loop {
  const { name, signal, random, log } = options
  let problem: string | undefined
  let refused = false

  function onRetry(error: RetryableError, waitMs: number): void {
    problem = error.message
    refused = error instanceof RefusedError
    log.warn({ source: name, error: describeError(error), waitMs }, 'Source waits and tries again')
  }

  function onFailure(error: unknown): void {
    refused = error instanceof RpcError
    if (error instanceof RpcError) {
      problem = error.sentence
      log.warn({ source: name, error: error.sentence }, 'The node refuses what the source needs')
    } else {
      problem = `An error of ours stops this source for a moment: ${describeError(error)}.`
      log.error({ source: name, err: error }, 'Source hit an unexpected error')
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await keepTrying(task, { signal, random, onRetry })
        problem = undefined
        refused = false
        await delay(pauseMs, signal)
      } catch (error) {
        onFailure(error)
        await delay(refused ? refusalRestMs : bugRestMs, signal)
      }
    }
  }

  return { problem: () => problem, isRefused: () => refused, ended: run() }
}
