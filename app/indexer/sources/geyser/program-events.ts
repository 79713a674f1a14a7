import type { Slot } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { createNotifier } from '~/lib/async/notifier'
import { retryable } from '~/lib/async/retryable-error'
import { confirmedSlotCall } from '~/solana/node/node-endpoint'
import type { Transaction } from '~/solana/transaction/transaction'
import type { CursorMove } from '~/store/batch/batch'
import { describeEvents } from '../events/events-status'
import { firstListEnd, historyStart } from '../events/first-catch-up'
import { gapBehind, type MissingSignatures, startMissingSignatures } from '../events/missing-signatures'
import { missingWrite } from '../events/missing-transaction'
import { listSignatures, type SignatureList, safeCursor } from '../events/signature-list'
import { createSignatureQueue } from '../events/signature-queue'
import { startTransactionLane } from '../events/transaction-lane'
import { type Loop, startLoop } from '../source'
import { clauseOf } from './feed'
import type { ProgramEvents, ProgramEventsOptions } from './program-events-options'
import { createStreamedSignatures } from './streamed-signatures'

/** Interval of the comparisons with the signature list while the stream is complete, milliseconds. */
const compareEveryMs = 60_000
/** Interval after a repair, until the list of its slots is certainly complete, milliseconds. */
const confirmEveryMs = 15_000
const recentMs = 30_000

