import type { Slot, UnixSeconds } from '~/domain/base/time'
import { delay } from '~/lib/async/delay'
import { retry } from '~/lib/async/retry'
import { describeError, type RetryableError } from '~/lib/async/retryable-error'
import type { Log } from '~/lib/log'
import { RefusedError } from '~/solana/http/refused-error'
import { RpcError } from '~/solana/rpc/rpc-error'
import type { HeartbeatState } from '~/store/batch/batch'

/** The state that a source reports. */
export interface SourceStatus {
  readonly source: string
  readonly state: HeartbeatState
  /** Slot up to which all data of this source is committed. `undefined`: unknown. */
  readonly committedSlot: Slot | undefined
  /** Block time of the committed slot. Set only if it is known without a request. */
  readonly blockTime?: UnixSeconds | undefined
  readonly detail: string | undefined
  readonly counters: Readonly<Record<string, number>>
}

/** An independent reader of the chain or of an API. */
export interface Source {
  start(): void
  statuses(): readonly SourceStatus[]
  stop(): Promise<void>
}

/** Dependencies of all loops. */
export interface LoopBasis {
  readonly random: () => number
  readonly log: Log
}

export interface LoopOptions extends LoopBasis {
  readonly name: string
  readonly signal: AbortSignal
}

/** Pause after a bug in our code, milliseconds. Other sources continue meanwhile. */
const bugRestMs = 30_000
/** Pause after the node has refused a request, milliseconds. */
const refusalRestMs = 15_000

export interface Loop {
  /** Why the last run of the task failed, as a sentence. `undefined`: the last run succeeded. */
  problem(): string | undefined
  /**
   * Whether the problem is a refusal, which does not end until the API key, the plan, a setting or the node
   * changes.
   */
  isRefused(): boolean
  /** Resolves when the loop has ended. */
  readonly ended: Promise<void>
}

/**
 * Runs a task repeatedly until the signal aborts, with `pauseMs` between runs. Retryable errors are retried.
 * Permanent refusals of the node and bugs in our code are reported, and the next run follows after a longer
 * pause.
 */
export function startLoop(options: LoopOptions, pauseMs: number, task: () => Promise<void>): Loop {
  const { name, signal, random, log } = options
  let problem: string | undefined
  let refused = false

  function onRetry(error: RetryableError, waitMs: number): void {
    problem = error.message
    refused = error instanceof RefusedError
    log.warn({ source: name, error: describeError(error), waitMs }, 'source: failed, retrying')
  }

  function onFailure(error: unknown): void {
    refused = error instanceof RpcError
    if (error instanceof RpcError) {
      problem = error.sentence
      log.warn({ source: name, error: error.sentence }, 'source: refused by the node, retrying')
    } else {
      problem = `An internal error has paused this source: ${describeError(error)}.`
      log.error({ source: name, err: error }, 'source: unexpected error, retrying')
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await retry(task, { signal, random, onRetry })
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
