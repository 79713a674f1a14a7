import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { type Transaction, writableKeys } from '~/solana/transaction/transaction'

/**
 * A comparison with the node's signature list, which is reported once every listed transaction has been read.
 */
export interface ReadList {
  /**
   * Time at which the list was requested, monotonic milliseconds. The list contains all transactions that
   * were confirmed before that time.
   */
  readonly startedMs: number
  /** Newest confirmed slot before the list was requested. */
  readonly asOf: Slot
}

export interface ActivityListener {
  /** Called with the accounts that a successful transaction could write. */
  onWritten(slot: Slot, keys: readonly Address[]): void
  /** Called if transactions are missing. Either they can't be read, or there are too many to read soon. */
  onIncomplete(): void
  onList(list: ReadList): void
  /**
   * Whether all accounts that each transaction could write must be known. Otherwise the accounts that its
   * events name are enough.
   */
  needsEveryKey(): boolean
  /** Whether an account of the program is known. */
  knows(key: Address): boolean
}

/**
 * Passes information from the events source to the accounts source: which accounts the program's transactions
 * could write. An account changes only in a transaction of the program that owns it. Reading all accounts
 * that the transactions wrote therefore finds every change, with or without a subscription.
 */
export interface ProgramActivity {
  read(transaction: Transaction): void
  /** Records accounts that a transaction wrote, as far as its log names them. */
  wrote(slot: Slot, keys: readonly Address[]): void
  needsEveryKey(): boolean
  knows(key: Address): boolean
  incomplete(): void
  listed(list: ReadList): void
  /** Requests an immediate comparison with the signature list. */
  requestList(): void
  onListRequest(listener: () => void): void
  follow(listener: ActivityListener): void
}

export function createProgramActivity(): ProgramActivity {
  const listeners: ActivityListener[] = []
  const requests: (() => void)[] = []
  return {
    read(transaction) {
      if (transaction.failed) return // A failed transaction writes nothing but its fee.
      for (const { onWritten } of listeners) onWritten(transaction.slot, writableKeys(transaction))
    },
    wrote(slot, keys) {
      for (const { onWritten } of listeners) onWritten(slot, keys)
    },
    needsEveryKey: () => listeners.some((listener) => listener.needsEveryKey()),
    knows: (key) => listeners.some((listener) => listener.knows(key)),
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
