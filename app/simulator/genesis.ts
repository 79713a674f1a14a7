import { createHash } from 'node:crypto'
import type { Address } from '~/domain/base/ids'
import type { UnixMs } from '~/domain/base/time'
import { encodeBase58 } from '~/lib/text/base58'
import type { LedgerAccount } from './ledger'
import type { FixtureChain } from './replay/fixture-chain'
import { namedAddress } from './world/addresses'
import { defaultGenesisMs } from './world/world-time'

/**
 * Returns the genesis hash of the simulated world. A database uses the hash to reject data of another world,
 * so every parameter that changes what happens in the world must change the hash. At speed 1 and the
 * default time the hash depends on the seed alone, because databases that were created before these settings
 * existed have stored that hash.
 */
export function worldGenesis(seed: number, speed: number, genesisMs: UnixMs = defaultGenesisMs): Address {
  const name = speed === 1 ? 'genesis' : `genesis at speed ${speed}`
  return namedAddress(seed, genesisMs === defaultGenesisMs ? name : `${name} and time ${genesisMs}`)
}

/**
 * Returns the genesis hash of a fixture folder. It depends only on the served content, not on file names or
 * comments.
 */
export function fixtureGenesis({ accounts, transactions }: FixtureChain): string {
  const hash = createHash('sha256').update('sextant fixtures')
  const byKey = (left: LedgerAccount, right: LedgerAccount) => (left.key < right.key ? -1 : 1)
  for (const { key, owner, lamports, slot, data } of [...accounts.values()].sort(byKey))
    hash.update(`\0account ${key} ${owner} ${lamports} ${slot} ${data.length}\0`).update(data)
  for (const { signature, slot } of transactions) hash.update(`\0transaction ${signature} ${slot}`)
  return encodeBase58(hash.digest())
}
