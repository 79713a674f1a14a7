import { silentAfterSeconds } from '~/domain/uptime'
import { createBackoff } from '~/lib/backoff'
import { delay } from '~/lib/delay'
import type { Log } from '~/lib/log'
import { describeError } from '~/lib/retryable-error'
import type { Batch, BatchWriter } from '~/store/batch'
import { isOwnMistake } from '~/store/rejection'
import { isStoreDamaged } from '~/store/store-failure'
import { rowsOf } from './batch-buffer'
import { writeAround } from './write-around'
import { writeSurely } from './write-surely'

/** Writes batches into a store that may be away for a while. */
export interface PatientWriter {
  /** Resolves when the batch is committed, however long that takes; or when the signal aborts, answering false. */
  write(batch: Batch): Promise<boolean>
  /** Why nothing can be written at the moment, as a sentence; undefined while it works. */
  problem(): string | undefined
  /** The same once nothing could be written for so long that what is stored is old: see `stuckAfterMs`. */
  stuckProblem(): string | undefined
  counters(): Readonly<Record<string, number>>
}

export interface PatientWriterOptions {
  readonly writer: BatchWriter
  readonly random: () => number
  readonly log: Log
  readonly signal: AbortSignal
}

/** A mistake of our own that a batch has met so often in a row is one that it will always meet: its culprit is looked for, or nothing behind it would ever be written. */
const mostMistakes = 5

/** A batch that fails for longer than this leaves the stored data old, milliseconds: as long as a source may be silent. */
const stuckAfterMs = silentAfterSeconds * 1_000

export function createPatientWriter({ writer, random, log, signal }: PatientWriterOptions): PatientWriter {
  const counters = {
    batches: 0,
    rows: 0,
    rejected: 0,
    setAside: 0,
    writeFailures: 0,
    longestWriteMs: 0,
    /** 1 = the last write met damage of the database. Web tells it as the reason why it is not ready. */
    storeDamaged: 0,
  }
  let problem: string | undefined
  /** When writing began to fail; undefined while it works. */
  let failingSinceMs: number | undefined

  function onRejected(reason: string): void {
    counters.rejected += 1
    log.error({ reason }, 'The store refuses a row; it goes to quarantine')
  }

  function onSetAside(error: unknown): void {
    counters.setAside += 1
    log.error(
      { error: describeError(error), stack: stackOf(error) },
      'A row cannot be written; it is set aside',
    )
  }

  async function attempt(batch: Batch, mistakes: number): Promise<void> {
    const startedMs = performance.now()
    if (mistakes < mostMistakes) await writeSurely(writer, batch, onRejected)
    else await writeAround(writer, batch, onSetAside)
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
          // The store is away. Nothing is lost by waiting: the batch stays here, and reading stops when too much waits behind it.
          mistakes = isOwnMistake(error) ? mistakes + 1 : 0
          failingSinceMs ??= performance.now()
          counters.writeFailures += 1
          counters.storeDamaged = isStoreDamaged(error) ? 1 : 0
          problem = `The database can't be written: ${describeError(error)}.`
          const waitMs = backoff.nextMs()
          const stack = mistakes > 0 ? stackOf(error) : undefined
          log.warn({ error: describeError(error), stack, waitMs }, 'Batch not written, trying again')
          await delay(waitMs, signal)
        }
      }
      return false
    },
  }
}

/** Where our own code has failed; of other errors the message says all. */
function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined
}
