import type { Intake } from '~/indexer/pipeline/intake'
import { createNotifier } from '~/lib/async/notifier'
import { retryable } from '~/lib/async/retryable-error'
import { confirmedSlotCall } from '~/solana/node/node-endpoint'
import type { Transaction } from '~/solana/transaction/transaction'
import type { CursorMove } from '~/store/batch/batch'
import { createProgress } from '../progress'
import { type Loop, type Source, startLoop } from '../source'
import type { EventsSourceOptions } from './events-options'
import { describeEvents, type EventsStatus } from './events-status'
import { firstListEnd, historyStart } from './first-catch-up'
import { createLogEvents } from './log-events'
import { createLogReports, type LogReports } from './log-reports'
import { gapBehind, type MissingSignatures, startMissingSignatures } from './missing-signatures'
import { missingWrite } from './missing-transaction'
import { listSignatures, type SignatureList, safeCursor } from './signature-list'
import { createSignatureQueue, type Lane } from './signature-queue'
import { startTransactionLane } from './transaction-lane'

/**
 * Pause between two comparisons with the node's list of signatures, milliseconds, unless the subscription is
 * proven. Comparisons find transactions whose notifications were lost.
 */
const compareEveryMs = 15_000
/**
 * Maximum age of recent data on a node without a subscription, milliseconds. Polling can't provide newer
 * data.
 */
const recentMs = 30_000

/**
 * Follows the transactions of one program. Notifications provide new transactions fast. The list of
 * signatures from the cursor to the tip finds transactions without a notification. The list is read at the
 * start, after every reconnect and every few seconds. A transaction found twice is harmless, because each
 * event has an identity. While the subscription is refused or loses transactions, the source reads only the
 * list, and reads it more often.
 */
