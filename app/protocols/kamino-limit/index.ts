import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { collectSelfCpiEvents } from '../collect-events'
import { discriminatorsOf, notMine, type Protocol, startingWith } from '../protocol'
import { decodeKaminoEvent, decodeKaminoOrder } from './decode'
import { kaminoInstructions } from './instructions'
import { kaminoProgramId, orderDiscriminator, orderOffsets } from './layout'
import { normalizeKaminoEvent, normalizeKaminoOrder } from './normalize'

/**
 * Creates the protocol of Kamino limit orders. If many accounts are decoded, pass an address interner as
 * `addressAt`.
 */
export function createKaminoLimit(addressAt: AddressReader): Protocol {
  return {
    id: 'kamino-limit',
    programIds: [kaminoProgramId],
    knownInstructions: discriminatorsOf(kaminoInstructions),
    accountFamilies: [
      {
        name: 'Order',
        programId: kaminoProgramId,
        filters: [startingWith(orderDiscriminator)],
        split: { offset: orderOffsets.maker },
      },
    ],
    decodeAccount: (key, owner, data) => {
      if (owner !== kaminoProgramId) return notMine
      const account = decodeKaminoOrder(data, addressAt)
      return account.outcome === 'ok' ? normalizeKaminoOrder(key, account.value) : account
    },
    readEvents: (transaction) =>
      collectSelfCpiEvents(
        transaction,
        kaminoProgramId,
        (data) => decodeKaminoEvent(data, addressAt),
        normalizeKaminoEvent,
      ),
  }
}

/** Kamino limit orders without an address interner. */
export const kaminoLimit: Protocol = createKaminoLimit(readAddress)
