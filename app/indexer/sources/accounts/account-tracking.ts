import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { AccountFamily, Protocol } from '~/protocols/protocol'
import type { Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import type { ChainTip } from '../chain/chain-tip'
import type { ProgramActivity } from '../events/program-activity'
import { createProgress } from '../progress'
import { createAccountReads } from './account-reads'
import { createAccountRefresh, keysPerCheck } from './account-refresh'
import { type Completeness, createCompleteness } from './completeness'
import { createDueAccounts } from './due-accounts'
import { createFamilyReports, type FamilyReports } from './family-reports'
import { createForeignKeys } from './foreign-keys'
import { createKnownAccounts } from './known-accounts'
import { createWrittenAccounts, type WrittenAccounts } from './written-accounts'

export interface AccountTrackingOptions {
  /** Source name for the log. */
  readonly name: string
  readonly protocol: Protocol
  readonly rpc: Pick<RpcClient, 'call'>
  readonly subscriptions: Subscriptions
  readonly activity: ProgramActivity
  readonly intake: Pick<Intake, 'acceptAccount' | 'acceptClosed'>
  readonly pipeline: Pick<Pipeline, 'committed'>
  readonly tip: Pick<ChainTip, 'newestSlot' | 'confirmedSlot' | 'onConfirmed'>
  readonly onReport: (account: RpcAccount, slot: Slot, family: AccountFamily) => void
  /** Called when the node has confirmed or refused every subscription. */
  readonly onSettled: () => void
  /**
   * Pause between two partial reads of known accounts while subscriptions do not report all changes,
   * milliseconds.
   */
  readonly refreshEveryMs: number
  /**
   * Minimum pause between two reads of due accounts while subscriptions report every change, milliseconds.
   * The reads then only check the reports.
   */
  readonly checkEveryMs: number
  readonly clock: Clock
  readonly log: Log
}

/**
 * Tracks which accounts changed, by combining the reports of subscriptions with the list of accounts that
 * transactions write.
 */
export interface AccountTracking
  extends Pick<Completeness, 'hasBase' | 'isRecent'>,
    Pick<FamilyReports, 'isSettled' | 'problem'> {
  /** Whether subscriptions report every change and no earlier change is missing. */
  isLive(): boolean
  /** Whether changes are missing that only a snapshot can find. */
  needsSnapshot(): boolean
  /** Checks the subscriptions and reads due accounts. Must be called every second or two. */
  round(): Promise<void>
  /** Records that a snapshot starts. It will show the state of this slot or a later one. */
  snapshotBegins(slot: Slot): void
  inSnapshot(account: RpcAccount, slot: Slot): void
  /** Records that a snapshot is complete, with its start time and its slot. */
  snapshotTaken(startedMs: number, slot: Slot): void
  /**
   * Continues without a snapshot, because the node refuses snapshots. In that case accounts are known only if
   * they are stored, reported or read by their keys.
   */
  continueWithout(startedMs: number): void
  committedSlot(): Slot | undefined
  /**
   * Returns the slot up to which all changes are known, so that a snapshot may leave out accounts that have not
   * changed since. `undefined`: the next snapshot must be complete.
   */
  knownUpTo(): Slot | undefined
  /** Number of changes that were found although no subscription reported them. */
  unreported(): number
}

/** Number of due accounts above which a snapshot costs less than reading these accounts by their keys. */
const mostDue = 50_000
/**
 * Creates the tracking of one protocol's accounts. It compares two independent reports of each change, so
 * that it notices a node that drops notifications.
 */
export function createAccountTracking(options: AccountTrackingOptions): AccountTracking {
  const { name, protocol, subscriptions, activity, pipeline, tip, onReport, onSettled, clock, log } = options
  const progress = createProgress(pipeline.committed)
  const known = createKnownAccounts()
  const due = createDueAccounts()
  const foreign = createForeignKeys(clock)
  const completeness = createCompleteness(clock, due)
  let unreported = 0
  // Missed: when a subscription last missed a change that no snapshot has shown since.
  let [wasTrusted, missedMs]: [boolean, number | undefined] = [true, undefined]
  let snapshotFrom: Slot = 0
  const refresh = createAccountRefresh({ known, due, clock, everyMs: options.refreshEveryMs })

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
      needsEveryKey: () => !isLive(),
      knows: (key) => known.get(key) !== undefined,
      onWritten(slot, keys) {
        written.add(slot, keys)
        if (due.size() > mostDue) limitDue()
      },
      onIncomplete() {
        // While subscriptions report every change, the first snapshot covers the changes of unknown
        // transactions.
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

  /**
   * Handles a possible loss of reports. The source is not live again until all transactions up to now are
   * known.
   */
  function disturb(): void {
    progress.lost()
    completeness.disturbed(tip.confirmedSlot())
    written.hurry()
    for (const family of protocol.accountFamilies.keys())
      if (known.count(family) <= keysPerCheck) refresh.family(family)
    activity.requestList()
  }

  /**
   * Drops due accounts that the first snapshot will cover. Requests another snapshot if too many due accounts
   * remain.
   */
  function limitDue(): void {
    if (!completeness.hasBase()) due.dropUpTo(snapshotFrom)
    if (due.size() <= mostDue) return
    due.clear()
    if (isReportedFromStart()) return
    completeness.incomplete()
    log.warn(
      { source: name, accounts: mostDue },
      'accounts: too many accounts to read one by one, snapshot requested',
    )
  }

  function onMiss(family: number, slot: Slot, key: Address): void {
    unreported += 1
    if (!reports.miss(family, slot)) return
    log.warn({ source: name, key, slot }, 'accounts: change missed by the subscription')
    missedMs = clock.monotonicMs()
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
    refresh.round(reports.unreported())
  }

  return {
    ...completeness,
    isLive,
    isSettled: reports.isSettled,
    problem: reports.problem,
    needsSnapshot: () => completeness.isBroken() || missedMs !== undefined,
    committedSlot: progress.committedSlot,
    // A subscription that misses changes may have missed earlier ones too.
    knownUpTo: () =>
      completeness.hasBase() && missedMs === undefined ? progress.committedSlot() : undefined,
    unreported: () => unreported,
    async round() {
      watchReports()
      if (!completeness.hasBase()) return
      await reads.round(isLive())
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
      if (missedMs !== undefined && missedMs <= startedMs) missedMs = undefined
      written.dropUpTo(slot)
      completeness.snapshotTaken(startedMs, slot)
      if (!isLive()) return
      due.clear() // The subscriptions have already reported the changes to these accounts.
      progress.reached(slot)
    },
    continueWithout: (startedMs) => completeness.snapshotTaken(startedMs, 0),
  }
}
