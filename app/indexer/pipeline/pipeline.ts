import type { Slot } from '~/domain/base/time'
import type { Log } from '~/lib/log'
import type { BatchWriter } from '~/store/batch/batch'
import { type Collector, createBatchBuffer } from './batch-buffer'
import { isHistory } from './batch-rows'
import { createFlushBarrier } from './flush-barrier'
import { createLivePriority } from './live-priority'
import { createRetryingWriter } from './retrying-writer'
import type { SlotWatch } from './slot-watch'

export interface PipelineOptions {
  readonly writer: BatchWriter
  /**
   * Told of the slot of each row when the row is added, so that the rows of all sightings before a call of
   * `committed` are stored when it resolves.
   */
  readonly slots: Pick<SlotWatch, 'saw'>
  readonly random: () => number
  readonly log: Log
  /** Called with true when sources should stop reading, and with false when sources may continue. */
  readonly onPressure: (full: boolean) => void
}

/**
 * The only way into the store. Collects rows, writes them in batches, waits while the store is down, and
 * reports back pressure.
 */
export interface Pipeline extends Collector {
  /**
   * Resolves when there is room for more rows. Every source that can wait must call this before it adds rows.
   */
  waitForCapacity(): Promise<void>
  /**
   * Resolves when no live event waits behind a write of history. Backfill stops reading until then, so that
   * the write gets the processor.
   */
  waitForLiveWrites(signal: AbortSignal): Promise<void>
  /** Resolves when all rows that were added before the call are committed. */
  committed(): Promise<void>
  /** Writes the added rows as soon as the batch before is written, because no others are expected soon. */
  flush(): void
  /** Why nothing can be written at the moment, as a sentence. `undefined`: no problem. */
  problem(): string | undefined
  /**
   * Like `problem()`, but `undefined` until writes have failed for long enough that the stored data is old.
   */
  stuckProblem(): string | undefined
  counters(): Readonly<Record<string, number>>
  /**
   * Prevents further batches, even in `stop`, because this process is no longer allowed to write. Rows that
   * have not been written are read again later from the cursors.
   */
  abandon(): void
  /**
   * Writes the added rows for at most five seconds. Rows that remain are read again later from the cursors.
   */
  stop(): Promise<void>
}

/**
 * Maximum time that a single update waits before it is written, milliseconds. A full batch is written
 * immediately. The wait is short because updates of one slot arrive within a few milliseconds.
 */
const flushMs = 20
const rowsPerBatch = 2_000
/**
 * Number of waiting bytes above which sources stop reading. Reading continues when less than half of that
 * number waits.
 */
const fullBytes = 96 * 1024 * 1024
const stopMs = 5_000

export function createPipeline({ writer, slots, random, log, onPressure }: PipelineOptions): Pipeline {
  const buffer = createBatchBuffer()
  const stopping = new AbortController()
  const retrying = createRetryingWriter({ writer, random, log, signal: stopping.signal })
  const way = createLivePriority(buffer.holdsPresent)
  const flushBarrier = createFlushBarrier()
  const pressure = { isFull: false, inFlightBytes: 0, waiters: [] as (() => void)[] }
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let isFlushing = false

  function added(): void {
    if (!pressure.isFull && buffer.bytes() + pressure.inFlightBytes > fullBytes) {
      pressure.isFull = true
      onPressure(true)
    }
    if (writing !== undefined) return
    if (isFlushing || buffer.rows() >= rowsPerBatch) startWriting()
    else timer ??= setTimeout(startWriting, flushMs)
  }

  function startWriting(): void {
    clearTimeout(timer)
    timer = undefined
    isFlushing = false
    writing ??= writeAll().finally(() => {
      writing = undefined
      if (!buffer.isEmpty() && !stopping.signal.aborted) added()
    })
  }

  async function writeAll(): Promise<void> {
    while (!buffer.isEmpty() && !stopping.signal.aborted) {
      pressure.inFlightBytes = buffer.bytes()
      const batches = buffer.takeBatches(rowsPerBatch)
      isFlushing = false
      flushBarrier.begin()
      for (const batch of batches) {
        if (!(await way.run(isHistory(batch), () => retrying.write(batch)))) return
      }
      settle()
      if (buffer.rows() < rowsPerBatch) return
    }
  }

  function settle(): void {
    pressure.inFlightBytes = 0
    flushBarrier.committed()
    if (!pressure.isFull || buffer.bytes() > fullBytes / 2) return
    pressure.isFull = false
    onPressure(false)
    for (const resolve of pressure.waiters) resolve()
    pressure.waiters = []
  }

  function release(): void {
    stopping.abort()
    flushBarrier.release()
    for (const resolve of pressure.waiters) resolve()
  }

  function feed<T>(add: (item: T) => void): (item: T) => void {
    return (item) => {
      add(item)
      added()
    }
  }

  function sawAll(rows: readonly { readonly slot: Slot }[]): void {
    for (const { slot } of rows) slots.saw(slot)
  }

  return {
    addAccount: feed((write) => {
      slots.saw(write.slot)
      buffer.addAccount(write)
    }),
    addClosed: feed((account) => {
      slots.saw(account.slot)
      buffer.addClosed(account)
    }),
    addEvents: feed((group) => {
      sawAll(group.events)
      buffer.addEvents(group)
    }),
    addRollback: feed((rollback) => {
      for (const rows of [rollback.accounts, rollback.closedAccounts, rollback.events]) sawAll(rows)
      buffer.addRollback(rollback)
    }),
    addPrice: feed(buffer.addPrice),
    addToken: feed(buffer.addToken),
    addQuarantined: feed(buffer.addQuarantined),
    problem: retrying.problem,
    stuckProblem: retrying.stuckProblem,
    waitForLiveWrites: way.waitForLiveWrites,
    counters: () => ({ ...retrying.counters(), waitingBytes: buffer.bytes() + pressure.inFlightBytes }),
    waitForCapacity() {
      return pressure.isFull && !stopping.signal.aborted
        ? new Promise((resolve) => pressure.waiters.push(resolve))
        : Promise.resolve()
    },
    committed: () => flushBarrier.waitFlushed(!buffer.isEmpty()),
    flush() {
      if (buffer.isEmpty() || stopping.signal.aborted) return
      isFlushing = true
      added()
    },
    abandon: release,
    async stop() {
      const deadline = setTimeout(() => stopping.abort(), stopMs)
      while (!buffer.isEmpty() && !stopping.signal.aborted) {
        startWriting()
        await writing
      }
      await writing
      clearTimeout(deadline)
      release()
      clearTimeout(timer)
    },
  }
}
