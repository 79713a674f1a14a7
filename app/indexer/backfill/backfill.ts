import type { ProtocolId } from '~/domain/protocol'
import type { Clock } from '~/lib/clock'
import { delay } from '~/lib/delay'
import { createGate } from '~/lib/gate'
import { readAhead } from '~/lib/read-ahead'
import type { Protocol } from '~/protocols/protocol'
import { RefusedError } from '~/solana/refused-error'
import type { RpcClient } from '~/solana/rpc-client'
import { RpcError, sentenceOf } from '~/solana/rpc-error'
import type { BatchWriter, CursorMove } from '~/store/batch'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'
import type { SlotClock } from '../pipeline/slot-clock'
import type { ChainTip } from '../sources/chain-tip'
import { type Loop, type LoopOptions, type Source, type SourceStatus, startLoop } from '../sources/source'
import { createHistoryPace } from './history-pace'
import { createPastSignatures } from './past-signatures'
import { createPastTransactions, type ReadChunk } from './past-transactions'
import { createPositions, historySource, isOver, type Position } from './positions'
import { type Chunk, type Reached, type WalkedProtocol, walkStretches } from './stretches'
import { createTurnSize } from './turn-size'

export interface BackfillOptions {
  readonly protocols: readonly Protocol[]
  /** How far back a protocol's history is to go. */
  readonly days: (protocol: ProtocolId) => number
  readonly rpc: RpcClient
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly writer: Pick<BatchWriter, 'readCursors'>
  readonly tip: ChainTip
  readonly slotClock: SlotClock
  readonly clock: Clock
  /** Requests under way at a time. */
  readonly requestsAtOnce: number
  readonly loop: Omit<LoopOptions, 'name' | 'signal'>
}

export interface Backfill extends Source {
  /** The last day, and what a chart of it needs beside it, is in; or all that there is. */
  isRecentIn(): boolean
  /** All of every protocol's history is in, as far as it is to go or the node remembers. */
  isComplete(): boolean
}

const recentSeconds = 26 * 3600
/**
 * How long what happens now is to wait for the turn of history that is being written at most, milliseconds; turns come out near it. Until the last day is in, pages wait for that rather, and larger turns
 * come in faster.
 */
const longestTurnMs = { recent: 300, older: 200 }
/** Transactions have two events or fewer. */
const itemsPerEvent = 0.5
/** So many requests' transactions wait for the store at most, for each request under way: a turn is made of them while the one before is being written. */
const chunksPerRequestAhead = 6
/** Of a first start, history waits for nothing but the seam: it is looked for so often, milliseconds. */
const idleMs = 200

/**
 * Brings in what happened before the first start: from the seam that the first catch-up has left, backwards, beside everything that is followed live. Each
 * protocol's cursor moves with the rows that it covers, so a process that is killed goes on where the store is.
 */
