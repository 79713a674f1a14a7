import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { type Transaction, writableKeys } from '~/solana/transaction'

/** A comparison with the node's list of signatures of which every transaction has been read. */
export interface ReadList {
  /** When it was requested, monotonic milliseconds: it has everything that was confirmed before. */
  readonly startedMs: number
  /** The chain was confirmed up to here before it was requested. */
  readonly asOf: Slot
}

export interface ActivityListener {
  /** Accounts that a successful transaction could write. */
  onWritten(slot: Slot, keys: readonly Address[]): void
  /** Part of the transactions is unknown: they can't be read, or are too many to be read soon. */
  onIncomplete(): void
  onList(list: ReadList): void
}

/**
 * What the transactions of a program say about its accounts. An account changes only by a transaction of the program that owns it, so
 * whoever knows all transactions and reads what they wrote misses nothing, with or without a subscription. The events source fills it,
 * the accounts source uses it.
 */
export interface ProgramActivity {
  read(transaction: Transaction): void
  incomplete(): void
  listed(list: ReadList): void
  /** Asks for a comparison with the list now. */
  requestList(): void
  onListRequest(listener: () => void): void
  follow(listener: ActivityListener): void
}

export function createProgramActivity(): ProgramActivity {
  const listeners: ActivityListener[] = []
  const requests: (() => void)[] = []
  return {
    read(transaction) {
      if (transaction.failed) return // it wrote nothing but its fee
      for (const { onWritten } of listeners) onWritten(transaction.slot, writableKeys(transaction))
    },
    incomplete() {
      for (const { onIncomplete } of listeners) onIncomplete()
    },
    listed(list) {
      for (const { onList } of listeners) onList(list)
    },
    requestList() {
      for (const request of requests) request()
    },
    onListRequest: (listener) => requests.push(listener),
    follow: (listener) => listeners.push(listener),
  }
}
