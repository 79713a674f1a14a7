import { encodeBase58 } from '~/lib/base58'
import { type AddressReader, readAddress } from '~/solana/address-reader'
import type { AccountFamily, AccountFilter, Protocol } from '../protocol'
import { decodeAccount } from './decode'
import {
  accountDiscriminators,
  driftProgramId,
  perpMarketLayout,
  spotMarketLayout,
  userLayout,
} from './layout'
import { readEvents } from './read-events'

const accountFamilies: readonly AccountFamily[] = [
  {
    name: 'PerpMarket',
    programId: driftProgramId,
    filters: [startingWith(accountDiscriminators.PerpMarket), { dataSize: perpMarketLayout.size }],
  },
  {
    name: 'SpotMarket',
    programId: driftProgramId,
    filters: [startingWith(accountDiscriminators.SpotMarket), { dataSize: spotMarketLayout.size }],
  },
  {
    // Nine of ten sub-accounts are idle; what they hold does not change until they wake up and match the filter again.
    name: 'User',
    programId: driftProgramId,
    filters: [
      startingWith(accountDiscriminators.User),
      { dataSize: userLayout.size },
      { memcmp: { offset: userLayout.idle, bytes: encodeBase58(Uint8Array.of(0)) } },
    ],
    splitOffset: userLayout.authority,
  },
]

/** Drift perpetuals: markets, users, their positions, balances and orders; fills, order actions and funding. Pass an interner where many accounts are decoded. */
export function createDriftPerps(addressAt: AddressReader): Protocol {
  return {
    id: 'drift-perps',
    programIds: [driftProgramId],
    accountFamilies,
    decodeAccount: (key, owner, data) => decodeAccount(key, owner, data, addressAt),
    readEvents: (transaction) => readEvents(transaction, addressAt),
  }
}

/** Drift perpetuals without a memory for addresses. */
export const driftPerps: Protocol = createDriftPerps(readAddress)

function startingWith(discriminator: Uint8Array): AccountFilter {
  return { memcmp: { offset: 0, bytes: encodeBase58(discriminator) } }
}
