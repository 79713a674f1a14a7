import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { DueAccounts } from './due-accounts'
import type { KnownAccounts } from './known-accounts'

export interface WrittenAccountsOptions {
  readonly known: KnownAccounts
  /** Receives the accounts that must be read. */
  readonly due: DueAccounts
  /** Newest confirmed slot. `undefined`: none yet. */
  readonly tipSlot: () => Slot | undefined
  /**
   * Whether subscriptions are paused. While they are paused, a missing notification does not count as a miss.
   */
  readonly isPaused: () => boolean
  /**
   * Whether written accounts are read immediately. This is necessary while subscriptions do not report all of
   * them.
   */
  readonly readsAtOnce: () => boolean
  /** Whether an account certainly belongs to no family. */
  readonly isForeign: (key: Address) => boolean
  /**
   * Called when a transaction has changed an account. Hit: a subscription reported the change. Miss: no
   * subscription did.
   */
  readonly onHit: (family: number, slot: Slot) => void
  readonly onMiss: (family: number, slot: Slot, key: Address) => void
  readonly clock: Clock
}

/** Compares the accounts that a program's transactions wrote with what the subscriptions report. */
export interface WrittenAccounts {
  add(slot: Slot, keys: readonly Address[]): void
  /**
   * Reads accounts that should not have changed after this slot, because no subscription reported a change.
   * If the read finds a change, it counts as a miss.
   */
  check(slot: Slot, keys: readonly Address[]): void
  /** Reads recently written accounts immediately if no subscription has reported them. */
  hurry(): void
  /** Records that all changes up to this slot are known. */
  dropUpTo(slot: Slot): void
  /** Must be called every second. */
  tick(): void
}

/**
 * Maximum time in which a subscription must report a change: a number of slots, and additional milliseconds
 * for messages in flight.
 */
const slotsToReport = 32
const msToReport = 10_000
/**
 * Time in which a report may still arrive after a read has found the change, milliseconds. The read may be
 * ahead of the subscription.
 */
const msToReportRead = 5_000
/**
 * Maximum duration of a read, milliseconds. A slower read does not show whether the subscription missed a
 * change.
 */
const msToRead = 60_000
const mostWaiting = 20_000

interface Written {
  readonly slot: Slot
  readonly keys: readonly Address[]
  sinceMs: number
}

export function createWrittenAccounts(options: WrittenAccountsOptions): WrittenAccounts {
  const { known, due, tipSlot, isPaused, readsAtOnce, isForeign, onHit, onMiss, clock } = options
  /** Transactions whose changes may still be reported. */
  let waiting: Written[] = []
  /**
   * Transactions whose changes were not reported in time. Their accounts are read to find out whether
   * anything changed.
   */
  let suspects: Written[] = []

  function isReported(key: Address, slot: Slot): boolean {
    return (known.get(key)?.reportedSlot ?? -1) >= slot
  }

  function read({ slot, keys }: Written): void {
    for (const key of keys) if ((known.get(key)?.slot ?? -1) < slot && !isForeign(key)) due.add(key, slot)
  }

  function isRipe({ slot, sinceMs }: Written, nowMs: number, tip: Slot): boolean {
    return tip >= slot + slotsToReport && nowMs - sinceMs >= msToReport
  }

  /** Handles a transaction when the time for reports has passed. */
  function judge(written: Written, nowMs: number): void {
    const { slot, keys } = written
    const familiar = keys.filter((key) => known.get(key) !== undefined)
    const unreported = familiar.filter((key) => !isReported(key, slot))
    for (const key of familiar) if (isReported(key, slot)) onHit(known.get(key)?.family ?? 0, slot)
    const isWitnessed = familiar.length > unreported.length
    if (isWitnessed && unreported.length === 0) return
    // If no account of the transaction was reported, an unknown account may be new, and a known account may
    // be closed. All of them are read.
    const suspect = { slot, keys: isWitnessed ? unreported : keys, sinceMs: nowMs }
    read(suspect)
    suspects.push(suspect)
  }

  /** Counts misses. Returns false while accounts are still being read. */
  function conclude({ slot, keys, sinceMs }: Written, nowMs: number): boolean {
    if (nowMs - sinceMs < msToReportRead) return false
    if (keys.some((key) => due.has(key))) return nowMs - sinceMs >= msToRead
    for (const key of keys) {
      const account = known.get(key)
      if (account === undefined || account.reportedSlot >= slot) continue
      if (account.changedSlot >= slot) onMiss(account.family, slot, key)
    }
    return true
  }

  return {
    add(slot, allKeys) {
      const keys = allKeys.filter((key) => !isForeign(key))
      if (keys.length === 0) return
      const written = { slot, keys, sinceMs: clock.monotonicMs() }
      if (readsAtOnce()) read(written)
      waiting.push(written)
      if (waiting.length > mostWaiting) waiting = waiting.slice(mostWaiting / 2)
    },
    check(slot, keys) {
      for (const key of keys) due.add(key, slot)
      suspects.push({ slot, keys, sinceMs: clock.monotonicMs() })
    },
    hurry() {
      for (const written of waiting) read(written)
    },
    dropUpTo(slot) {
      waiting = waiting.filter((written) => written.slot > slot)
      due.dropUpTo(slot)
    },
    tick() {
      const nowMs = clock.monotonicMs()
      const tip = tipSlot() ?? -1
      // While the subscription is paused, the time for reports starts again.
      if (isPaused()) for (const each of [...waiting, ...suspects]) each.sinceMs = nowMs
      const ripe = waiting.filter((written) => isRipe(written, nowMs, tip))
      if (ripe.length > 0) waiting = waiting.filter((written) => !isRipe(written, nowMs, tip))
      for (const written of ripe) judge(written, nowMs)
      suspects = suspects.filter((written) => !conclude(written, nowMs))
    },
  }
}
