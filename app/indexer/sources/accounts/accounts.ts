import type { DecodeWatch } from '~/indexer/pipeline/decode-watch'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { createNotifier } from '~/lib/async/notifier'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { RpcError } from '~/solana/rpc/rpc-error'
import type { IndexStateReader } from '~/store/read/read-index-state'
import { type Loop, type LoopBasis, type Source, startLoop } from '../source'
import { type AccountSnapshotsOptions, createAccountSnapshots } from './account-snapshots'
import { type AccountTrackingOptions, createAccountTracking } from './account-tracking'
import { type AccountsStatus, describeAccounts } from './accounts-status'

export interface AccountsSourceOptions
  extends Omit<AccountTrackingOptions, 'name' | 'onReport' | 'onSettled'> {
  readonly rpc: RpcClient
  readonly intake: Intake
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  readonly decodeWatch: DecodeWatch
  /** Pause between two rounds in which accounts are read by their keys, milliseconds. */
  readonly readEveryMs: number
  readonly slotLimit: AccountSnapshotsOptions['slotLimit']
  /** Whether to use `getProgramAccountsV2` if the node offers it. */
  readonly readsPages: boolean
  readonly loop: LoopBasis
}

/**
 * Minimum time between two snapshots after the first, milliseconds. A shorter time would overload the node,
 * because each snapshot scans all accounts of the program.
 */
const snapshotEveryMs = 10 * 60_000
/**
 * Pause before a snapshot is requested again from a node that refuses snapshots because of the key or the
 * plan, milliseconds. Requesting often is acceptable, because refusing costs the node nothing.
 */
const refusedEveryMs = 60_000
/** Maximum wait for subscriptions to become active before the first snapshot, milliseconds. */
const settleMs = 10_000
/**
 * Maximum age of a snapshot, slots; about a minute. An older snapshot comes from a node that lags far behind.
 */
const mostSlotsBehind = 150
/** Number of slots that are read again before the slot up to which all changes are known. */
const marginSlots = 150

/**
 * Follows the accounts of one protocol. Changes that the subscriptions report are ingested immediately.
 * Reports are compared with the program's transactions: accounts that a transaction wrote but no subscription
 * reported are read by their keys. This also closes the gap after a reconnect, and replaces a subscription
 * that the node refuses. A snapshot is taken at the start, and later only if the transactions can't close a
 * gap.
 */
export function createAccountsSource(options: AccountsSourceOptions): Source {
  const { protocol, intake, pipeline, tip, clock, log, loop } = options
  const name = `accounts:${protocol.id}`
  const stopping = new AbortController()
  const settled = createNotifier()
  const counters = { updates: 0, snapshots: 0, snapshotAccounts: 0 }
  const loops: Loop[] = []
  let isTaking = false
  let lastSnapshotMs = Number.NEGATIVE_INFINITY
  let pauseMs = snapshotEveryMs
  let refusal: string | undefined

  const tracking = createAccountTracking({
    ...options,
    name,
    onSettled: settled.notify,
    onReport(account, slot, { programId }) {
      counters.updates += 1
      intake.acceptAccount(account, slot, { programId, protocol: protocol.id })
    },
  })
  const snapshots = createAccountSnapshots({
    ...options,
    random: loop.random,
    signal: stopping.signal,
    onAccount(account, slot) {
      counters.snapshotAccounts += 1
      tracking.inSnapshot(account, slot)
    },
  })

  async function takeIfNeeded(): Promise<void> {
    if (!tracking.needsSnapshot() && refusal === undefined) return
    if (clock.monotonicMs() - lastSnapshotMs < pauseMs) return
    if (!tracking.hasBase() && !tracking.isSettled()) await settled.wait(stopping.signal, settleMs)
    if (stopping.signal.aborted) return
    isTaking = true
    try {
      await take()
    } catch (error) {
      await doWithout(error)
    } finally {
      isTaking = false
    }
  }

  async function take(): Promise<void> {
    const startedMs = clock.monotonicMs()
    const minSlot = Math.max(0, (tip.confirmedSlot() ?? 0) - mostSlotsBehind)
    tracking.snapshotBegins(minSlot)
    // While the node refuses snapshots, accounts without changes are unknown.
    const known = refusal === undefined ? tracking.knownUpTo() : undefined
    const changedSince = known === undefined ? undefined : Math.max(0, known - marginSlots)
    const { slot, accounts } = await snapshots.take(minSlot, changedSince)
    if (tracking.hasBase()) lastSnapshotMs = startedMs
    refusal = undefined
    pauseMs = snapshotEveryMs
    counters.snapshots += 1
    tracking.snapshotTaken(startedMs, slot)
    log.info({ source: name, slot, accounts }, 'accounts: snapshot complete')
  }

  /**
   * Continues without snapshots on a node that refuses them. The source then relies on stored accounts,
   * reports and transactions alone.
   */
  async function doWithout(error: unknown): Promise<void> {
    const sentence = refusalIn(error)
    if (sentence === undefined) throw error
    if (refusal === undefined) {
      const startedMs = clock.monotonicMs()
      await snapshots.checkStored(tip.confirmedSlot() ?? 0)
      tracking.continueWithout(startedMs)
    }
    refusal = sentence
    pauseMs = error instanceof RefusedError ? refusedEveryMs : snapshotEveryMs
    lastSnapshotMs = clock.monotonicMs()
    throw error
  }

  function status(): AccountsStatus {
    const problems = [...loops.map((each) => each.problem()), snapshots.problem(), pipeline.problem()]
    return {
      isLive: tracking.isLive(),
      isTaking,
      hasBase: tracking.hasBase(),
      needsSnapshot: tracking.needsSnapshot(),
      isRecent: tracking.isRecent(),
      unreported: tracking.problem(),
      refusal,
      isRefused: loops.some((each) => each.isRefused()),
      problem: problems.find((problem) => problem !== undefined),
      undecodable: options.decodeWatch.problem(protocol.id, 'accounts'),
    }
  }

  return {
    start() {
      const own = { ...loop, signal: stopping.signal }
      loops.push(
        startLoop({ ...own, name: `${name} snapshot` }, 1_000, takeIfNeeded),
        startLoop({ ...own, name }, options.readEveryMs, tracking.round),
      )
    },
    statuses() {
      const { state, detail } = describeAccounts(status())
      const committedSlot = tracking.committedSlot()
      const all = { ...counters, unreported: tracking.unreported() }
      return [{ source: name, state, committedSlot, detail, counters: all }]
    },
    async stop() {
      stopping.abort()
      await Promise.all(loops.map((each) => each.ended))
    },
  }
}

/** Returns the node's reason if it refuses snapshots permanently. `undefined`: no permanent refusal. */
function refusalIn(error: unknown): string | undefined {
  if (error instanceof RpcError) return error.sentence
  return error instanceof RefusedError ? error.message : undefined
}
