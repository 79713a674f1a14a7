import type { Address } from '~/domain/base/ids'
import type { DecodeWatch } from '~/indexer/pipeline/decode-watch'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import type { SlotClock } from '~/indexer/pipeline/slot-clock'
import { createNotifier } from '~/lib/async/notifier'
import { retryable } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import { confirmedSlotCall } from '~/solana/node/node-endpoint'
import type { Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { Transaction } from '~/solana/transaction/transaction'
import type { CursorMove } from '~/store/batch/batch'
import type { IndexStateReader } from '~/store/read/read-index-state'
import type { ChainTip } from '../chain/chain-tip'
import { createProgress } from '../progress'
import { type Loop, type LoopBasis, type Source, startLoop } from '../source'
import { describeEvents, type EventsStatus } from './events-status'
import { type FirstCatchUp, firstListEnd, historyStart } from './first-catch-up'
import { createLogReports, type LogReports } from './log-reports'
import { gapBehind, type MissingSignatures, startMissingSignatures } from './missing-signatures'
import { missingWrite } from './missing-transaction'
import type { ProgramActivity } from './program-activity'
import { listSignatures, type SignatureList, safeCursor } from './signature-list'
import { createSignatureQueue, type Lane } from './signature-queue'
import { startTransactionLane } from './transaction-lane'

export interface EventsSourceOptions {
  readonly protocol: Protocol
  readonly programId: Address
  readonly rpc: RpcClient
  readonly subscriptions: Subscriptions
  readonly activity: ProgramActivity
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  readonly tip: ChainTip
  readonly decodeWatch: DecodeWatch
  /** Returns the stored cursor of this source; `undefined` on a first start. */
  readonly readCursor: (source: string) => Promise<CursorMove | undefined>
  readonly firstCatchUp: FirstCatchUp
  /** Maximum number of signatures that one comparison lists. A longer gap is read in parts, newest first. */
  readonly mostListed: number
  readonly slotClock: SlotClock
  /**
   * Pause between two comparisons with the signature list while the subscription does not report,
   * milliseconds.
   */
  readonly pollEveryMs: number
  readonly clock: Clock
  readonly log: Log
  readonly loop: LoopBasis
}

/**
 * Pause between two comparisons with the node's list of signatures, milliseconds. Comparisons find
 * transactions whose notifications were lost.
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
  const compare = createNotifier()
  const progress = createProgress(() => queue.settled().then(pipeline.committed))
  const counters = { transactions: 0, events: 0, missing: 0, cutOff: 0 }
  const loops: Loop[] = []
  let missing: MissingSignatures | undefined
  let listedMs = Number.NEGATIVE_INFINITY // request time of the newest list that has been read completely
  let epoch = 0 // incremented whenever signatures may have been missed
  let live = false
  let started: { readonly cursor: CursorMove | undefined } | undefined
  const reports = listen()

  function listen(): LogReports {
    activity.onListRequest(compare.notify)
    tip.onConfirmed((slot) => {
      if (live && reports.problem() === undefined) progress.confirmed(slot)
    })
    return createLogReports({
      ...options,
      onSubscribed: missed,
      onInactive: compare.notify,
      onTransaction(signature, slot) {
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
    listedMs = startedMs
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
      const events = readEvents(transaction)
      counters.transactions += 1
      counters.events += events.length
      if (events.length > 0) pipeline.addEvents({ events })
    }
    await pipeline.waitForCapacity()
  }

  function startLane(lane: Lane): Loop {
    return startTransactionLane({
      lane,
      queue,
      rpc,
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
      isRecent: clock.monotonicMs() - listedMs <= recentMs,
      unreported: reports.problem(),
      pollEveryMs: options.pollEveryMs,
      problem: problems.find((problem) => problem !== undefined),
      isRefused: loops.some((each) => each.isRefused()),
      undecodable: options.decodeWatch.problem(protocol.id, 'events'),
      unreadable: missing?.unreadable(),
    }
  }

  return {
    start() {
      const own = { ...loop, name, signal: stopping.signal }
      const comparing = startLoop(own, 0, () =>
        closeGap().then(() =>
          compare.wait(
            stopping.signal,
            reports.problem() === undefined ? compareEveryMs : options.pollEveryMs,
          ),
        ),
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
      const all = { ...counters, unheard: reports.missed(), pending: queue.pending() }
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
