import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { createDoorbell } from '~/lib/doorbell'
import type { Log } from '~/lib/log'
import { retryable } from '~/lib/retryable-error'
import { withoutEnd } from '~/lib/without-end'
import type { Protocol } from '~/protocols/protocol'
import { confirmedSlotCall } from '~/solana/node-endpoint'
import type { RpcClient } from '~/solana/rpc-client'
import type { Subscriptions } from '~/solana/subscriptions'
import type { Transaction } from '~/solana/transaction'
import type { CursorMove } from '~/store/batch'
import type { IndexStateReader } from '~/store/read-index-state'
import type { SignatureGap, UnreadableTransactions } from '~/store/unread'
import type { DecodeWatch } from '../pipeline/decode-watch'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'
import type { SlotClock } from '../pipeline/slot-clock'
import type { ChainTip } from './chain-tip'
import { missingWrite } from './missing-transaction'
import { createProgress } from './progress'
import { type ListEnd, listSignatures, type SignatureList, safeCursor } from './signature-list'
import { createSignatureQueue, type Lane } from './signature-queue'
import { type Loop, type LoopBasis, type Source, startLoop } from './source'
import { startTransactionLane } from './transaction-lane'
import { gapBehind, startUnreadSignatures, type UnreadSignatures } from './unread-signatures'

export interface EventsSourceOptions {
  readonly protocol: Protocol
  readonly programId: Address
  readonly rpc: RpcClient
  readonly subscriptions: Subscriptions
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  readonly tip: ChainTip
  readonly decodeWatch: DecodeWatch
  /** Where this source stood when the process ended last; undefined on a first start. */
  readonly readCursor: (source: string) => Promise<CursorMove | undefined>
  /** How far back a first start goes. What is older is the backfill's, which goes on from the cursor `history:…`. */
  readonly firstCatchUp: { readonly minutes: number; readonly atLeast: number }
  /** Most signatures that are read at once: a longer gap is read part by part, its newest end first. */
  readonly mostListed: number
  readonly slotClock: SlotClock
  readonly log: Log
  readonly loop: LoopBasis
}

/** The live subscription may lose messages without a word: the list of signatures is compared this often, milliseconds. */
const compareEveryMs = 15_000

/**
 * Follows the transactions of one program. The subscription only rings: what counts is the list of signatures, from the cursor to the
 * tip, read on start, after every reconnect and every few seconds. Doubles do no harm, since events have identities.
 */
