import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { type Transaction, writableKeys } from '~/solana/transaction'

/** A comparison with the node's signature list, after every listed transaction has been read. */
export interface ReadList {
  /**
   * Request time of the list, monotonic milliseconds. The list contains everything that was confirmed before.
   */
  readonly startedMs: number
  /** The confirmed slot before the request. */
  readonly asOf: Slot
}

export interface ActivityListener {
  /** Called with the accounts that a successful transaction could write. */
  onWritten(slot: Slot, keys: readonly Address[]): void
  /**
   * Called if transactions are missing because they can't be read, or because there are too many to read
   * soon.
   */
  onIncomplete(): void
  onList(list: ReadList): void
}

/**
 * Passes what the transactions of a program show about its accounts from the events source to the accounts
 * source. An account changes only by a transaction of the program that owns it. So reading what all
 * transactions wrote finds every change, with or without a subscription.
 */
export interface ProgramActivity {
  read(transaction: Transaction): void
  incomplete(): void
  listed(list: ReadList): void
  /** Requests a comparison with the list now. */
  requestList(): void
  onListRequest(listener: () => void): void
  follow(listener: ActivityListener): void
}

export function createProgramActivity(): ProgramActivity {
  const listeners: ActivityListener[] = []
  const requests: (() => void)[] = []
  return {
    read(transaction) {
      if (transaction.failed) return // such a transaction wrote nothing but its fee
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
