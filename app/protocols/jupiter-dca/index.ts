import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { collectSelfCpiEvents } from '../collect-events'
import { discriminatorsOf, notMine, type Protocol, startingWith } from '../protocol'
import { decodeDca, decodeDcaEvent } from './decode'
import { dcaInstructions } from './instructions'
import { dcaDiscriminator, dcaOffsets, dcaProgramId } from './layout'
import { normalizeDca, normalizeDcaEvent } from './normalize'

/**
 * Creates the protocol of Jupiter DCA. If many accounts are decoded, pass an address interner as `addressAt`.
 */
export function createJupiterDca(addressAt: AddressReader): Protocol {
  return {
    id: 'jupiter-dca',
    programIds: [dcaProgramId],
    knownInstructions: discriminatorsOf(dcaInstructions),
    accountFamilies: [
      {
        name: 'Dca',
        programId: dcaProgramId,
        filters: [startingWith(dcaDiscriminator)],
        split: { offset: dcaOffsets.user },
      },
    ],
    decodeAccount: (key, owner, data) => {
      if (owner !== dcaProgramId) return notMine
      const account = decodeDca(data, addressAt)
      return account.outcome === 'ok' ? normalizeDca(key, account.value) : account
    },
    readEvents: (transaction) =>
      collectSelfCpiEvents(
        transaction,
        dcaProgramId,
        (data) => decodeDcaEvent(data, addressAt),
        normalizeDcaEvent,
      ),
  }
}

/** Jupiter DCA without an address interner. */
export const jupiterDca: Protocol = createJupiterDca(readAddress)
