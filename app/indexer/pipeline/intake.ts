import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { describeError } from '~/lib/async/retryable-error'
import type { LoggedEvents, Protocol, TransactionEvents } from '~/protocols/protocol'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import type { Transaction } from '~/solana/transaction/transaction'
import type { AccountWrite, PriceWrite } from '~/store/batch/batch'
import { createClosedAccounts } from './closed-accounts'
import type { DecodeWatch } from './decode-watch'
import type { Pipeline } from './pipeline'
import type { PriceGuard } from './price-guard'
import type { QuarantineLimiter } from './quarantine-limiter'
import type { SlotClock } from './slot-clock'

export interface IntakeOptions {
  readonly protocols: readonly Protocol[]
  readonly pipeline: Pick<Pipeline, 'addAccount' | 'addClosed' | 'addPrice' | 'addQuarantined'>
  readonly slotClock: SlotClock
  readonly priceGuard: PriceGuard
  readonly quarantine: QuarantineLimiter
  readonly decodeWatch: DecodeWatch
}

/** Decodes raw updates and passes the rows on to the store. Never throws, even for corrupt bytes. */
export interface Intake {
  acceptAccount(account: RpcAccount, slot: Slot, followed: FollowedProgram): void
  /** Like `acceptAccount`, for many accounts of one slot. */
  acceptAccounts(accounts: readonly RpcAccount[], slot: Slot, followed: FollowedProgram): void
  /** Records that an account no longer exists, according to a read of the chain. */
  acceptClosed(key: Address, slot: Slot, protocol: ProtocolId): void
  /**
   * Returns the events of one protocol, with their times. The caller adds them to the pipeline together with
   * the protocol's cursor.
   */
  readEvents(protocol: Protocol, transaction: Transaction): readonly ChainEvent[]
  /**
   * Like `readEvents`, but for a transaction that is known only by its log. Also returns the accounts that it
   * wrote. `undefined`: the whole transaction is needed.
   */
  readLog(protocol: Protocol, transaction: Transaction): LoggedTransaction | undefined
  acceptPrice(price: PriceWrite): void
  /** Registers a listener for every price that is on its way to the store. */
  onPrice(listener: (price: PriceWrite) => void): void
  /** Registers a listener for every account state that is on its way to the store. */
  onState(listener: (write: AccountWrite) => void): void
  counters(): Readonly<Record<string, number>>
}

/**
 * Program of the subscription or snapshot that an account came from. Such a source can deliver only accounts
 * of this program.
 */
export interface FollowedProgram {
  readonly programId: Address
  readonly protocol: ProtocolId
}

export interface LoggedTransaction {
  readonly events: readonly ChainEvent[]
  readonly written: readonly Address[]
}

interface SlotTime {
  readonly slot: Slot
  readonly at: UnixSeconds
}

type DecodedAccount = ReturnType<Protocol['decodeAccount']>

const nothing = new Uint8Array()
const oneRead = (isReadable: boolean) => ({ all: 1, corrupt: isReadable ? 0 : 1 })

