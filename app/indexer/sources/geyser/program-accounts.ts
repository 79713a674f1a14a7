import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { RefusedError } from '~/solana/http/refused-error'
import { RpcError } from '~/solana/rpc/rpc-error'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import { type Transaction, writableKeys } from '~/solana/transaction/transaction'
import { createAccountSnapshots } from '../accounts/account-snapshots'
import type { AccountsSourceOptions } from '../accounts/accounts'
import { describeAccounts } from '../accounts/accounts-status'
import { type Loop, type Source, startLoop } from '../source'
import { createAccountKeys } from './account-keys'
import { clauseOf, type GeyserFeed } from './feed'

export interface ProgramAccountsOptions
  extends Pick<AccountsSourceOptions, 'protocol' | 'rpc' | 'intake' | 'pipeline' | 'reader' | 'decodeWatch'>,
    Pick<AccountsSourceOptions, 'readsPages' | 'slotLimit' | 'tip' | 'clock' | 'log' | 'loop'> {
  /** Pause between two rounds in which accounts are read by their keys, milliseconds. */
  readonly readEveryMs: number
  /** Maximum time that accounts which probably ended wait for others, to be read together, milliseconds. */
  readonly endedWaitMs: number
  readonly feed: GeyserFeed
  /** Whether all transactions are known, so that all accounts that they wrote are known too. */
  readonly isRepaired: () => boolean
  /** Whether the transactions up to half a minute ago were read from the Solana RPC. */
  readonly isPolled: () => boolean
  /**
   * Slot up to which the transactions were compared with the signature list, so that all of them are known or
   * recorded as missing. `undefined`: not compared yet.
   */
  readonly comparedUpTo: () => Slot | undefined
}

/**
 * Accounts of one protocol. The stream delivers their changes after one snapshot. The changes of a hole in the
 * stream are found by reading the accounts that its transactions wrote. A further snapshot is taken only if
 * these transactions are not all known.
 */
export interface ProgramAccounts extends Source {
  /** Ingests accounts of one program from the stream. */
  take(accounts: readonly RpcAccount[], slot: Slot): void
  /** Records a transaction of the stream. `delivered`: accounts that the stream delivered with its slot. */
  written(transaction: Transaction, delivered: ReadonlySet<Address>): void
  /** Records a transaction that the stream did not deliver, so that its accounts are read. */
  repaired(transaction: Transaction): void
  /** Records that transactions are missing, so that only a snapshot shows what they wrote. */
  incomplete(): void
}

const snapshotEveryMs = 10 * 60_000
const refusedEveryMs = 60_000
/** Number of due accounts above which a snapshot costs less than reading these accounts by their keys. */
const mostDue = 50_000
/** Maximum age of a snapshot, slots; about a minute. */
const mostSlotsBehind = 150
/** Number of slots that are read again before the slot up to which all changes are known. */
const marginSlots = 150

