import { type AddressReader, readAddress } from '~/solana/address-reader'
import type { Protocol, TransactionEvents } from '../protocol'
import { decodeAccount } from './decode'
import { metaplexProgramId, token2022ProgramId, tokenProgramId } from './layout'

const noEvents: TransactionEvents = { events: [], corrupt: [], truncated: false }

/**
 * Creates the protocol of mints of both token programs, Token-2022's metadata extension and Metaplex
 * metadata. Pass an address interner as `addressAt` if many accounts are decoded.
 */
export function createSplToken(addressAt: AddressReader): Protocol {
  return {
    id: 'spl-token',
    programIds: [tokenProgramId, token2022ProgramId, metaplexProgramId],
    // Millions of mints exist. They are requested by key when an order names them, never followed as a whole.
    accountFamilies: [],
    decodeAccount: (key, owner, data) => decodeAccount(key, owner, data, addressAt),
    readEvents: () => noEvents,
  }
}

/** Mints and token metadata without an address interner. */
export const splToken: Protocol = createSplToken(readAddress)
