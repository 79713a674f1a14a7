import { type AddressReader, readAddress } from '~/solana/address-reader'
import type { Protocol, TransactionEvents } from '../protocol'
import { decodeAccount } from './decode'
import { metaplexProgramId, token2022ProgramId, tokenProgramId } from './layout'

const noEvents: TransactionEvents = { events: [], corrupt: [], truncated: false }

/** Mints of both token programs, Token-2022's metadata extension, Metaplex metadata. Pass an interner where many accounts are decoded. */
export function createSplToken(addressAt: AddressReader): Protocol {
  return {
    id: 'spl-token',
    programIds: [tokenProgramId, token2022ProgramId, metaplexProgramId],
    // There are millions of mints: they are asked for by key when an order names them, never followed as a family.
    accountFamilies: [],
    decodeAccount: (key, owner, data) => decodeAccount(key, owner, data, addressAt),
    readEvents: () => noEvents,
  }
}

/** Mints and token metadata without a memory for addresses. */
export const splToken: Protocol = createSplToken(readAddress)
