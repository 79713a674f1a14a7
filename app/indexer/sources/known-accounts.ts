import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { crc32 } from '~/lib/crc32'

/** What is known of an account that a subscription should report. */
export interface KnownAccount {
  /** Index of its family. */
  readonly family: number
  /** Newest slot that its content is known of. */
  slot: Slot
  checksum: number
  /** Newest slot that the subscription reported a change of; −1 before the first. */
  reportedSlot: Slot
  /** Newest slot at which a read found another content than the one that was known; −1 before the first. */
  changedSlot: Slot
}

/** An account as it was sent. */
export interface SeenAccount {
  readonly key: Address
  readonly family: number
  readonly data: Uint8Array
  readonly slot: Slot
}

/** The accounts of one protocol, to compare what the subscriptions report with what the chain has. */
export interface KnownAccounts {
  get(key: Address): KnownAccount | undefined
  /** The subscription sent it. */
  report(account: SeenAccount): void
  /** It was read, by its key or in a snapshot. */
  read(account: SeenAccount): void
  /** It is closed, or belongs to no family any more. */
  forget(key: Address): void
  /** A snapshot is in: an account that appears from now on is new. */
  complete(): void
  /** Every account that is on chain is known. */
  isComplete(): boolean
  /** Some accounts of a family, those that changed last where that is known. */
  sample(family: number, most: number): readonly Address[]
  /** The next accounts of a family; after its last one it begins again. */
  next(family: number, most: number): readonly Address[]
  count(family: number): number
}

/** Beyond this many, accounts are not compared any more: 200 bytes each. */
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

  /** Duplicates do no harm: `sample` takes each key once. */
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