export function createProgramEvents(options: ProgramEventsOptions): ProgramEvents {
  const { protocol, programId, rpc, intake, pipeline, slotClock, clock, log, loop, feed } = options
  const name = `events:${protocol.id}`
  const stopping = new AbortController()
  const queue = createSignatureQueue()
  const wake = createNotifier()
  const streamed = createStreamedSignatures()
  const counters = { transactions: 0, events: 0, repaired: 0, unheard: 0, missing: 0, cutOff: 0 }
  const loops: Loop[] = []
  let missing: MissingSignatures | undefined
  let repairTo: Slot | undefined // newest slot that must be read from the Solana RPC
  let unbrokenFrom: Slot = Number.POSITIVE_INFINITY // slot from which the stream has no hole
  let started: { readonly cursor: CursorMove | undefined } | undefined
  let isCompared = false
  let isConfirmed = false // the last list is certainly complete up to the last repair
  let listedMs = Number.NEGATIVE_INFINITY

  const isPolled = (): boolean => clock.monotonicMs() - listedMs <= recentMs

  function read(transaction: Transaction): readonly ChainEvent[] {
    const events = intake.readEvents(protocol, transaction)
    counters.transactions += 1
    counters.events += events.length
    return events
  }

  async function takeRepaired(transactions: readonly Transaction[]): Promise<void> {
    for (const transaction of transactions) {
      const events = read(transaction)
      counters.repaired += 1
      options.onRepaired(transaction)
      if (events.length > 0) pipeline.addEvents({ events })
    }
    await pipeline.waitForCapacity()
  }

  /** Queues the listed transactions that the stream has not delivered. */
  function offerAll({ signatures, complete }: SignatureList): void {
    for (const info of signatures.toReversed()) {
      if (info.failed || streamed.has(info.signature, info.slot)) continue
      const isNew = queue.offer(info.signature, info.slot, 'live')
      if (isNew && info.slot > unbrokenFrom && !feed.isDown()) counters.unheard += 1
    }
    if (complete) return
    counters.cutOff += 1
    options.onIncomplete()
    const { mostListed: most } = options
    log.warn({ source: name, most }, 'events: gap longer than the list, older part queued')
  }

  /**
   * Reads what the stream has not delivered. Slots that the stream may still deliver are left out, as long as
   * it works.
   */
  async function compare(): Promise<void> {
    const wanted = repairTo
    const startedMs = clock.monotonicMs()
    const confirmed = await rpc.call(confirmedSlotCall)
    started ??= { cursor: await retryable(options.readCursor(name), "Can't read the database") }
    const previous = started.cursor
    const tail = feed.isDown() ? undefined : feed.tail()
    const asOf = Math.min(confirmed, tail ?? confirmed)
    const listed = await listSignatures(rpc, programId, {
      cursor: previous,
      ...(previous ? {} : firstListEnd(options.firstCatchUp, slotClock.timeOf(asOf))),
      most: options.mostListed,
    })
    const list = { ...listed, signatures: listed.signatures.filter(({ slot }) => slot <= asOf) }
    offerAll(list)
    await queue.settled()
    if (stopping.signal.aborted) return
    await store(list, previous, asOf)
    listedMs = startedMs
    isConfirmed = (started.cursor?.slot ?? 0) >= (wanted ?? 0)
    if (wanted !== undefined && asOf < wanted) return // The Solana RPC is behind the stream.
    isCompared = true
    unbrokenFrom = Math.min(unbrokenFrom, asOf)
    if (repairTo === wanted) repairTo = undefined
  }

  async function store(list: SignatureList, previous: CursorMove | undefined, asOf: Slot): Promise<void> {
    if (previous === undefined) pipeline.addEvents({ events: [], cursors: historyStart(protocol, list) })
    const cursor = safeCursor(name, list, asOf, previous)
    started = { cursor }
    streamed.dropBefore(cursor.slot)
    const after = previous && { slot: previous.slot, signature: previous.signature }
    const gap = after === undefined ? [] : gapBehind(name, list, after)
    pipeline.addEvents({ events: [], cursors: [cursor], missing: gap })
    await pipeline.committed()
  }

  function pauseMs(): number {
    if (repairTo !== undefined || feed.isDown()) return options.pollEveryMs
    return isConfirmed ? compareEveryMs : confirmEveryMs
  }

  async function waitForNext(): Promise<void> {
    const startedMs = clock.monotonicMs()
    while (!stopping.signal.aborted) {
      const leftMs = startedMs + pauseMs() - clock.monotonicMs()
      if (leftMs <= 0) return
      // The pause becomes shorter if the stream fails meanwhile.
      await wake.wait(stopping.signal, Math.min(leftMs, 1_000))
    }
  }

  function startParts(): void {
    const own = { ...loop, signal: stopping.signal }
    const lane = startTransactionLane({
      lane: 'live',
      ...{ queue, rpc, protocol },
      loop: { ...own, name: `${name} repair` },
      onTransactions: takeRepaired,
      onMissing({ signature }, reason) {
        counters.missing += 1
        options.onIncomplete()
        log.warn({ source: name, signature, ...reason }, 'events: transaction unreadable, retried later')
        pipeline.addEvents({ events: [], missing: [missingWrite(name, signature, reason)] })
      },
    })
    missing = startMissingSignatures({
      ...options,
      source: name,
      loop: own,
      eventsOf(transaction) {
        options.onRepaired(transaction)
        return read(transaction)
      },
      readAll(list) {
        offerAll(list)
        return queue.settled()
      },
    })
    const comparing = startLoop({ ...own, name }, 0, () => compare().then(waitForNext))
    loops.push(comparing, lane, ...missing.loops)
  }

  return {
    isPolled,
    comparedUpTo: () => (isCompared ? started?.cursor?.slot : undefined),
    isRepaired: () => repairTo === undefined && isCompared,
    read,
    delivered: ({ signature, slot }) => streamed.add(signature, slot),
    unreadable({ signature }) {
      const reason = { reason: 'the Geyser stream sent it in an unreadable form', isUnreadable: false }
      counters.missing += 1
      pipeline.addEvents({ events: [], missing: [missingWrite(name, signature, reason)] })
    },
    requestRepair(upTo) {
      repairTo = Math.max(repairTo ?? upTo, upTo)
      unbrokenFrom = repairTo
      isConfirmed = false
      wake.notify()
    },
    start() {
      void feed.settled(stopping.signal).then(() => {
        if (!stopping.signal.aborted) startParts()
      })
    },
    statuses() {
      const problems = [...loops.map((each) => each.problem()), pipeline.problem()]
      const unreadable = missing?.unreadable()
      const described = describeEvents({
        isCaughtUp: isCompared && repairTo === undefined,
        isRecent: feed.isRecent() || isPolled(),
        unreported: clauseOf(feed),
        pollEveryMs: options.pollEveryMs,
        problem: problems.find((problem) => problem !== undefined),
        isRefused: loops.some((each) => each.isRefused()),
        undecodable: options.decodeWatch.problem(protocol.id, 'events'),
        isTruncated: options.decodeWatch.isTruncated(protocol.id),
        unreadable,
      })
      const isUnbroken = repairTo === undefined && isCompared && !feed.isDown()
      const committedSlot = isUnbroken ? feed.committedSlot() : started?.cursor?.slot
      const pending = { pending: queue.pending(), ...(unreadable && { unreadable: unreadable.count }) }
      return [{ source: name, ...described, committedSlot, counters: { ...counters, ...pending } }]
    },
    async stop() {
      stopping.abort()
      queue.stop()
      await Promise.all(loops.map((each) => each.ended))
    },
  }
}
