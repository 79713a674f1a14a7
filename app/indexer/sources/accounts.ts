import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import { createDoorbell } from '~/lib/doorbell'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import { RefusedError } from '~/solana/refused-error'
import type { RpcClient } from '~/solana/rpc-client'
import { RpcError } from '~/solana/rpc-error'
import type { Subscriptions } from '~/solana/subscriptions'
import type { IndexStateReader } from '~/store/read-index-state'
import type { DecodeWatch } from '../pipeline/decode-watch'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'
import { createAccountReads } from './account-reads'
import { createAccountSnapshots } from './account-snapshots'
import { type AccountsStanding, describeAccounts } from './accounts-standing'
import type { ChainTip } from './chain-tip'
import { createCompleteness } from './completeness'
import { createDueAccounts } from './due-accounts'
import { createFamilyReports } from './family-reports'
import { createForeignKeys } from './foreign-keys'
import { createKnownAccounts } from './known-accounts'
import type { ProgramActivity } from './program-activity'
import { createProgress } from './progress'
import { type Loop, type LoopBasis, type Source, startLoop } from './source'
import { createWrittenAccounts } from './written-accounts'

export interface AccountsSourceOptions {
  readonly protocol: Protocol
  readonly rpc: RpcClient
  readonly subscriptions: Subscriptions
  readonly activity: ProgramActivity
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  readonly tip: ChainTip
  readonly decodeWatch: DecodeWatch
  /** Pause between two rounds in which accounts are read by their keys, milliseconds. */
  readonly readEveryMs: number
  readonly clock: Clock
  readonly log: Log
  readonly loop: LoopBasis
}

/** A snapshot costs the node a scan of the program: at most one in this time after the first. */
const snapshotEveryMs = 10 * 60_000
/** Time for the subscriptions before the first snapshot is taken without them. */
const settleMs = 10_000
/** A snapshot that is older than a minute is one of a node that is far behind. */
const mostSlotsBehind = 150
/** More than this is not read account by account. */
const mostDue = 50_000
const keysPerCheck = 100

/**
 * Follows the accounts of one protocol. What the subscriptions report is taken at once. It is held against the transactions of the
 * program: accounts that they wrote and no subscription reported are read by their keys. That also closes the gap after a reconnect
 * and replaces a subscription that the node refuses. A snapshot is taken at the start, and later only where transactions don't tell.
 */
