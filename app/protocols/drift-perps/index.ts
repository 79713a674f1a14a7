import { encodeBase58 } from '~/lib/text/base58'
import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { type AccountFamily, discriminatorsOf, type Protocol, startingWith } from '../protocol'
import { decodeAccount } from './decode'
import { instructionLayouts } from './instructions'
import {
  accountDiscriminators,
  driftProgramId,
  driftProtocol,
  perpMarketLayout,
  spotMarketLayout,
  userLayout,
} from './layout'
import { readEvents } from './read-events'
import { readLog } from './read-log'

const accountFamilies: readonly AccountFamily[] = [
  {
    name: 'PerpMarket',
    programId: driftProgramId,
    filters: [startingWith(accountDiscriminators.PerpMarket)],
    split: { offset: perpMarketLayout.pubkey },
  },
  {
    name: 'SpotMarket',
    programId: driftProgramId,
    filters: [startingWith(accountDiscriminators.SpotMarket)],
    split: { offset: spotMarketLayout.pubkey },
  },
  {
    // Idle sub-accounts are not followed, because nine of ten sub-accounts are idle. An idle account does not
    // change until it becomes active and matches the filter again.
    name: 'User',
    programId: driftProgramId,
    filters: [
      startingWith(accountDiscriminators.User),
      { memcmp: { offset: userLayout.idle, bytes: encodeBase58(Uint8Array.of(0)) } },
    ],
    split: { offset: userLayout.authority, accountBytes: userLayout.size },
  },
]

/**
 * Creates the protocol of Drift perpetuals: markets, users with positions, balances and orders, fills, order
 * actions and funding. If many accounts are decoded, pass an address interner as `addressAt`.
 */
export function createDriftPerps(addressAt: AddressReader): Protocol {
  return {
    id: driftProtocol,
    programIds: [driftProgramId],
    knownInstructions: discriminatorsOf(instructionLayouts),
    accountFamilies,
    decodeAccount: (key, owner, data) => decodeAccount(key, owner, data, addressAt),
    readEvents: (transaction) => readEvents(transaction, addressAt),
    readLog: (transaction) => readLog(transaction, addressAt),
  }
}

/** Drift perpetuals without an address interner. */
export const driftPerps: Protocol = createDriftPerps(readAddress)
