import type { Log } from '~/lib/log'
import type { BatchWriter } from '~/store/batch'
import { type Collector, createBatchBuffer, isHistory } from './batch-buffer'
import { createGenerations } from './generations'
import { createPatientWriter } from './patient-writer'
import { createRightOfWay } from './right-of-way'

export interface PipelineOptions {
  readonly writer: BatchWriter
  readonly random: () => number
  readonly log: Log
  /** Called with true when sources should stop reading, with false when they may continue. */
  readonly onPressure: (full: boolean) => void
}

/**
 * The only way into the store. Collects rows, writes them in batches, waits while the store is down, and
 * reports back pressure.
 */
export interface Pipeline extends Collector {
  /** Resolves when there is room for more rows. Sources that can wait, wait here. */
  room(): Promise<void>
  /**
   * Resolves when no live event waits behind a write of history. Backfill stops reading until then, so that
   * the write gets the processor.
   */
  calm(signal: AbortSignal): Promise<void>
  /** Resolves when everything that was added before is committed. */
  committed(): Promise<void>
  /** Why nothing can be written at the moment, as a sentence. `undefined`: it works. */
  problem(): string | undefined
  /** The same, but only after it has lasted so long that the stored data is old. */
  stuckProblem(): string | undefined
  counters(): Readonly<Record<string, number>>
  /**
   * Starts no further batch, not even in `stop`, because this process may no longer write. Rows that are not
   * written are read again later from the cursors.
   */
  abandon(): void
  /** Writes what was added, for at most five seconds. The rest is read again later from the cursors. */
  stop(): Promise<void>
}

/**
 * Longest wait of a lone update before it is written, milliseconds. A full batch is written immediately.
 * Updates of one slot arrive within a few milliseconds.
 */
const flushMs = 20
const rowsPerBatch = 2_000
/** Reading stops above this many bytes and continues below half of it. */
const fullBytes = 96 * 1024 * 1024
const stopMs = 5_000

export function createPipeline({ writer, random, log, onPressure }: PipelineOptions): Pipeline {
  const buffer = createBatchBuffer()
  const stopping = new AbortController()
  const patient = createPatientWriter({ writer, random, log, signal: stopping.signal })
  const way = createRightOfWay(buffer.holdsPresent)
  const generations = createGenerations()
  const pressure = { isFull: false, inFlightBytes: 0, waiters: [] as (() => void)[] }
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  function added(): void {
    if (!pressure.isFull && buffer.bytes() + pressure.inFlightBytes > fullBytes) {
      pressure.isFull = true
      onPressure(true)
    }
    if (writing !== undefined) return
    if (buffer.rows() >= rowsPerBatch) startWriting()
    else timer ??= setTimeout(startWriting, flushMs)
  }

  function startWriting(): void {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = undefined
      if (!buffer.isEmpty() && !stopping.signal.aborted) added()
    })
  }

  async function writeAll(): Promise<void> {
    while (!buffer.isEmpty() && !stopping.signal.aborted) {
      pressure.inFlightBytes = buffer.bytes()
      const batches = buffer.takeBatches(rowsPerBatch)
      generations.taken()
      for (const batch of batches) {
        if (!(await way.during(isHistory(batch), () => patient.write(batch)))) return
      }
      settle()
      if (buffer.rows() < rowsPerBatch) return
    }
  }

  function settle(): void {
    pressure.inFlightBytes = 0
    generations.committed()
    if (!pressure.isFull || buffer.bytes() > fullBytes / 2) return
    pressure.isFull = false
    onPressure(false)
    for (const resolve of pressure.waiters) resolve()
    pressure.waiters = []
  }

  function release(): void {
    stopping.abort()
    generations.release()
    for (const resolve of pressure.waiters) resolve()
  }

  function feed<T>(add: (item: T) => void): (item: T) => void {
    return (item) => {
      add(item)
      added()
    }
  }

  return {
    addAccount: feed(buffer.addAccount),
    addGone: feed(buffer.addGone),
    addEvents: feed(buffer.addEvents),
    addUndo: feed(buffer.addUndo),
    addPrice: feed(buffer.addPrice),
    addToken: feed(buffer.addToken),
    addQuarantined: feed(buffer.addQuarantined),
    problem: patient.problem,
    stuckProblem: patient.stuckProblem,
    calm: way.given,
    counters: () => ({ ...patient.counters(), waitingBytes: buffer.bytes() + pressure.inFlightBytes }),
    room() {
      return pressure.isFull && !stopping.signal.aborted
        ? new Promise((resolve) => pressure.waiters.push(resolve))
        : Promise.resolve()
    },
    committed: () => generations.until(!buffer.isEmpty()),
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