export function createEventsSource(options: EventsSourceOptions): Source {
  const { protocol, programId, rpc, subscriptions, intake, pipeline, tip, slotClock, log, loop } = options
  const name = `events:${protocol.id}`
  const stopping = new AbortController()
  const queue = createSignatureQueue()
  const compare = createDoorbell()
  const progress = createProgress(() => queue.settled().then(pipeline.committed))
  const counters = { transactions: 0, events: 0, missing: 0, unheard: 0, cutOff: 0 }
  const loops: Loop[] = []
  let unread: UnreadSignatures | undefined
  let connection = 0
  let epoch = 0 // grows whenever signatures may have been missed
  let live = false
  let started: { readonly cursor: CursorMove | undefined } | undefined
  listen()

  function listen(): void {
    subscriptions.followLogs(programId, {
      onSubscribed(fresh) {
        connection = fresh
        missed()
      },
      onLogs(signature, slot, failed) {
        if (failed) return
        // More than we can read is not collected here: the list has it all, from the cursor.
        if (!queue.isFull()) queue.offer(signature, slot, 'live')
        else missed()
      },
    })
    tip.onConfirmed((slot) => {
      if (live && isConnected()) progress.confirmed(slot)
    })
  }

  /** Nothing is promised until the list has been read again. */
  function missed(): void {
    epoch += 1
    live = false
    progress.lost()
    compare.ring()
  }

  function isConnected(): boolean {
    return connection > 0 && subscriptions.problem() === undefined
  }

  async function closeGap(): Promise<void> {
    const mine = epoch
    const asOf = await rpc.call(confirmedSlotCall)
    started ??= { cursor: await retryable(options.readCursor(name), 'The database cannot be read') }
    const previous = started.cursor
    const list = await listSignatures(rpc, programId, {
      cursor: previous,
      ...(previous ? {} : firstStart(asOf)),
      most: options.mostListed,
    })
    offerAll(list, previous === undefined || !live ? 'backlog' : 'live')
    await queue.settled()
    if (stopping.signal.aborted) return
    if (previous === undefined) pipeline.addEvents({ events: [], cursors: historyOf(protocol, list) })
    const cursor = safeCursor(name, list, asOf, previous)
    started = { cursor }
    const unread = previous === undefined ? [] : gapBehind(name, list, afterOf(previous))
    pipeline.addEvents({ events: [], cursors: cursor ? [cursor] : [], unread })
    await pipeline.committed()
    if (mine !== epoch) return
    live = isConnected()
    progress.reached(asOf)
  }

  /** The chain's own time counts, which is not ours where a recorded chain is replayed. */
  function firstStart(asOf: Slot): Pick<ListEnd, 'fromTime' | 'atLeast'> {
    const { firstCatchUp } = options
    return { fromTime: slotClock.timeOf(asOf) - firstCatchUp.minutes * 60, atLeast: firstCatchUp.atLeast }
  }

  function offerAll({ signatures, complete }: SignatureList, lane: Lane): void {
    for (const { signature, slot, failed } of signatures.toReversed()) {
      if (!failed && queue.offer(signature, slot, lane) && live) counters.unheard += 1
    }
    if (complete) return
    counters.cutOff += 1
    log.warn(
      { source: name, most: options.mostListed },
      'The gap is longer than the list; its older end is read later',
    )
  }

  async function takeTransactions(transactions: readonly Transaction[]): Promise<void> {
    for (const transaction of transactions) {
      const events = intake.readEvents(protocol, transaction)
      counters.transactions += 1
      counters.events += events.length
      if (events.length > 0) pipeline.addEvents({ events })
    }
    await pipeline.room()
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
        log.warn({ source: name, signature, ...missing }, 'A transaction cannot be read yet')
        pipeline.addEvents({ events: [], unread: [missingWrite(name, signature, missing)] })
      },
    })
  }

  return {
    start() {
      const own = { ...loop, name, signal: stopping.signal }
      const comparing = startLoop(own, 0, () =>
        closeGap().then(() => compare.wait(stopping.signal, compareEveryMs)),
      )
      unread = startUnreadSignatures({
        ...options,
        source: name,
        loop: { ...loop, signal: stopping.signal },
        eventsOf: (transaction) => intake.readEvents(protocol, transaction),
        readAll(list) {
          offerAll(list, 'backlog')
          return queue.settled()
        },
      })
      loops.push(comparing, startLane('live'), startLane('backlog'), ...unread.loops)
    },
    statuses() {
      const undecodable = options.decodeWatch.problem(protocol.id, 'events')
      const unreadable = unread?.unreadable()
      const problems = [subscriptions.problem(), ...loops.map((each) => each.problem()), pipeline.problem()]
      const lasting = undecodable ?? (unreadable && sentenceOf(unreadable))
      const following = lasting === undefined && !loops.some((each) => each.isRefused()) ? 'live' : 'degraded'
      return [
        {
          source: name,
          state: live && isConnected() && undecodable === undefined ? following : 'catching-up',
          committedSlot: progress.committedSlot(),
          detail: problems.find((problem) => problem !== undefined) ?? lasting,
          counters: {
            ...counters,
            pending: queue.pending(),
            ...(unreadable && { unreadable: unreadable.count }),
          },
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

/** For the status page; undefined where every transaction has been read. */
function sentenceOf({ count, reason }: UnreadableTransactions): string | undefined {
  if (count === 0) return undefined
  const transactions = count === 1 ? '1 transaction' : `${count} transactions`
  return `${transactions} can't be read: ${withoutEnd(reason ?? 'the reason is unknown', '.')}.`
}

function afterOf({ slot, signature }: CursorMove): SignatureGap['after'] {
  return { slot, signature }
}

/** Everything before this signature is history that nobody has read yet; undefined = there is none. */
function historyOf({ id }: Protocol, { signatures }: SignatureList): CursorMove[] {
  const oldest = signatures.at(-1)
  return oldest ? [{ source: `history:${id}`, slot: oldest.slot, signature: oldest.signature }] : []
}
