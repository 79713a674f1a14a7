import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { AccountFamily, Protocol } from '~/protocols/protocol'
import type { RpcAccount } from '~/solana/account-json'
import type { RpcClient } from '~/solana/rpc-client'
import type { Subscriptions } from '~/solana/subscriptions'
import type { Intake } from '../pipeline/intake'
import type { Pipeline } from '../pipeline/pipeline'
import { createAccountReads } from './account-reads'
import type { ChainTip } from './chain-tip'
import { type Completeness, createCompleteness } from './completeness'
import { createDueAccounts } from './due-accounts'
import { createFamilyReports, type FamilyReports } from './family-reports'
import { createForeignKeys } from './foreign-keys'
import { createKnownAccounts } from './known-accounts'
import type { ProgramActivity } from './program-activity'
import { createProgress } from './progress'
import { createWrittenAccounts, type WrittenAccounts } from './written-accounts'

export interface AccountTrackingOptions {
  /** Name of the source, for the log. */
  readonly name: string
  readonly protocol: Protocol
  readonly rpc: Pick<RpcClient, 'call'>
  readonly subscriptions: Subscriptions
  readonly activity: ProgramActivity
  readonly intake: Pick<Intake, 'acceptAccount' | 'acceptGone'>
  readonly pipeline: Pick<Pipeline, 'committed'>
  readonly tip: Pick<ChainTip, 'newestSlot' | 'confirmedSlot' | 'onConfirmed'>
  readonly onReport: (account: RpcAccount, slot: Slot, family: AccountFamily) => void
  /** The subscriptions have been confirmed or refused. */
  readonly onSettled: () => void
  /** While changes are not reported, known accounts are read again in such steps, milliseconds. */
  readonly refreshEveryMs: number
  readonly clock: Clock
  readonly log: Log
}

/** Knows which accounts changed, from what the subscriptions report and from what the program's transactions write. */
export interface AccountTracking
  extends Pick<Completeness, 'hasBase' | 'isRecent'>,
    Pick<FamilyReports, 'isSettled' | 'problem'> {
  /** Every change is reported, and none from before is unknown. */
  isLive(): boolean
  /** Only a snapshot can tell what is unknown. */
  needsSnapshot(): boolean
  /** Watches the subscriptions, and reads what has to be read. To be called every second or two. */
  round(): Promise<void>
  /** A snapshot begins, which will be at least as new as this slot. */
  snapshotBegins(slot: Slot): void
  inSnapshot(account: RpcAccount, slot: Slot): void
  /** The snapshot that began at this time is in, as of this slot. */
  snapshotTaken(startedMs: number, slot: Slot): void
  /** There is no snapshot: what is stored, reported and read from now on has to do. */
  continueWithout(startedMs: number): void
  committedSlot(): Slot | undefined
  /** Changes that no subscription reported. */
  unreported(): number
}

/** More than this is not read account by account. */
const mostDue = 50_000
/** As many as one call takes. */
const keysPerCheck = 100

