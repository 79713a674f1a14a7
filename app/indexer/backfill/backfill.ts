import { setMaxListeners } from 'node:events'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { delay } from '~/lib/async/delay'
import { mapConcurrent } from '~/lib/async/map-concurrent'
import { createSemaphore } from '~/lib/async/semaphore'
import type { Clock } from '~/lib/clock'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { BatchWriter, CursorMove } from '~/store/batch/batch'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'
import type { SlotClock } from '../pipeline/slot-clock'
import type { ChainTip } from '../sources/chain/chain-tip'
import type { VagueErrors } from '../sources/events/signature-pages'
import { type Loop, type LoopOptions, type Source, startLoop } from '../sources/source'
import { backfillStatus, hindranceOf } from './backfill-status'
import { createBatchSize } from './batch-size'
import { createHistoryPace } from './history-pace'
import { createPastPages } from './past-pages'
import { createPastSignatures } from './past-signatures'
import { createPastTransactions, type ReadChunk } from './past-transactions'
import { createPositions, historySource, isOver, type Position } from './positions'
import { type Chunk, type Reached, type WalkedProtocol, walkRanges } from './ranges'

export interface BackfillOptions {
  readonly protocols: readonly Protocol[]
  /** Length of a protocol's history to load, days. */
  readonly days: (protocol: ProtocolId) => number
  readonly rpc: RpcClient
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly writer: Pick<BatchWriter, 'readCursors'>
  readonly tip: ChainTip
  readonly slotClock: SlotClock
  readonly clock: Clock
  /** Maximum number of concurrent requests. */
  readonly requestsAtOnce: number
  /** Whether to read many transactions at once if the node offers that. */
  readonly readsPages: boolean
  readonly loop: Omit<LoopOptions, 'name' | 'signal'>
}

export interface Backfill extends Source {
  /**
   * Whether the last day is stored, including the time before it that a one-day chart needs. Also true if no
   * older history exists.
   */
  isRecentIn(): boolean
  /**
   * Whether the history of every protocol is stored. It need not go back further than the oldest data of the
   * node.
   */
  isComplete(): boolean
}

const recentSeconds = 26 * 3600
/**
 * Maximum time that live events may wait behind one write of history, milliseconds. Most writes take nearly
 * this time. Until the last day is stored, larger writes are allowed because they load history faster.
 */
const longestBatchMs = { recent: 300, older: 200 }
/**
 * Estimated number of transactions per event, for choosing the length of a range. Most transactions have at
 * most two events.
 */
const itemsPerEvent = 0.5
/**
 * Maximum number of finished reads that wait for the store, per concurrent request. The next batch is
 * collected while the previous one is written.
 */
const chunksPerRequestAhead = 6
/**
 * Number of consecutive vague errors, such as "internal error", after which a list restarts from the tip. The
 * node gets half a minute to recover, because walking a list of 100,000 pages again takes hours.
 */
const mostVagueErrors = 3
/**
 * Interval at which a first start checks whether the first catch-up has stored its boundary, milliseconds.
 * Backfill can't begin before that.
 */
const idleMs = 200

/**
 * Loads the history from before the first start. Backfill begins at the boundary left by the first catch-up
 * and goes backwards, while new events are followed live. Each protocol's cursor moves in the same batch as
 * the rows that it covers. A killed process therefore resumes exactly where the stored rows end.
 */
