import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { crc32 } from '~/lib/archive/crc32'

/** What is known about an account that a subscription should report. */
export interface KnownAccount {
  /** Index of the account's family. */
  readonly family: number
  /** Newest slot for which the account's content is known. */
  slot: Slot
  checksum: number
  /** Newest slot for which the subscription reported a change of the account. −1: no report yet. */
  reportedSlot: Slot
  /** Newest slot for which a read found content that differs from the known content. −1: no such read yet. */
  changedSlot: Slot
}

export interface SeenAccount {
  readonly key: Address
  readonly family: number
  readonly data: Uint8Array
  readonly slot: Slot
}

/**
 * The known accounts of one protocol. They are used to check whether the subscriptions report all changes on
 * chain.
 */
export interface KnownAccounts {
  get(key: Address): KnownAccount | undefined
  /** Records an account that the subscription sent. */
  report(account: SeenAccount): void
  /** Records an account that was read by its key or in a snapshot. */
  read(account: SeenAccount): void
  /** Removes an account that was closed or that no longer belongs to a family. */
  forget(key: Address): void
  /** Records that a snapshot was taken. Accounts that are found later count as new. */
  complete(): void
  /** Whether all accounts on chain are known. */
  isComplete(): boolean
  /** Returns some accounts of a family, beginning with those that were reported last. */
  sample(family: number, most: number): readonly Address[]
  /** Returns the next accounts of a family. After the last account it starts again at the first. */
  next(family: number, most: number): readonly Address[]
  count(family: number): number
}

/** Maximum number of accounts that are remembered for comparisons. Each of them takes 200 bytes of memory. */
const mostAccounts = 500_000
const recentPerFamily = 100
const none = -1

export function createKnownAccounts(): KnownAccounts {
  const known = new Map<Address, KnownAccount>()
  const recent = new Map<number, Address[]>()
  const counts = new Map<number, number>()
  const walks = new Map<number, MapIterator<[Address, KnownAccount]>>()
  let isComplete = false
  let isFull = false

  const count = (family: number): number => counts.get(family) ?? 0

  function add({ key, family, data, slot }: SeenAccount): KnownAccount | undefined {
    isFull ||= known.size >= mostAccounts
    if (isFull) return undefined
    const account = { family, slot, checksum: crc32(data), reportedSlot: none, changedSlot: none }
    known.set(key, account)
    counts.set(family, count(family) + 1)
    return account
  }

  /** The list may contain a key twice, because `sample` returns each key only once. */
  function remember({ key, family }: SeenAccount): void {
    const keys = recent.get(family) ?? []
    recent.set(family, keys)
    keys.push(key)
    if (keys.length >= 2 * recentPerFamily) keys.splice(0, keys.length - recentPerFamily)
  }

  return {
    get: (key) => known.get(key),
    count,
    forget(key) {
      const account = known.get(key)
      if (account === undefined) return
      known.delete(key)
      counts.set(account.family, count(account.family) - 1)
    },
    isComplete: () => isComplete && !isFull,
    complete() {
      isComplete = true
    },
    report(seen) {
      const account = known.get(seen.key) ?? add(seen)
      if (account === undefined) return
      account.reportedSlot = Math.max(account.reportedSlot, seen.slot)
      remember(seen)
      if (seen.slot < account.slot) return
      account.slot = seen.slot
      account.checksum = crc32(seen.data)
    },
    read(seen) {
      const { key, data, slot } = seen
      const account = known.get(key)
      if (account === undefined) {
        const added = add(seen)
        if (added && isComplete) added.changedSlot = slot
        return
      }
      if (slot < account.slot) return
      const checksum = crc32(data)
      if (checksum !== account.checksum) account.changedSlot = slot
      account.slot = slot
      account.checksum = checksum
    },
    sample(family, most) {
      const keys = new Set((recent.get(family) ?? []).filter((key) => known.has(key)).slice(-most))
      for (const [key, account] of known) {
        if (keys.size >= most) break
        if (account.family === family) keys.add(key)
      }
      return [...keys]
    },
    next(family, most) {
      const keys: Address[] = []
      const walk = walks.get(family) ?? known.entries()
      walks.set(family, walk)
      while (keys.length < most) {
        const { value, done } = walk.next()
        if (done) {
          walks.delete(family)
          break
        }
        if (value[1].family === family) keys.push(value[0])
      }
      return keys
    },
  }
}