export function createProgramAccounts(options: ProgramAccountsOptions): ProgramAccounts {
  const { protocol, intake, pipeline, tip, clock, log, loop, feed } = options
  const name = `accounts:${protocol.id}`
  const stopping = new AbortController()
  const keys = createAccountKeys(options)
  const counters = { updates: 0, snapshots: 0, snapshotAccounts: 0 }
  const loops: Loop[] = []
  let hasBase = false
  let isTaking = false
  let isIncomplete = false
  let snapshotSlot: Slot | undefined
  let knownUpTo: Slot | undefined // slot up to which all changes are known
  let leastSlot: Slot | undefined // slot up to which changes are unknown, so that a snapshot must not be older
  let lastSnapshotMs = Number.NEGATIVE_INFINITY
  let pauseMs = snapshotEveryMs
  let refusal: string | undefined

  const snapshots = createAccountSnapshots({
    ...options,
    random: loop.random,
    signal: stopping.signal,
    onAccount(account) {
      counters.snapshotAccounts += 1
      keys.saw(account)
    },
  })

  async function takeIfNeeded(): Promise<void> {
    if (hasBase && !isIncomplete && refusal === undefined) return
    if (clock.monotonicMs() - lastSnapshotMs < pauseMs) return
    isTaking = true
    try {
      await take()
    } catch (error) {
      await doWithout(error)
    } finally {
      isTaking = false
    }
  }

  /** Takes a snapshot that is not older than the stream, which delivers all changes after its first slot. */
  async function take(): Promise<void> {
    const startedMs = clock.monotonicMs()
    leastSlot ??= feed.tail()
    const covered = leastSlot
    const oldest = (tip.confirmedSlot() ?? 0) - mostSlotsBehind
    // The first snapshot is complete, because this version may decode what an earlier one could not.
    const known = refusal === undefined ? knownUpTo : undefined
    const changedSince = known === undefined ? undefined : Math.max(0, known - marginSlots)
    const { slot, accounts } = await snapshots.take(Math.max(0, covered ?? 0, oldest), changedSince)
    log.info({ source: name, slot, accounts }, 'accounts: snapshot complete')
    snapshotSlot = slot
    keys.dropDue(slot)
    if (leastSlot === covered) isIncomplete = false
    if (hasBase) lastSnapshotMs = startedMs
    hasBase = true
    refusal = undefined
    pauseMs = snapshotEveryMs
    counters.snapshots += 1
  }

  /** Continues with stored accounts, the stream and transactions alone on a node that refuses snapshots. */
  async function doWithout(error: unknown): Promise<void> {
    const isRefusal = error instanceof RpcError || error instanceof RefusedError
    if (!isRefusal) throw error
    if (refusal === undefined) {
      await snapshots.checkStored(tip.confirmedSlot() ?? 0)
      hasBase = true
    }
    refusal = error instanceof RpcError ? error.sentence : error.message
    pauseMs = error instanceof RefusedError ? refusedEveryMs : snapshotEveryMs
    lastSnapshotMs = clock.monotonicMs()
    throw error
  }

  async function readDue(): Promise<void> {
    if (keys.due() > mostDue) {
      keys.dropDue(Number.POSITIVE_INFINITY)
      requestSnapshot()
      log.warn(
        { source: name, accounts: mostDue },
        'accounts: too many to read one by one, snapshot requested',
      )
    }
    if (hasBase) await keys.read()
    if (isKnown() && keys.due() === 0) knownUpTo = options.comparedUpTo() ?? knownUpTo
  }

  function requestSnapshot(): void {
    isIncomplete = true
    leastSlot = feed.tail() ?? tip.confirmedSlot()
  }

  const isKnown = (): boolean => hasBase && !isIncomplete && options.isRepaired()

  return {
    take(accounts, slot) {
      counters.updates += accounts.length
      for (const account of accounts) keys.saw(account)
      const programId = accounts[0]?.owner
      if (programId !== undefined) intake.acceptAccounts(accounts, slot, { programId, protocol: protocol.id })
    },
    written: (transaction, delivered) => keys.written(transaction.slot, writableKeys(transaction), delivered),
    repaired(transaction) {
      if (!transaction.failed) keys.add(transaction.slot, writableKeys(transaction))
    },
    incomplete() {
      if (hasBase) requestSnapshot() // Otherwise the first snapshot covers it.
    },
    start() {
      const own = { ...loop, signal: stopping.signal }
      void feed.settled(stopping.signal).then(() => {
        if (stopping.signal.aborted) return
        loops.push(
          startLoop({ ...own, name: `${name} snapshot` }, 1_000, takeIfNeeded),
          startLoop({ ...own, name }, options.readEveryMs, readDue),
        )
      })
    },
    statuses() {
      const problems = [...loops.map((each) => each.problem()), snapshots.problem(), pipeline.problem()]
      const isLive = isKnown() && feed.problem() === undefined
      const described = describeAccounts({
        isLive,
        isTaking,
        hasBase,
        needsSnapshot: isIncomplete,
        isRecent: isKnown() && (feed.isRecent() || options.isPolled()),
        unreported: clauseOf(feed),
        refusal,
        problem: problems.find((problem) => problem !== undefined),
        isRefused: loops.some((each) => each.isRefused()),
        undecodable: options.decodeWatch.problem(protocol.id, 'accounts'),
      })
      const committedSlot = isKnown() ? (feed.committedSlot() ?? snapshotSlot) : snapshotSlot
      return [{ source: name, ...described, committedSlot, counters: { ...counters, due: keys.due() } }]
    },
    async stop() {
      stopping.abort()
      await Promise.all(loops.map((each) => each.ended))
    },
  }
}
