import { RetryableError, retryable } from '~/lib/async/retryable-error'
import type { GeyserEndpoint } from '~/solana/geyser/client'
import { createGeyserStream, type OpenCall } from '~/solana/geyser/stream'
import type { SlotLimit } from '../../pipeline/slot-limit'
import { type Loop, type Source, startLoop } from '../source'
import { createAheadLimit } from './ahead-limit'
import { createFeedState, type FeedState, stuckSentence } from './feed-state'
import { createPrograms, type ProgramsOptions } from './programs'
import { awaitOtherChain } from './same-chain'
import { type CompleteSlot, createSlotAssembly } from './slot-assembly'
import { createSlotChain, type SlotChain } from './slot-chain'
import { createSlotIntake, cursorOf } from './slot-intake'
import { createSlotQueue } from './slot-queue'

export interface GeyserSourceOptions extends Omit<ProgramsOptions, 'feed'> {
  readonly endpoint: GeyserEndpoint
  readonly slotLimit: Pick<SlotLimit, 'allows'>
  readonly openCall?: OpenCall | undefined
}

export interface GeyserSource extends Source, Pick<FeedState, 'deliveredSlot'> {}

/** Maximum size of the data of slots that are not complete, bytes. */
const mostOpenBytes = 128 * 1024 * 1024
const checkEveryMs = 250
/** Pause before another slot is compared with the Solana RPC, milliseconds. */
const otherChainRestMs = 15_000

/**
 * Follows all programs through one Geyser stream. A slot is ingested when its `block_meta` shows that it is
 * complete. The Solana RPC provides snapshots, history, and everything that the stream has lost.
 */
export function createGeyserSource(options: GeyserSourceOptions): GeyserSource {
  const { protocols, rpc, pipeline, clock, log, loop } = options
  const stopping = new AbortController()
  const assembly = createSlotAssembly(options.slotLimit)
  const queue = createSlotQueue(clock)
  const ahead = createAheadLimit(pipeline.committed)
  const counters = { slots: 0, duplicates: 0, late: 0, holes: 0, closedDeliberately: 0 }
  let chain: SlotChain | undefined
  let isSameChain = false
  let working: Loop | undefined
  let watching: NodeJS.Timeout | undefined

  const stream = createGeyserStream({
    endpoint: options.endpoint,
    openCall: options.openCall,
    programIds: protocols.flatMap((protocol) => protocol.programIds),
    ...{ clock, log, random: loop.random },
    fromSlot: () => chain?.tail(),
    onOpening() {
      assembly.reset()
      feed.opening()
    },
    onUpdate(sized) {
      const slot = assembly.add(sized)
      if (slot === undefined) return
      queue.push(slot)
      if (slot.isLate) return
      feed.completed()
      // A repeated slot does not show that the stream delivers new ones.
      if (chain?.has(slot.slot) === false) stream.progressed()
      relieve()
    },
  })
  const workProblem = () => working?.problem()
  const feed = createFeedState({ stream, workProblem, clock, committed: pipeline.committed })
  const programs = createPrograms({ ...options, feed })
  const slotIntake = createSlotIntake({ ...options, programs })

  /** Pauses or closes the stream if the store is slower, and continues when there is room. */
  function relieve(): void {
    const pressure = queue.pressure()
    if (pressure === 'pause') stream.pause()
    else if (pressure === 'read') continueReading()
    else if (!feed.isHeld()) {
      counters.closedDeliberately += 1
      feed.hold(true)
      stream.hold('The database is slower than the Geyser stream, which is closed until it has caught up.')
    }
  }

  function continueReading(): void {
    if (feed.isHeld()) {
      feed.hold(false)
      stream.release()
    } else stream.resume()
  }

  /** Continues after the stored slot. A program without a cursor begins at the first slot of the stream. */
  async function begin(): Promise<SlotChain> {
    const read = protocols.map(({ id }) => options.readCursor(cursorOf(id)))
    const cursors = await retryable(Promise.all(read), "Can't read the database")
    const known = cursors.filter((cursor) => cursor !== undefined).map(({ slot }) => slot)
    const isResumed = known.length === protocols.length
    chain = createSlotChain(clock, isResumed ? Math.min(...known) : undefined)
    stream.start()
    return chain
  }

  /** Ingests one slot. A success ends the problem that the sources of all programs report. */
  async function work(): Promise<void> {
    const slots = chain ?? (await begin())
    const slot = await nextSlot()
    if (stopping.signal.aborted) return
    if (slot !== undefined) await ingest(slot, slots)
    reportHoles(slots)
    const tail = slots.tail()
    if (tail === undefined || (slot === undefined && tail === feed.tail())) return
    slotIntake.reached(tail)
    feed.ingested(tail)
    // A slot arrives complete, so nothing else is due until the next one.
    if (queue.bytes() === 0) pipeline.flush()
  }

  /** Waits for a slot. Returns `undefined` from time to time, but not before a slot has passed the comparison. */
  async function nextSlot(): Promise<CompleteSlot | undefined> {
    for (;;) {
      const slot = await queue.take(stopping.signal, checkEveryMs)
      if (slot !== undefined || isSameChain || stopping.signal.aborted) return slot
    }
  }

  async function ingest(slot: CompleteSlot, slots: SlotChain): Promise<void> {
    await requireSameChain(slot)
    await pipeline.waitForCapacity()
    if (slot.isLate) {
      counters.late += 1
      slotIntake.take(slot)
    } else if (slots.has(slot.slot)) counters.duplicates += 1
    else {
      slotIntake.take(slot)
      slots.complete(slot.slot, slot.parent)
      counters.slots += 1
    }
    await ahead.passed(slot.accounts.length, stopping.signal)
  }

  /** Throws `RetryableError` until the first slot has shown that both nodes serve the same chain. */
  async function requireSameChain(slot: CompleteSlot): Promise<void> {
    if (isSameChain) return
    const other = await awaitOtherChain(rpc, slot, stopping.signal)
    feed.unusable(other)
    if (other !== undefined) throw new RetryableError(other, otherChainRestMs)
    isSameChain = true
  }

  function reportHoles(slots: SlotChain): void {
    for (let hole = slots.takeHole(); hole !== undefined; hole = slots.takeHole()) {
      programs.requestRepair(hole.before)
      if (hole.after === undefined) continue
      counters.holes += 1
      log.warn({ ...hole }, 'geyser: slots missing, reading them from the Solana RPC')
    }
  }

  function watch(): void {
    relieve()
    if (assembly.bytes() > mostOpenBytes || feed.isStuckForLong()) stream.drop(stuckSentence)
  }

  return {
    deliveredSlot: feed.deliveredSlot,
    start() {
      working = startLoop({ ...loop, name: 'geyser', signal: stopping.signal }, 0, work)
      watching = setInterval(watch, checkEveryMs)
      for (const source of programs.sources) source.start()
    },
    statuses() {
      const problem = feed.problem()
      const state = problem === undefined ? 'live' : feed.isRefused() ? 'offline' : 'catching-up'
      const waitingBytes = queue.bytes() + assembly.bytes()
      const all = {
        ...{ ...counters, ...stream.counters(), ...slotIntake.counters(), ...assembly.counters() },
        waitingBytes,
      }
      const committedSlot = feed.committedSlot()
      return [
        { source: 'geyser', state, committedSlot, detail: problem, counters: all },
        ...programs.sources.flatMap((source) => source.statuses()),
      ]
    },
    async stop() {
      stopping.abort()
      clearInterval(watching)
      stream.stop()
      await Promise.all([working?.ended, ...programs.sources.map((source) => source.stop())])
    },
  }
}
