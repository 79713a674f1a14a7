import type { Address, Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { lacksNeeded } from '~/indexer/needed-parts'
import type { Clock } from '~/lib/clock'
import { toTransaction } from '~/solana/geyser/geyser-transaction'
import { readAccount, type StreamedAccount } from '~/solana/geyser/read-account'
import type { Transaction } from '~/solana/transaction/transaction'
import type { CursorMove } from '~/store/batch/batch'
import type { Pipeline } from '../../pipeline/pipeline'
import type { SlotClock } from '../../pipeline/slot-clock'
import type { ChainTip } from '../chain/chain-tip'
import type { Program, Programs } from './programs'
import type { CompleteSlot, SlotData } from './slot-assembly'

export interface SlotIntakeOptions {
  readonly programs: Programs
  readonly pipeline: Pick<Pipeline, 'addEvents'>
  readonly slotClock: Pick<SlotClock, 'anchor'>
  readonly tip: Pick<ChainTip, 'dated'>
  readonly clock: Clock
}

/** Passes the data of complete slots to the programs, and stores how far the stream has come. */
export interface SlotIntake {
  take(slot: CompleteSlot): void
  /** Records that all data up to this slot has been passed on. */
  reached(tail: Slot): void
  counters(): Readonly<Record<string, number>>
}

/** Interval at which the cursors are stored, milliseconds. After a restart this much is received again. */
const cursorEveryMs = 1_000

/** Returns the name of the cursor that contains the last complete slot of a protocol's stream. */
export function cursorOf(protocol: ProtocolId): CursorMove['source'] {
  return `geyser:${protocol}`
}

export function createSlotIntake({
  programs,
  pipeline,
  slotClock,
  tip,
  clock,
}: SlotIntakeOptions): SlotIntake {
  const counters = { foreign: 0, malformed: 0, unreadable: 0 }
  let storedMs = Number.NEGATIVE_INFINITY
  let stored: Slot | undefined

  /** Returns the keys of the accounts that belong to followed programs, if the slot has transactions. */
  function takeAccounts({ slot, accounts, transactions }: CompleteSlot): ReadonlySet<Address> {
    const delivered = new Set<Address>()
    for (const [owner, owned] of byOwner(newestOfEach(accounts))) {
      const program = programs.get(owner)
      if (program === undefined) {
        counters.foreign += owned.length
        continue
      }
      if (transactions.length > 0) for (const { key } of owned) delivered.add(key)
      program.accounts.take(owned, slot)
    }
    return delivered
  }

  /** Returns the last write of each account of a slot. */
  function newestOfEach(accounts: SlotData['accounts']): Iterable<StreamedAccount> {
    const newest = new Map<Address, StreamedAccount>()
    for (const message of accounts) {
      const account = unlessMalformed(() => readAccount(message))
      if (account === undefined) {
        counters.malformed += 1
        continue
      }
      const known = newest.get(account.key)
      if (known === undefined || known.writeVersion <= account.writeVersion) newest.set(account.key, account)
    }
    return newest.values()
  }

  /**
   * Stores the events of a slot in the order of execution. A transaction counts as delivered only after the
   * store has accepted its events. Otherwise the comparison with the signature list would not find it again.
   */
  function takeTransactions(data: CompleteSlot, delivered: ReadonlySet<Address>): void {
    const events: ChainEvent[] = []
    const taken: { readonly program: Program; readonly transaction: Transaction }[] = []
    for (const streamed of inOrder(data.transactions)) {
      const transaction = read(streamed, data)
      if (transaction === undefined) reject(streamed.signature, programs.all())
      if (transaction === undefined || transaction.failed) continue
      for (const program of programsOf(transaction)) {
        if (lacksNeeded(transaction, program.protocol)) {
          reject(transaction.signature, [program])
          program.accounts.written(transaction, delivered)
          continue
        }
        events.push(...program.events.read(transaction))
        taken.push({ program, transaction })
      }
    }
    if (events.length > 0) pipeline.addEvents({ events })
    for (const { program, transaction } of taken) {
      program.events.delivered(transaction)
      program.accounts.written(transaction, delivered)
    }
  }

  /** Returns a transaction. `undefined`: it contradicts itself, or its bytes are malformed. */
  function read(streamed: SlotData['transactions'][number], { slot, blockTime }: CompleteSlot) {
    return unlessMalformed(() => toTransaction(streamed, slot, blockTime))
  }

  function programsOf({ accountKeys }: Transaction): readonly Program[] {
    const keys = new Set(accountKeys)
    return [...keys].map((key) => programs.get(key)).filter((program) => program !== undefined)
  }

  /**
   * Asks the Solana RPC for a transaction that the stream has sent in an unusable form. `of`: programs that may
   * have events in it.
   */
  function reject(signature: Signature | undefined, of: Iterable<Program>): void {
    counters.unreadable += 1
    if (signature === undefined) return
    for (const { events } of of) events.unreadable({ signature })
  }

  return {
    counters: () => ({ ...counters }),
    take(data) {
      if (data.blockTime !== null) slotClock.anchor(data.slot, data.blockTime)
      tip.dated(data.slot, data.blockTime)
      takeTransactions(data, takeAccounts(data))
    },
    reached(tail) {
      if (tail === stored || clock.monotonicMs() - storedMs < cursorEveryMs) return
      stored = tail
      storedMs = clock.monotonicMs()
      const protocols = new Set([...programs.all()].map(({ protocol }) => protocol.id))
      const cursors = [...protocols].map((id) => ({ source: cursorOf(id), slot: tail }))
      pipeline.addEvents({ events: [], cursors })
    },
  }
}

/**
 * Returns transactions in the order of execution, each once. A stream may repeat messages and change their
 * order. Transactions without an index keep the order of arrival.
 */
function inOrder(transactions: SlotData['transactions']): SlotData['transactions'] {
  const once = new Map(transactions.map((transaction) => [transaction.signature ?? transaction, transaction]))
  return [...once.values()].sort((one, other) => one.index - other.index)
}

/** Groups accounts by their owner. */
function byOwner(accounts: Iterable<StreamedAccount>): ReadonlyMap<Address, readonly StreamedAccount[]> {
  const groups = new Map<Address, StreamedAccount[]>()
  for (const account of accounts) {
    const known = groups.get(account.owner)
    if (known === undefined) groups.set(account.owner, [account])
    else known.push(account)
  }
  return groups
}

/** Returns what was read. `undefined`: the bytes are no message of protobuf, or contradict themselves. */
function unlessMalformed<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