export function createBackfill(options: BackfillOptions): Backfill {
  const { rpc, intake, pipeline, clock, requestsAtOnce, loop } = options
  const stopping = new AbortController()
  const { signal } = stopping
  setMaxListeners(0, signal) // no limit on listeners, because each waiting chunk adds one
  const positions = createPositions(options)
  const pace = createHistoryPace(clock)
  const size = createBatchSize()
  const eventsPerBatch = () => size.eventsWithin(isRecentIn() ? longestBatchMs.older : longestBatchMs.recent)
  const protocols = new Map(options.protocols.map((protocol) => [protocol.id, protocol]))
  const pages = options.readsPages ? createPastPages(rpc.lowPriority, clock) : undefined
  const readChunk = createPastTransactions({ rpc: rpc.lowPriority, intake, protocols, pages, signal })
  const requests = createSemaphore({ slots: requestsAtOnce, longestQueue: Number.POSITIVE_INFINITY })
  const read = (chunk: Chunk) =>
    requests.run(() => pipeline.waitForLiveWrites(signal).then(() => readChunk(chunk)))
  const counters = { transactions: 0, events: 0, missing: 0 }
  const walks = new Map<ProtocolId, WalkedProtocol>()
  const vagueErrors = new Map<ProtocolId, VagueErrors>()
  let running: Loop | undefined

  /** Reads the history of all protocols, from their oldest stored positions into the past. */
  async function walk(): Promise<void> {
    await positions.join()
    if (positions.joined().every(isOver)) return
    const chunks = walkRanges({
      walked: openWalks(),
      itemsPerChunk: () => pages?.itemsAtOnce() ?? rpc.callsPerRequest,
      itemsPerRange: () => eventsPerBatch() * itemsPerEvent,
      clock,
    })
    let batch: ReadChunk[] = []
    let written = Promise.resolve()
    for await (const chunk of mapConcurrent(chunks, requestsAtOnce * chunksPerRequestAhead, read)) {
      if (signal.aborted) return
      batch.push(chunk)
      if (!isEnough(batch, eventsPerBatch())) continue
      await written
      written = write(batch)
      batch = []
    }
    await written
    await write(batch)
  }

  /**
   * Returns the walks of the protocols that have joined. Walks run ahead of the stored positions, which move
   * only on commit.
   */
  function openWalks(): () => Promise<readonly WalkedProtocol[]> {
    walks.clear()
    return async () => {
      await positions.join()
      for (const { protocol, cursor, since, target, isExhausted } of positions.joined()) {
        const [address] = protocol.programIds
        if (walks.has(protocol.id) || cursor?.signature === undefined || address === undefined) continue
        const before = { signature: cursor.signature, slot: cursor.slot }
        const errors = vagueErrors.get(protocol.id) ?? { count: 0, most: mostVagueErrors }
        vagueErrors.set(protocol.id, errors)
        const signatures = createPastSignatures({
          ...{ rpc: rpc.lowPriority, address, before },
          vagueErrors: errors,
        })
        walks.set(protocol.id, { protocol: protocol.id, signatures, since, target, isExhausted })
      }
      return [...walks.values()]
    }
  }

  async function write(batch: readonly ReadChunk[]): Promise<void> {
    const startedMs = clock.monotonicMs()
    // One group of events becomes one batch, regardless of its size.
    pipeline.addEvents({
      events: batch.flatMap(({ events }) => events),
      missing: batch.flatMap(({ missing }) => missing),
      cursors: batch.flatMap(({ reached }) => reached.flatMap(cursorsAt)),
      isPast: true,
    })
    await pipeline.committed()
    if (signal.aborted) return
    size.wrote(eventsOf(batch), clock.monotonicMs() - startedMs)
    for (const chunk of batch) committed(chunk)
    const since = Math.max(...positions.joined().map((position) => position.since))
    pace.committed(eventsOf(batch), since)
  }

  function committed({ transactions, events, missing, reached }: ReadChunk): void {
    counters.transactions += transactions
    counters.events += events.length
    counters.missing += missing.length
    for (const { protocol, since, isExhausted, oldest } of reached) {
      const position = positions.joined().find((each) => each.protocol.id === protocol)
      if (!position) continue
      const cursor = oldest ? cursorAt(protocol, oldest) : position.cursor
      // If the node has no older history, a complete history ends at its oldest transaction, not at the
      // requested time.
      const known = isExhausted ? (oldest?.blockTime ?? position.since) : since
      positions.move({ ...position, cursor, since: known, isExhausted })
    }
  }

  const isRecentIn = () => positions.isComplete() || isRecent(positions.joined(), options.protocols.length)

  return {
    isRecentIn,
    isComplete: positions.isComplete,
    start() {
      running = startLoop({ ...loop, name: 'history', signal }, idleMs, () =>
        positions.isComplete() ? delay(60_000, signal) : walk(),
      )
    },
    statuses() {
      return positions.joined().map((position) => {
        const etaSeconds = pace.secondsUntil(position.target)
        return backfillStatus(position, hindranceOf(walks.get(position.protocol.id)?.failure, running), {
          ...counters,
          eventsPerSecond: pace.eventsPerSecond(),
          etaSeconds,
        })
      })
    },
    async stop() {
      stopping.abort()
      await running?.ended
    },
  }
}

/**
 * Whether the collected reads should be written now. A write should end at a range boundary, because later
 * events of the same time range would change records that already exist.
 */
function isEnough(batch: readonly ReadChunk[], wanted: number): boolean {
  const events = eventsOf(batch)
  const last = batch.at(-1)
  const endsRange = last !== undefined && last.reached.length > 0
  return events >= 2 * wanted || (endsRange && events >= wanted)
}

function eventsOf(batch: readonly ReadChunk[]): number {
  return batch.reduce((sum, { events }) => sum + events.length, 0)
}

function cursorsAt({ protocol, oldest }: Reached): CursorMove[] {
  return oldest ? [cursorAt(protocol, oldest)] : []
}

function cursorAt(protocol: ProtocolId, { slot, signature }: NonNullable<Reached['oldest']>) {
  return { source: historySource(protocol), slot, signature, towards: 'past' } as const
}

function isRecent(joined: readonly Position[], wanted: number): boolean {
  return (
    joined.length === wanted &&
    joined.every((each) => isOver(each) || each.since <= each.until - recentSeconds)
  )
}