export function createAccountsSource(options: AccountsSourceOptions): Source {
  const { protocol, subscriptions, activity, intake, pipeline, tip, clock, log, loop } = options
  const name = `accounts:${protocol.id}`
  const stopping = new AbortController()
  const settled = createDoorbell()
  const progress = createProgress(pipeline.committed)
  const counters = { updates: 0, snapshots: 0, snapshotAccounts: 0, unreported: 0 }
  const known = createKnownAccounts()
  const due = createDueAccounts()
  const foreign = createForeignKeys(clock)
  const completeness = createCompleteness(clock, due)
  const loops: Loop[] = []
  let wasTrusted = true
  let isSuspicious = false // a subscription missed something, and no snapshot was taken since
  let isTaking = false
  let lastSnapshotMs = Number.NEGATIVE_INFINITY
  let oldestSlot: Slot | undefined // of the snapshot that is being taken
  let refusal: string | undefined

  const reports = createFamilyReports({
    ...options,
    known,
    onAccount(account, slot, { programId }) {
      counters.updates += 1
      intake.acceptAccount(account, slot, { programId, protocol: protocol.id })
    },
    onDisturbed() {
      disturb()
      if (reports.isSettled()) settled.ring()
    },
  })
  const written = createWrittenAccounts({
    known,
    due,
    clock,
    tipSlot: tip.confirmedSlot,
    isPaused: subscriptions.isPaused,
    readsAtOnce: () => !isLive(),
    isForeign: foreign.has,
    onHit: reports.hit,
    onMiss,
  })
  const reads = createAccountReads({ ...options, known, due, foreign, familyOf: reports.familyOf })
  const snapshots = createAccountSnapshots({
    ...options,
    random: loop.random,
    signal: stopping.signal,
    onAccount(account, slot) {
      counters.snapshotAccounts += 1
      const family = reports.familyOf(account)
      if (family !== undefined) known.read({ key: account.key, family, data: account.data, slot })
    },
  })

  activity.follow({
    onWritten(slot, keys) {
      written.add(slot, keys)
      if (due.size() > mostDue) limitDue()
    },
    onIncomplete() {
      // While every change is reported, unknown transactions hide none that the first snapshot does not have.
      if (!isLive() && !isReportedFromStart()) completeness.incomplete()
    },
    onList: completeness.listed,
  })
  tip.onConfirmed((slot) => {
    if (isLive()) progress.confirmed(slot)
  })

  function isLive(): boolean {
    return reports.isComplete() && completeness.isClosed()
  }

  /** Changes may have gone unreported: until the transactions are known up to now, nothing is promised. */
  function disturb(): void {
    progress.lost()
    completeness.disturbed(tip.confirmedSlot())
    written.hurry()
    activity.requestList()
  }

  function isReportedFromStart(): boolean {
    return !completeness.hasBase() && reports.isComplete()
  }

  /** Most of what is due before the first snapshot is older than that. */
  function limitDue(): void {
    if (!completeness.hasBase()) due.dropUpTo(oldestSlot ?? oldestSnapshotSlot())
    if (due.size() <= mostDue) return
    due.clear()
    if (isReportedFromStart()) return
    completeness.incomplete()
    log.warn({ source: name, accounts: mostDue }, 'Too many accounts have to be read: a snapshot is needed')
  }

  function oldestSnapshotSlot(): Slot {
    return Math.max(0, (tip.confirmedSlot() ?? 0) - mostSlotsBehind)
  }

  function onMiss(family: number, slot: Slot, key: Address): void {
    counters.unreported += 1
    if (!reports.miss(family, slot)) return
    log.warn({ source: name, key, slot }, 'A subscription did not report a change')
    isSuspicious = true
    disturb()
  }

  /** Watches the subscriptions, and reads what has to be read. */
  async function goRound(): Promise<void> {
    written.tick()
    reports.renew()
    for (const family of reports.silent())
      written.check(tip.confirmedSlot() ?? 0, known.sample(family, keysPerCheck))
    const isTrusted = reports.isTrusted()
    if (isTrusted && !wasTrusted) disturb()
    wasTrusted = isTrusted
    if (!completeness.hasBase()) return
    await reads.round()
    const list = completeness.conclude()
    if (list === undefined) return
    await pipeline.committed()
    if (completeness.isClosed() || completeness.isRecent()) progress.reached(list.asOf)
  }

  async function takeSnapshot(): Promise<void> {
    if (!completeness.isBroken() && !isSuspicious) return
    if (clock.monotonicMs() - lastSnapshotMs < snapshotEveryMs) return
    if (!completeness.hasBase() && !reports.isSettled()) await settled.wait(stopping.signal, settleMs)
    if (stopping.signal.aborted) return
    isTaking = true
    try {
      const startedMs = clock.monotonicMs()
      oldestSlot = oldestSnapshotSlot()
      const { slot, accounts } = await snapshots.take(oldestSlot)
      refusal = undefined
      counters.snapshots += 1
      lastSnapshotMs = startedMs
      isSuspicious = false
      continueFrom(startedMs, slot)
      log.info({ source: name, slot, accounts }, 'Snapshot is in')
    } catch (error) {
      await doWithout(error)
    } finally {
      isTaking = false
      oldestSlot = undefined
    }
  }

  function continueFrom(startedMs: number, slot: Slot): void {
    known.complete()
    written.dropUpTo(slot)
    completeness.snapshotTaken(startedMs, slot)
    if (!isLive()) return
    due.clear() // the subscriptions have reported it
    progress.reached(slot)
  }

  /** A node that refuses snapshots for good can still be followed: by what is stored, what is reported and what transactions write. */
  async function doWithout(error: unknown): Promise<void> {
    const sentence = error instanceof RpcError ? error.sentence : undefined
    if (sentence === undefined && !(error instanceof RefusedError)) throw error
    if (refusal === undefined) {
      await snapshots.checkStored(tip.confirmedSlot() ?? 0)
      completeness.snapshotTaken(clock.monotonicMs(), 0)
    }
    refusal = sentence ?? (error as RefusedError).message
    lastSnapshotMs = clock.monotonicMs()
    throw error
  }

  function standing(): AccountsStanding {
    return {
      isLive: isLive(),
      isTaking,
      hasBase: completeness.hasBase(),
      isBroken: completeness.isBroken(),
      isRecent: completeness.isRecent(),
      unreported: reports.problem(),
      refusal,
      problem: [...loops.map((each) => each.problem()), pipeline.problem()].find(
        (problem) => problem !== undefined,
      ),
      undecodable: options.decodeWatch.problem(protocol.id, 'accounts'),
    }
  }

  return {
    start() {
      const own = { ...loop, signal: stopping.signal }
      loops.push(
        startLoop({ ...own, name: `${name} snapshot` }, 1_000, takeSnapshot),
        startLoop({ ...own, name }, options.readEveryMs, goRound),
      )
    },
    statuses() {
      const { state, detail } = describeAccounts(standing())
      return [{ source: name, state, committedSlot: progress.committedSlot(), detail, counters }]
    },
    async stop() {
      stopping.abort()
      await Promise.all(loops.map((each) => each.ended))
    },
  }
}
