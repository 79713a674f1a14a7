import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import type { Transaction } from '~/solana/transaction/transaction'
import { collectLogEvents } from '../collect-events'
import { discriminatorsOf, notMine, type Protocol, startingWith, type TransactionEvents } from '../protocol'
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
  }
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
