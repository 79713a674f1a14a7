import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Clock } from '~/lib/clock'
import { toRpcAccount } from '~/solana/geyser/geyser-account'
import { signatureOf, toTransaction } from '~/solana/geyser/geyser-transaction'
import type { Transaction } from '~/solana/transaction/transaction'
import type { CursorMove } from '~/store/batch/batch'
import type { Pipeline } from '../../pipeline/pipeline'
import type { SlotClock } from '../../pipeline/slot-clock'
import type { Program, Programs } from './programs'
import type { CompleteSlot } from './slot-assembly'

export interface SlotIntakeOptions {
  readonly programs: Programs
  readonly pipeline: Pick<Pipeline, 'addEvents'>
  readonly slotClock: SlotClock
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

export function createSlotIntake({ programs, pipeline, slotClock, clock }: SlotIntakeOptions): SlotIntake {
  const counters = { foreign: 0, unreadable: 0 }
  let storedMs = Number.NEGATIVE_INFINITY
  let stored: Slot | undefined

  /** Returns the keys of the accounts that belong to followed programs, if the slot has transactions. */
  function takeAccounts({ slot, accounts, transactions }: CompleteSlot): ReadonlySet<Address> {
    const delivered = new Set<Address>()
    for (const update of accounts) {
      const account = toRpcAccount(update)
      const program = account && programs.get(account.owner)
      if (account === undefined || program === undefined) {
        counters.foreign += 1
        continue
      }
      if (transactions.length > 0) delivered.add(account.key)
      program.accounts.take(account, slot)
    }
    return delivered
  }

  function takeTransactions(data: CompleteSlot, delivered: ReadonlySet<Address>): void {
    const events: ChainEvent[] = []
    for (const info of data.transactions) {
      const transaction = toTransaction(info, data.slot, data.blockTime)
      if (transaction === undefined) {
        reject(signatureOf(info))
        continue
      }
      if (transaction.failed) continue
      for (const { accounts, events: reader } of programsOf(transaction)) {
        events.push(...reader.take(transaction))
        accounts.written(transaction, delivered)
      }
    }
    if (events.length > 0) pipeline.addEvents({ events })
  }

  function programsOf({ accountKeys }: Transaction): readonly Program[] {
    return accountKeys.map((key) => programs.get(key)).filter((program) => program !== undefined)
  }

  /** The programs of an unreadable transaction are unknown, so each of them asks the Solana RPC for it. */
  function reject(signature: Transaction['signature'] | undefined): void {
    counters.unreadable += 1
    if (signature === undefined) return
    for (const { events } of programs.all()) events.unreadable({ signature })
  }

  return {
    counters: () => ({ ...counters }),
    take(data) {
      if (data.blockTime !== null) slotClock.anchor(data.slot, data.blockTime)
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
