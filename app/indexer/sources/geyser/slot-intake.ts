import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Clock } from '~/lib/clock'
import type { SubscribeUpdateAccount__Output as AccountUpdate } from '~/solana/geyser/generated/geyser/SubscribeUpdateAccount.generated'
import { toRpcAccount } from '~/solana/geyser/geyser-account'
import { signatureOf, toTransaction } from '~/solana/geyser/geyser-transaction'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import type { Transaction } from '~/solana/transaction/transaction'
import type { CursorMove } from '~/store/batch/batch'
import type { Pipeline } from '../../pipeline/pipeline'
import type { SlotClock } from '../../pipeline/slot-clock'
import type { ChainTip } from '../chain/chain-tip'
import type { Program, Programs } from './programs'
import type { CompleteSlot } from './slot-assembly'

export interface SlotIntakeOptions {
  readonly programs: Programs
  readonly pipeline: Pick<Pipeline, 'addEvents'>
  readonly slotClock: SlotClock
  /** Receives the time of each block, which replaces requests for block times. */
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

interface NewestState {
  readonly account: RpcAccount
  readonly program: Program
  readonly writeVersion: number
}

/** Interval at which the cursors are stored, milliseconds. After a restart this much is received again. */
const cursorEveryMs = 1_000

/** Returns the name of the cursor that contains the last complete slot of a protocol's stream. */
export function cursorOf(protocol: ProtocolId): CursorMove['source'] {
  return `geyser:${protocol}`
}

export function createSlotIntake(options: SlotIntakeOptions): SlotIntake {
  const { programs, pipeline, slotClock, tip, clock } = options
  const counters = { foreign: 0, unreadable: 0 }
  let storedMs = Number.NEGATIVE_INFINITY
  let stored: Slot | undefined

  /** Returns the accounts of followed programs, by key. */
  function takeAccounts({ slot, accounts }: CompleteSlot): ReadonlyMap<Address, unknown> {
    const newest = newestStates(accounts)
    for (const { account, program } of newest.values()) program.accounts.take(account, slot)
    return newest
  }

  /** Returns the last state of each account. A node reports every write in a slot. */
  function newestStates(updates: readonly AccountUpdate[]): ReadonlyMap<Address, NewestState> {
    const newest = new Map<Address, NewestState>()
    for (const update of updates) {
      const account = toRpcAccount(update)
      const program = account && programs.get(account.owner)
      if (account === undefined || program === undefined) {
        counters.foreign += 1
        continue
      }
      const { writeVersion = 0 } = update.account ?? {}
      const known = newest.get(account.key)
      if (known === undefined || known.writeVersion <= writeVersion)
        newest.set(account.key, { account, program, writeVersion })
    }
    return newest
  }

  function takeTransactions(data: CompleteSlot, delivered: Pick<ReadonlySet<Address>, 'has'>): void {
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