export function createIntake(options: IntakeOptions): Intake {
  const { protocols, pipeline, slotClock, priceGuard, quarantine, decodeWatch } = options
  const byOwner = new Map<Address, Protocol>()
  for (const protocol of protocols)
    for (const programId of protocol.programIds) byOwner.set(programId, protocol)
  const listeners: ((write: AccountWrite) => void)[] = []
  const priceListeners: ((price: PriceWrite) => void)[] = []
  const closedAccounts = createClosedAccounts()
  const counters = { decoded: 0, notMine: 0, gone: 0, foreign: 0, truncated: 0, outdated: 0 }

  /** Returns whether the account can be decoded. */
  function decode(account: RpcAccount, { slot, at }: SlotTime, protocol: Protocol): boolean {
    const { key, data } = account
    const decoded = decodeSafely(account, protocol)
    if (decoded.outcome === 'notMine') counters.notMine += 1
    else if (decoded.outcome === 'corrupt') reject(protocol.id, key, decoded.reason, data, slot)
    else {
      counters.decoded += 1
      const write = { state: decoded.value, slot, at }
      pipeline.addAccount(write)
      for (const listener of listeners) listener(write)
    }
    return decoded.outcome !== 'corrupt'
  }

  function acceptAccounts(
    accounts: readonly RpcAccount[],
    slot: Slot,
    { programId, protocol }: FollowedProgram,
  ): void {
    const decoder = byOwner.get(programId)
    const time = { slot, at: slotClock.timeOf(slot) }
    const counts = { all: 0, corrupt: 0 }
    for (const account of accounts) {
      // A closed account may be reported one last time, empty and owned by the system program.
      if (account.lamports === 0) acceptClosed(account.key, slot, protocol)
      else if (closedAccounts.isOutdated(account.key, slot)) counters.outdated += 1
      else if (decoder === undefined || account.owner !== programId) counters.foreign += 1
      else {
        counts.all += 1
        if (!decode(account, time, decoder)) counts.corrupt += 1
      }
    }
    if (decoder && counts.all > 0) decodeWatch.read(decoder.id, 'accounts', time.at, counts)
  }

  /** Catches exceptions of our decoder, so that one bad account does not block the accounts behind it. */
  function decodeSafely({ key, owner, data }: RpcAccount, protocol: Protocol): DecodedAccount {
    try {
      return protocol.decodeAccount(key, owner, data)
    } catch (error) {
      return { outcome: 'corrupt', reason: `decoder failed: ${describeError(error)}` }
    }
  }

  function reject(protocol: ProtocolId, source: string, reason: string, bytes: Uint8Array, slot: Slot): void {
    const kept = quarantine.admit({ protocol, source, reason, bytes, slot })
    if (kept) pipeline.addQuarantined(kept)
  }

  function acceptClosed(key: Address, slot: Slot, protocol: ProtocolId): void {
    counters.gone += 1
    closedAccounts.closed(key, slot)
    pipeline.addClosed({ key, slot, protocol, at: slotClock.timeOf(slot) })
  }

  /**
   * Catches exceptions of our decoder, so that one bad transaction does not block the transactions behind it.
   */
  function readSafely(protocol: Protocol, transaction: Transaction): TransactionEvents {
    const { signature, slot } = transaction
    try {
      const found = protocol.readEvents(transaction)
      if (!found.truncated) return found
      counters.truncated += 1
      decodeWatch.truncated(protocol.id)
      reject(protocol.id, signature, 'log truncated', nothing, slot)
      return found
    } catch (error) {
      const reason = `decoder failed: ${describeError(error)}`
      return {
        events: [],
        corrupt: [{ instructionPath: '', reason, data: nothing }],
        truncated: false,
      }
    }
  }

  function readLogSafely(protocol: Protocol, transaction: Transaction): LoggedEvents | undefined {
    try {
      return protocol.readLog?.(transaction)
    } catch {
      return undefined // Reading the whole transaction reports the reason.
    }
  }

  /** Replaces a block time that is missing or in the future with an estimate from the slot. */
  function withTime(event: ChainEvent): ChainEvent {
    if (event.at !== null && slotClock.believes(event.at)) return event
    return { ...event, at: slotClock.timeNear(event.slot) ?? null }
  }

  return {
    acceptClosed,
    acceptAccounts,
    acceptAccount: (account, slot, followed) => acceptAccounts([account], slot, followed),
    onState: (listener) => listeners.push(listener),
    onPrice: (listener) => priceListeners.push(listener),
    counters: () => ({ ...counters, ...quarantine.counters(), ...priceGuard.counters() }),
    readEvents(protocol, transaction) {
      const { signature, slot, blockTime } = transaction
      const found = readSafely(protocol, transaction)
      const isReadable = found.corrupt.length === 0
      if (!isReadable || found.events.length > 0)
        decodeWatch.read(protocol.id, 'events', blockTime ?? slotClock.timeOf(slot), oneRead(isReadable))
      for (const { instructionPath, reason, data } of found.corrupt) {
        reject(protocol.id, `${signature} ${instructionPath}`.trim(), reason, data, slot)
      }
      return found.events.map(withTime)
    },
    readLog(protocol, transaction) {
      const found = readLogSafely(protocol, transaction)
      // Undecodable events are reported once, when the whole transaction has been read.
      if (found === undefined || found.truncated || found.corrupt.length > 0) return undefined
      const { slot } = transaction
      if (found.events.length > 0)
        decodeWatch.read(protocol.id, 'events', slotClock.timeOf(slot), oneRead(true))
      return { events: found.events.map(withTime), written: found.written }
    },
    acceptPrice(price) {
      const admitted = priceGuard.admit(price)
      if (admitted === undefined) return
      pipeline.addPrice(admitted)
      for (const listener of priceListeners) listener(admitted)
    },
  }
}
