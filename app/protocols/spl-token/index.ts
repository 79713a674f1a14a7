import { type AddressReader, createAddressInterner } from '~/solana/address-reader'
import type { Protocol, TransactionEvents } from '../protocol'
import { decodeAccount } from './decode'
import { metaplexProgramId, token2022ProgramId, tokenProgramId } from './layout'

const noEvents: TransactionEvents = { events: [], corrupt: [], truncated: false }

/** Mints rarely share an authority, so that few addresses are worth remembering. */
const rememberedAddresses = 1024

/** Mints and token metadata with an address reader of one's own; for tests and measurements. */
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

/** Mints of both token programs, Token-2022's metadata extension, Metaplex metadata. */
export const splToken: Protocol = createSplToken(createAddressInterner(rememberedAddresses))