export function createAccountTracking(options: AccountTrackingOptions): AccountTracking {
  const { name, protocol, subscriptions, activity, pipeline, tip, onReport, onSettled, clock, log } = options
  const progress = createProgress(pipeline.committed)
  const known = createKnownAccounts()
  const due = createDueAccounts()
  const foreign = createForeignKeys(clock)
  const completeness = createCompleteness(clock, due)
  let unreported = 0
  let wasTrusted = true
  let isSuspicious = false // a subscription missed something, and no snapshot was taken since
  let snapshotFrom: Slot = 0
  let refreshedMs = Number.NEGATIVE_INFINITY

  const reports = followFamilies()
  const reads = createAccountReads({ ...options, known, due, foreign, familyOf: reports.familyOf })
  const written = followWrites()
  followActivity()

  function followFamilies(): FamilyReports {
    return createFamilyReports({
      ...options,
      known,
      onAccount: onReport,
      onDisturbed() {
        disturb()
        if (reports.isSettled()) onSettled()
      },
    })
  }

  function followWrites(): WrittenAccounts {
    return createWrittenAccounts({
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
  }

  function followActivity(): void {
    activity.follow({
      onList: completeness.listed,
      onWritten(slot, keys) {
        written.add(slot, keys)
        if (due.size() > mostDue) limitDue()
      },
      onIncomplete() {
        // While every change is reported, unknown transactions hide none that the first snapshot does not have.
        if (!isLive() && !isReportedFromStart()) completeness.incomplete()
      },
    })
    tip.onConfirmed((slot) => {
      if (isLive()) progress.confirmed(slot)
    })
  }

  function isLive(): boolean {
    return reports.isComplete() && completeness.isClosed()
  }

  function isReportedFromStart(): boolean {
    return !completeness.hasBase() && reports.isComplete()
  }

  /** Changes may have gone unreported: until the transactions are known up to now, nothing is promised. */
  function disturb(): void {
    progress.lost()
    completeness.disturbed(tip.confirmedSlot())
    written.hurry()
    for (const family of protocol.accountFamilies.keys())
      if (known.count(family) <= keysPerCheck) refresh(family)
    activity.requestList()
  }

  /** What changes without a transaction that we can see is found by reading the known accounts in turn. */
  function refresh(family: number): void {
    for (const key of known.next(family, keysPerCheck)) due.add(key, 0)
  }

  function refreshUnreported(): void {
    const unreported = reports.unreported()
    if (unreported.length === 0 || clock.monotonicMs() - refreshedMs < options.refreshEveryMs) return
    refreshedMs = clock.monotonicMs()
    for (const family of unreported) refresh(family)
  }

  /** Most of what is due before the first snapshot is older than that. */
  function limitDue(): void {
    if (!completeness.hasBase()) due.dropUpTo(snapshotFrom)
    if (due.size() <= mostDue) return
    due.clear()
    if (isReportedFromStart()) return
    completeness.incomplete()
    log.warn({ source: name, accounts: mostDue }, 'Too many accounts have to be read: a snapshot is needed')
  }

  function onMiss(family: number, slot: Slot, key: Address): void {
    unreported += 1
    if (!reports.miss(family, slot)) return
    log.warn({ source: name, key, slot }, 'A subscription did not report a change')
    isSuspicious = true
    disturb()
  }

  function watchReports(): void {
    written.tick()
    reports.renew()
    for (const family of reports.silent())
      written.check(tip.confirmedSlot() ?? 0, known.sample(family, keysPerCheck))
    const isTrusted = reports.isTrusted()
    if (isTrusted && !wasTrusted) disturb()
    wasTrusted = isTrusted
    refreshUnreported()
  }

  return {
    ...completeness,
    isLive,
    isSettled: reports.isSettled,
    problem: reports.problem,
    needsSnapshot: () => completeness.isBroken() || isSuspicious,
    committedSlot: progress.committedSlot,
    unreported: () => unreported,
    async round() {
      watchReports()
      if (!completeness.hasBase()) return
      await reads.round()
      const list = completeness.conclude()
      if (list === undefined) return
      await pipeline.committed()
      if (isLive() || completeness.isRecent()) progress.reached(list.asOf)
    },
    snapshotBegins(slot) {
      snapshotFrom = slot
    },
    inSnapshot(account, slot) {
      const family = reports.familyOf(account)
      if (family !== undefined) known.read({ key: account.key, family, data: account.data, slot })
    },
    snapshotTaken(startedMs, slot) {
      known.complete()
      isSuspicious = false
      written.dropUpTo(slot)
      completeness.snapshotTaken(startedMs, slot)
      if (!isLive()) return
      due.clear() // the subscriptions have reported it
      progress.reached(slot)
    },
    continueWithout: (startedMs) => completeness.snapshotTaken(startedMs, 0),
  }
}