export function createBackfill(options: BackfillOptions): Backfill {
  const { rpc, intake, pipeline, clock, requestsAtOnce, loop } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const positions = createPositions(options)
  const pace = createHistoryPace(clock)
  const size = createTurnSize()
  const eventsPerTurn = () => size.eventsWithin(isRecentIn() ? longestTurnMs.older : longestTurnMs.recent)
  const protocols = new Map(options.protocols.map((protocol) => [protocol.id, protocol]))
  const readChunk = createPastTransactions({ rpc: rpc.patient, intake, protocols, signal })
  const requests = createGate({ slots: requestsAtOnce, longestQueue: Number.POSITIVE_INFINITY })
  const read = (chunk: Chunk) => requests.run(() => pipeline.calm(signal).then(() => readChunk(chunk)))
  const counters = { transactions: 0, events: 0, missing: 0 }
  const walks = new Map<ProtocolId, WalkedProtocol>()
  let running: Loop | undefined

  /** From where the store is, to the end of history. */
  async function walk(): Promise<void> {
    await positions.join()
    if (positions.joined().every(isOver)) return
    const chunks = walkStretches({
      walked: openWalks(),
      itemsPerChunk: rpc.callsPerRequest,
      itemsPerStretch: () => eventsPerTurn() * itemsPerEvent,
      clock,
    })
    let turn: ReadChunk[] = []
    let written = Promise.resolve()
    for await (const chunk of readAhead(chunks, requestsAtOnce * chunksPerRequestAhead, read)) {
      if (signal.aborted) return
      turn.push(chunk)
      if (!isEnough(turn, eventsPerTurn())) continue
      await written
      written = write(turn)
      turn = []
    }
    await written
    await write(turn)
  }

  /** The walks of the protocols that have joined. They run ahead of the positions, which move when something is committed. */
  function openWalks(): () => Promise<readonly WalkedProtocol[]> {
    walks.clear()
    return async () => {
      await positions.join()
      for (const { protocol, cursor, since, target, isExhausted } of positions.joined()) {
        const [address] = protocol.programIds
        if (walks.has(protocol.id) || cursor?.signature === undefined || address === undefined) continue
        const before = { signature: cursor.signature, slot: cursor.slot }
        const signatures = createPastSignatures({ rpc: rpc.patient, address, before })
        walks.set(protocol.id, { protocol: protocol.id, signatures, since, target, isExhausted })
      }
      return [...walks.values()]
    }
  }

  async function write(turn: readonly ReadChunk[]): Promise<void> {
    const startedMs = clock.monotonicMs()
    // One group, so that it becomes one batch however large it is.
    pipeline.addEvents({
      events: turn.flatMap(({ events }) => events),
      unread: turn.flatMap(({ unread }) => unread),
      cursors: turn.flatMap(({ reached }) => reached.flatMap(cursorsAt)),
      isPast: true,
    })
    await pipeline.committed()
    if (signal.aborted) return
    size.wrote(eventsOf(turn), clock.monotonicMs() - startedMs)
    for (const chunk of turn) committed(chunk)
    const since = Math.max(...positions.joined().map((position) => position.since))
    pace.committed(eventsOf(turn), since)
  }

  function committed({ transactions, events, unread, reached }: ReadChunk): void {
    counters.transactions += transactions
    counters.events += events.length
    counters.missing += unread.length
    for (const { protocol, since, isExhausted, oldest } of reached) {
      const position = positions.joined().find((each) => each.protocol.id === protocol)
      if (!position) continue
      const cursor = oldest ? cursorAt(protocol, oldest) : position.cursor
      // Where the node's memory ends is known by its last word, not by where we meant to look.
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
        return statusOf(position, hindranceOf(walks.get(position.protocol.id)?.failure, running), {
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

/** A turn ends with a stretch where that is near: what came between in a later turn would move the records of the earlier one. */
function isEnough(turn: readonly ReadChunk[], wanted: number): boolean {
  const events = eventsOf(turn)
  const last = turn.at(-1)
  const endsStretch = last !== undefined && last.reached.length > 0
  return events >= 2 * wanted || (endsStretch && events >= wanted)
}

function eventsOf(turn: readonly ReadChunk[]): number {
  return turn.reduce((sum, { events }) => sum + events.length, 0)
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

interface Pace {
  readonly transactions: number
  readonly events: number
  readonly missing: number
  readonly eventsPerSecond: number
  readonly etaSeconds: number | undefined
}

/** Why history does not come in. */
interface Hindrance {
  readonly problem: string | undefined
  /** It lasts until a key, a plan, a setting or the node changes. */
  readonly isRefusal: boolean
}

/** One program's list may be refused while others come in; what stops all of them is the loop's problem. */
function hindranceOf(failure: WalkedProtocol['failure'], running: Loop | undefined): Hindrance {
  if (failure === undefined) return { problem: running?.problem(), isRefusal: running?.isRefused() ?? false }
  const { error } = failure
  const isRefusal = error instanceof RpcError || error instanceof RefusedError
  return { problem: sentenceOf(error), isRefusal }
}

/** Times are numbers of the counters, so that readers of the store need no other place for them. */
function statusOf(position: Position, { problem, isRefusal }: Hindrance, pace: Pace): SourceStatus {
  const { protocol, since, target, until, isExhausted } = position
  const { etaSeconds, ...rest } = pace
  const isComplete = isOver(position)
  const share = isComplete ? 1 : (until - since) / Math.max(1, until - target)
  const end = isExhausted && since > target ? 'The node keeps no older history.' : undefined
  return {
    source: historySource(protocol.id),
    state: isComplete ? 'live' : isRefusal ? 'degraded' : 'catching-up',
    committedSlot: undefined,
    detail: isComplete ? end : problem,
    counters: {
      ...rest,
      since,
      target,
      until,
      share: Math.min(1, Math.max(0, share)),
      isComplete: Number(isComplete),
      ...(etaSeconds !== undefined && !isComplete && { etaSeconds }),
    },
  }
}
