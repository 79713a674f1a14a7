import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import type { DueAccounts } from './due-accounts'
import type { KnownAccounts } from './known-accounts'

export interface WrittenAccountsOptions {
  readonly known: KnownAccounts
  /** Where accounts are put that have to be read. */
  readonly due: DueAccounts
  /** Newest confirmed slot; undefined before the first. */
  readonly tipSlot: () => Slot | undefined
  /** Notifications wait at the other side, so that their absence means nothing. */
  readonly isPaused: () => boolean
  /** What is written is read at once, since subscriptions do not report all of it. */
  readonly readsAtOnce: () => boolean
  /** It certainly belongs to no family. */
  readonly isForeign: (key: Address) => boolean
  /** A subscription reported a change that a transaction made, or did not. */
  readonly onHit: (family: number, slot: Slot) => void
  readonly onMiss: (family: number, slot: Slot, key: Address) => void
  readonly clock: Clock
}

/** Holds the transactions of a program against what the subscriptions report of the accounts that they wrote. */
export interface WrittenAccounts {
  add(slot: Slot, keys: readonly Address[]): void
  /** Reads accounts that should not have changed after this slot without a report, and judges by what is found. */
  check(slot: Slot, keys: readonly Address[]): void
  /** What was written lately and not reported has to be read now. */
  hurry(): void
  /** Everything is known as of this slot. */
  dropUpTo(slot: Slot): void
  /** To be called every second. */
  tick(): void
}

/** A subscription has this long to report a change: slots of the chain, and time for what is on the way. */
const slotsToReport = 32
const msToReport = 10_000
/** After a read that finds an unreported change, the report may still come for so long: it may be about the newest slots. */
const msToReportRead = 5_000
/** Reads that do not succeed by then say nothing about the subscription. */
const msToRead = 60_000
const mostWaiting = 20_000

interface Written {
  readonly slot: Slot
  readonly keys: readonly Address[]
  sinceMs: number
}

export function createWrittenAccounts(options: WrittenAccountsOptions): WrittenAccounts {
  const { known, due, tipSlot, isPaused, readsAtOnce, isForeign, onHit, onMiss, clock } = options
  /** Transactions whose reports may still come. */
  let waiting: Written[] = []
  /** Those whose reports did not come, and whose accounts are read to see whether there was anything to report. */
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

  /** The time for reports is over. */
  function judge(written: Written, nowMs: number): void {
    const { slot, keys } = written
    const familiar = keys.filter((key) => known.get(key) !== undefined)
    const unreported = familiar.filter((key) => !isReported(key, slot))
    for (const key of familiar) if (isReported(key, slot)) onHit(known.get(key)?.family ?? 0, slot)
    const isWitnessed = familiar.length > unreported.length
    if (isWitnessed && unreported.length === 0) return
    // Where nothing at all was reported, an account that nobody knows may be new, or one that is known may be closed.
    const suspect = { slot, keys: isWitnessed ? unreported : keys, sinceMs: nowMs }
    read(suspect)
    suspects.push(suspect)
  }

  /** False while its accounts are still being read. */
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
      // What came to a halt on purpose gets its time again when it goes on.
      if (isPaused()) for (const each of [...waiting, ...suspects]) each.sinceMs = nowMs
      const ripe = waiting.filter((written) => isRipe(written, nowMs, tip))
      if (ripe.length > 0) waiting = waiting.filter((written) => !isRipe(written, nowMs, tip))
      for (const written of ripe) judge(written, nowMs)
      suspects = suspects.filter((written) => !conclude(written, nowMs))
    },
  }
}
