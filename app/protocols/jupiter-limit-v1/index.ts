import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { readCallsOf } from '~/solana/transaction/log-lines'
import type { Transaction } from '~/solana/transaction/transaction'
import { collectLogEvents } from '../collect-events'
import {
  discriminatorsOf,
  type LoggedEvents,
  notMine,
  type Protocol,
  startingWith,
  type TransactionEvents,
} from '../protocol'
import { decodeLimitV1Event, decodeLimitV1Order } from './decode'
import { limitV1Instructions } from './instructions'
import { limitV1ProgramId, orderDiscriminator, orderOffsets } from './layout'
import { normalizeLimitV1Event, normalizeLimitV1Order, readCancellations } from './normalize'

/**
 * Creates the protocol of Jupiter limit orders, version 1. If many accounts are decoded, pass an address
 * interner as `addressAt`.
 */
export function createJupiterLimitV1(addressAt: AddressReader): Protocol {
  return {
    id: 'jupiter-limit-v1',
    programIds: [limitV1ProgramId],
    knownInstructions: discriminatorsOf(limitV1Instructions),
    accountFamilies: [
      {
        name: 'Order',
        programId: limitV1ProgramId,
        filters: [startingWith(orderDiscriminator)],
        split: { offset: orderOffsets.maker },
      },
    ],
    decodeAccount: (key, owner, data) => {
      if (owner !== limitV1ProgramId) return notMine
      const account = decodeLimitV1Order(data, addressAt)
      return account.outcome === 'ok' ? normalizeLimitV1Order(key, account.value) : account
    },
    readEvents: (transaction) => readLimitV1Events(transaction, addressAt),
    readLog: (transaction) => readLimitV1Log(transaction, addressAt),
  }
}

/**
 * Reads a transaction from its log alone. Fills then lack maker and mints, which the store takes from the
 * order. `undefined`: an instruction has printed no event.
 */
function readLimitV1Log(transaction: Transaction, addressAt: AddressReader): LoggedEvents | undefined {
  const calls = readCallsOf(transaction.logs, limitV1ProgramId)
  if (calls === undefined) return undefined
  const expired = new Set<number>()
  for (const lines of calls) {
    const names = lines.flatMap(({ text }) => /^Instruction: (\w+)$/.exec(text)?.[1] ?? [])
    if (names.includes('CancelExpiredOrder')) for (const { line } of lines) expired.add(line)
    // The first half of a flash fill prints no event. The second half follows in the same transaction.
    const isWhole = names.includes('PreFlashFillOrder') || lines.some(({ kind }) => kind === 'data')
    if (!isWhole) return undefined
  }
  const found = readLimitV1Events(transaction, addressAt)
  // The event is the same for every cancellation, so the name of the instruction shows who ended the order.
  const events = found.events.map((event) =>
    event.type === 'order-closed' && event.instructionPath === 'log' && expired.has(event.eventIndex)
      ? { ...event, end: 'expired' as const }
      : event,
  )
  const orders = found.events.flatMap((event) => ('order' in event ? [event.order] : []))
  if (calls.length > 0 && orders.length === 0) return undefined
  return { ...found, events, written: [...new Set(orders)] }
}

/** Jupiter limit orders, version 1, without an address interner. */
export const jupiterLimitV1: Protocol = createJupiterLimitV1(readAddress)

function readLimitV1Events(transaction: Transaction, addressAt: AddressReader): TransactionEvents {
  const found = collectLogEvents(
    transaction,
    limitV1ProgramId,
    (data) => decodeLimitV1Event(data, addressAt),
    normalizeLimitV1Event,
  )
  if (!found.truncated || transaction.failed) return found
  const closed = new Set(
    found.events.flatMap((event) => (event.type === 'order-closed' ? [event.order] : [])),
  )
  const missed = readCancellations(transaction).filter((event) => !closed.has(event.order))
  return { ...found, events: [...found.events, ...missed] }
}