export function createEventsSource(options: EventsSourceOptions): Source {
  const { protocol, programId, rpc, activity, intake, pipeline, tip, slotClock, clock, log, loop } = options
  const name = `events:${protocol.id}`
  const stopping = new AbortController()
  const queue = createSignatureQueue()
  const logEvents = createLogEvents({ ...options, queue })
  const compare = createNotifier()
  const progress = createProgress(() => queue.settled().then(pipeline.committed))
  const counters = { transactions: 0, events: 0, missing: 0, cutOff: 0 }
  const loops: Loop[] = []
  let missing: MissingSignatures | undefined
  /** Time up to which all transactions are known to have been read. */
  let readUpToMs = Number.NEGATIVE_INFINITY
  let epoch = 0 // incremented whenever signatures may have been missed
  let live = false
  let started: { readonly cursor: CursorMove | undefined } | undefined
  const reports = listen()

  function listen(): LogReports {
    activity.onListRequest(compare.notify)
    tip.onConfirmed((slot) => {
      if (!live || reports.problem() !== undefined) return
      progress.confirmed(slot)
      // While lists are rare, the reports of a proven subscription show that nothing is missing.
      if (options.provenEveryMs > 0 && queue.pending() === 0) readUpToMs = clock.monotonicMs()
    })
    return createLogReports({
      ...options,
      onSubscribed: missed,
      onInactive: compare.notify,
      onTransaction(signature, slot, logs) {
        if (logEvents.take(signature, slot, logs)) return
        // A full queue drops the signature. The next comparison finds it again, because the cursor has not
        // moved.
        if (!queue.isFull()) queue.offer(signature, slot, 'live')
        else missed()
      },
    })
  }

  /** Records that signatures may have been missed. The source is not live until the next comparison. */
  function missed(): void {
    epoch += 1
    live = false
    progress.lost()
    compare.notify()
  }

  function readEvents(transaction: Transaction): ReturnType<Intake['readEvents']> {
    activity.read(transaction)
    return intake.readEvents(protocol, transaction)
  }

  async function closeGap(): Promise<void> {
    const mine = epoch
    const startedMs = clock.monotonicMs()
    const asOf = await rpc.call(confirmedSlotCall)
    started ??= { cursor: await retryable(options.readCursor(name), "Can't read the database") }
    const previous = started.cursor
    const list = await listSignatures(rpc, programId, {
      cursor: previous,
      ...(previous ? {} : firstListEnd(options.firstCatchUp, slotClock.timeOf(asOf))),
      most: options.mostListed,
    })
    const newest = list.signatures[0]
    if (newest) tip.dated(newest.slot, newest.blockTime)
    offerAll(list, previous === undefined || !live ? 'backlog' : 'live')
    await queue.settled()
    if (stopping.signal.aborted) return
    activity.listed({ startedMs, asOf })
    reports.compared()
    if (previous === undefined) pipeline.addEvents({ events: [], cursors: historyStart(protocol, list) })
    const cursor = safeCursor(name, list, asOf, previous)
    started = { cursor }
    const missing =
      previous === undefined
        ? []
        : gapBehind(name, list, { slot: previous.slot, signature: previous.signature })
    pipeline.addEvents({ events: [], cursors: cursor ? [cursor] : [], missing })
    await pipeline.committed()
    readUpToMs = startedMs
    if (mine !== epoch) return
    live = true
    progress.reached(asOf)
  }

  function offerAll({ signatures, complete }: SignatureList, lane: Lane): void {
    for (const { signature, slot, failed } of signatures.toReversed()) {
      if (!failed && queue.offer(signature, slot, lane) && live) reports.listed(signature, slot)
    }
    if (complete) return
    counters.cutOff += 1
    activity.incomplete()
    log.warn(
      { source: name, most: options.mostListed },
      'events: gap longer than the list, older part queued',
    )
  }

  async function takeTransactions(transactions: readonly Transaction[]): Promise<void> {
    for (const transaction of transactions) {
      tip.dated(transaction.slot, transaction.blockTime)
      const events = readEvents(transaction)
      counters.transactions += 1
      counters.events += events.length
      if (events.length > 0) pipeline.addEvents({ events })
    }
    await pipeline.waitForCapacity()
  }

  function pauseMs(): number {
    if (reports.problem() !== undefined) return options.pollEveryMs
    const isProven = live && reports.isProven() && tip.isReported()
    return isProven ? Math.max(compareEveryMs, options.provenEveryMs) : compareEveryMs
  }

  function startLane(lane: Lane): Loop {
    return startTransactionLane({
      ...{ lane, queue, rpc, protocol },
      loop: { ...loop, name: `${name} ${lane}`, signal: stopping.signal },
      onTransactions: takeTransactions,
      onMissing({ signature }, missing) {
        counters.missing += 1
        activity.incomplete()
        log.warn({ source: name, signature, ...missing }, 'events: transaction unreadable, retried later')
        pipeline.addEvents({ events: [], missing: [missingWrite(name, signature, missing)] })
      },
    })
  }

  function status(): EventsStatus {
    const problems = [...loops.map((each) => each.problem()), pipeline.problem()]
    return {
      isCaughtUp: live,
      isRecent: clock.monotonicMs() - readUpToMs <= recentMs,
      unreported: reports.problem(),
      pollEveryMs: options.pollEveryMs,
      problem: problems.find((problem) => problem !== undefined),
      isRefused: loops.some((each) => each.isRefused()),
      undecodable: options.decodeWatch.problem(protocol.id, 'events'),
      isTruncated: options.decodeWatch.isTruncated(protocol.id),
      unreadable: missing?.unreadable(),
    }
  }

  return {
    start() {
      const own = { ...loop, name, signal: stopping.signal }
      const comparing = startLoop(own, 0, () =>
        closeGap().then(() => compare.wait(stopping.signal, pauseMs())),
      )
      missing = startMissingSignatures({
        ...options,
        source: name,
        loop: { ...loop, signal: stopping.signal },
        eventsOf: readEvents,
        readAll(list) {
          offerAll(list, 'backlog')
          return queue.settled()
        },
      })
      loops.push(comparing, startLane('live'), startLane('backlog'), ...missing.loops)
    },
    statuses() {
      const { logged, loggedEvents } = logEvents.counters()
      const all = {
        ...counters,
        transactions: counters.transactions + logged,
        events: counters.events + loggedEvents,
        logged,
        unheard: reports.missed(),
        pending: queue.pending(),
      }
      const unreadable = missing?.unreadable()?.count
      return [
        {
          source: name,
          ...describeEvents(status()),
          committedSlot: progress.committedSlot(),
          counters: unreadable === undefined ? all : { ...all, unreadable },
        },
      ]
    },
    async stop() {
      stopping.abort()
      queue.stop()
      await Promise.all(loops.map((each) => each.ended))
    },
  }
}
