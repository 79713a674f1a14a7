import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import type { Protocol, TransactionEvents } from '../protocol'
import { decodeAccount } from './decode'
import { metaplexProgramId, token2022ProgramId, tokenProgramId } from './layout'

const noEvents: TransactionEvents = { events: [], corrupt: [], truncated: false }

/**
 * Creates the protocol of token mints and metadata. It decodes mints of both token programs, the metadata
 * extension of Token-2022 and Metaplex metadata. If many accounts are decoded, pass an address interner as
 * `addressAt`.
 */
export function createSplToken(addressAt: AddressReader): Protocol {
  return {
    id: 'spl-token',
    programIds: [tokenProgramId, token2022ProgramId, metaplexProgramId],
    // Mints are read as accounts, not from instructions.
    knownInstructions: [],
    // Millions of mints exist, so Sextant does not follow all of them. It requests a mint by address when an
    // order refers to it.
    accountFamilies: [],
    decodeAccount: (key, owner, data) => decodeAccount(key, owner, data, addressAt),
    readEvents: () => noEvents,
  }
}

/** Mints and token metadata without an address interner. */
export const splToken: Protocol = createSplToken(readAddress)
