import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { collectSelfCpiEvents } from '../collect-events'
import { discriminatorsOf, notMine, type Protocol, startingWith } from '../protocol'
import { decodeLimitEvent, decodeLimitOrder } from './decode'
import { limitInstructions } from './instructions'
import { limitProgramId, orderDiscriminator, orderOffsets } from './layout'
import { normalizeLimitEvent, normalizeLimitOrder } from './normalize'

/**
 * Creates the protocol of Jupiter limit orders, version 2. If many accounts are decoded, pass an address
 * interner as `addressAt`.
 */
export function createJupiterLimit(addressAt: AddressReader): Protocol {
  return {
    id: 'jupiter-limit',
    programIds: [limitProgramId],
    knownInstructions: discriminatorsOf(limitInstructions),
    accountFamilies: [
      {
        name: 'Order',
        programId: limitProgramId,
        filters: [startingWith(orderDiscriminator)],
        split: { offset: orderOffsets.maker },
      },
    ],
    decodeAccount: (key, owner, data) => {
      if (owner !== limitProgramId) return notMine
      const account = decodeLimitOrder(data, addressAt)
      return account.outcome === 'ok' ? normalizeLimitOrder(key, account.value) : account
    },
    readEvents: (transaction) =>
      collectSelfCpiEvents(
        transaction,
        limitProgramId,
        (data) => decodeLimitEvent(data, addressAt),
        normalizeLimitEvent,
      ),
  }
}

/** Jupiter limit orders, version 2, without an address interner. */
export const jupiterLimit: Protocol = createJupiterLimit(readAddress)
