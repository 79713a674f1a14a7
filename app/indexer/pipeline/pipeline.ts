import type { Log } from '~/lib/log'
import type { BatchWriter } from '~/store/batch'
import { type Collector, createBatchBuffer, isHistory } from './batch-buffer'
import { createPatientWriter } from './patient-writer'
import { createRightOfWay } from './right-of-way'

export interface PipelineOptions {
  readonly writer: BatchWriter
  readonly random: () => number
  readonly log: Log
  /** Called with true when nothing more should be read for now, with false when reading may go on. */
  readonly onPressure: (full: boolean) => void
}

/** The one way into the store: collects, writes in batches, waits while the store is away, and says when it has had enough. */
export interface Pipeline extends Collector {
  /** Resolves when there is room for more: sources that can wait, wait here. */
  room(): Promise<void>
  /** Resolves when nothing that happens now waits for history to be written: whoever reads history holds back until then, so that the writing has the processor. */
  calm(): Promise<void>
  /** Resolves when everything that was added before is committed. */
  committed(): Promise<void>
  /** Why nothing can be written at the moment, as a sentence; undefined while it works. */
  problem(): string | undefined
  counters(): Readonly<Record<string, number>>
  /** The right to write is lost: no further batch is begun, also not by `stop`. The cursors bring back what was not written. */
  abandon(): void
  /** Writes what was added, for at most five seconds: the cursors bring back the rest. */
  stop(): Promise<void>
}

/** Latest time after which a lone update is written, milliseconds; a full batch goes at once. Updates of one slot come within a few. */
const flushMs = 20
const rowsPerBatch = 2_000
/** Above this nothing more is read, below half of it reading goes on. */
const fullBytes = 96 * 1024 * 1024
const stopMs = 5_000

interface Waiter {
  readonly generation: number
  readonly resolve: () => void
}

export function createPipeline({ writer, random, log, onPressure }: PipelineOptions): Pipeline {
  const buffer = createBatchBuffer()
  const stopping = new AbortController()
  const patient = createPatientWriter({ writer, random, log, signal: stopping.signal })
  const way = createRightOfWay(buffer.holdsPresent)
  let waiters: Waiter[] = []
  let roomWaiters: (() => void)[] = []
  const generations = { taken: 0, committed: 0 } // of the buffer; every one up to the latter is committed
  let inFlightBytes = 0
  let full = false
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  function added(): void {
    if (!full && buffer.bytes() + inFlightBytes > fullBytes) {
      full = true
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
      inFlightBytes = buffer.bytes()
      const batches = buffer.takeBatches(rowsPerBatch)
      generations.taken += 1
      for (const batch of batches) {
        if (!(await way.during(isHistory(batch), () => patient.write(batch)))) return
      }
      generations.committed = generations.taken
      settle()
      if (buffer.rows() < rowsPerBatch) return
    }
  }

  function settle(): void {
    inFlightBytes = 0
    const done = waiters.filter((waiter) => waiter.generation <= generations.committed)
    waiters = waiters.filter((waiter) => waiter.generation > generations.committed)
    for (const waiter of done) waiter.resolve()
    if (!full || buffer.bytes() > fullBytes / 2) return
    full = false
    onPressure(false)
    for (const resolve of roomWaiters) resolve()
    roomWaiters = []
  }

  function release(): void {
    // Nothing will be committed any more: whoever waits for it would wait for ever.
    stopping.abort()
    for (const resolve of [...roomWaiters, ...waiters.map((waiter) => waiter.resolve)]) resolve()
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
    calm: way.given,
    counters: () => ({ ...patient.counters(), waitingBytes: buffer.bytes() + inFlightBytes }),
    room() {
      return full && !stopping.signal.aborted
        ? new Promise((resolve) => roomWaiters.push(resolve))
        : Promise.resolve()
    },
    committed() {
      const wanted = generations.taken + (buffer.isEmpty() ? 0 : 1)
      if (wanted <= generations.committed || stopping.signal.aborted) return Promise.resolve()
      return new Promise((resolve) => waiters.push({ generation: wanted, resolve }))
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
