import { silentAfterSeconds } from '~/domain/service/uptime'
import { createBackoff } from '~/lib/async/backoff'
import { delay } from '~/lib/async/delay'
import { describeError } from '~/lib/async/retryable-error'
import type { Log } from '~/lib/log'
import type { Batch, BatchWriter } from '~/store/batch/batch'
import { isOwnMistake } from '~/store/batch/rejection'
import { isStoreDamaged } from '~/store/postgres/store-failure'
import { rowsOf } from './batch-rows'
import { writeBisecting } from './write-bisecting'
import { writeIsolating } from './write-isolating'

/** Writes batches into a store that may be down for a while. */
export interface RetryingWriter {
  /**
   * Writes a batch, which may take any time. Resolves to true when the batch is committed, or to false when
   * the signal aborts.
   */
  write(batch: Batch): Promise<boolean>
  /** Why writing fails at the moment, as a sentence. `undefined`: no problem. */
  problem(): string | undefined
  /**
   * Like `problem()`, but `undefined` until writing has failed for `stuckAfterMs`, so that the stored data is
   * old.
   */
  stuckProblem(): string | undefined
  counters(): Readonly<Record<string, number>>
}

export interface RetryingWriterOptions {
  readonly writer: BatchWriter
  readonly random: () => number
  readonly log: Log
  readonly signal: AbortSignal
}

/**
 * Number of consecutive failures in our own code that count as one permanent failure. The batch is then
 * bisected to find the poison row, because otherwise no row behind it would ever be written.
 */
const mostMistakes = 5

/**
 * Time without a successful write after which the stored data counts as old, milliseconds. Sources that
 * report nothing count as silent after an equal time.
 */
const stuckAfterMs = silentAfterSeconds * 1_000

export function createRetryingWriter({ writer, random, log, signal }: RetryingWriterOptions): RetryingWriter {
  const counters = {
    batches: 0,
    rows: 0,
    rejected: 0,
    setAside: 0,
    writeFailures: 0,
    longestWriteMs: 0,
    /**
     * 1 = the last write failed because the database is damaged. The web process then reports the damage as
     * the reason why it is not ready.
     */
    storeDamaged: 0,
  }
  let problem: string | undefined
  /** Time at which writing began to fail, monotonic milliseconds. `undefined`: writing works. */
  let failingSinceMs: number | undefined

  function onRejected(reason: string): void {
    counters.rejected += 1
    log.error({ reason }, 'writer: row rejected by the database, quarantined')
  }

  function onSetAside(error: unknown): void {
    counters.setAside += 1
    log.error(
      { error: describeError(error), stack: stackOf(error) },
      'writer: row failed repeatedly, quarantined',
    )
  }

  async function attempt(batch: Batch, mistakes: number): Promise<void> {
    const startedMs = performance.now()
    if (mistakes < mostMistakes) await writeBisecting(writer, batch, onRejected)
    else await writeIsolating(writer, batch, onSetAside)
    problem = undefined
    failingSinceMs = undefined
    counters.storeDamaged = 0
    counters.batches += 1
    counters.rows += rowsOf(batch)
    counters.longestWriteMs = Math.max(counters.longestWriteMs, Math.round(performance.now() - startedMs))
  }

  return {
    problem: () => problem,
    stuckProblem() {
      const isStuck = failingSinceMs !== undefined && performance.now() - failingSinceMs >= stuckAfterMs
      return isStuck ? problem : undefined
    },
    counters: () => counters,
    async write(batch) {
      const backoff = createBackoff({ firstMs: 200, longestMs: 5_000, random })
      let mistakes = 0
      while (!signal.aborted) {
        try {
          await attempt(batch, mistakes)
          return true
        } catch (error) {
          // The store is down. No data is lost, because the batch is kept, and reading pauses when too much
          // data waits.
          mistakes = isOwnMistake(error) ? mistakes + 1 : 0
          failingSinceMs ??= performance.now()
          counters.writeFailures += 1
          counters.storeDamaged = isStoreDamaged(error) ? 1 : 0
          problem = `Can't write to the database: ${describeError(error)}.`
          const waitMs = backoff.nextMs()
          const stack = mistakes > 0 ? stackOf(error) : undefined
          log.warn({ error: describeError(error), stack, waitMs }, 'writer: batch failed, retrying')
          await delay(waitMs, signal)
        }
      }
      return false
    },
  }
}

/** Returns the stack of an error in our own code, and only the message of any other error. */
function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined
}
