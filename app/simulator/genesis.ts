import { createHash } from 'node:crypto'
import type { Address } from '~/domain/ids'
import { encodeBase58 } from '~/lib/base58'
import type { LedgerAccount } from './ledger'
import type { FixtureChain } from './replay/fixture-chain'
import { namedAddress } from './world/addresses'

/**
 * Genesis hash of the simulated world: the identity by which a database refuses another world. Everything that changes what
 * happens in the world must change it. The world at speed 1 keeps the hash that it had when the seed alone was its identity.
 */
export function worldGenesis(seed: number, speed: number): Address {
  return namedAddress(seed, speed === 1 ? 'genesis' : `genesis at speed ${speed}`)
}

/** Genesis hash of a folder of fixtures: by what it serves, so that neither names nor comments of files count. */
export function fixtureGenesis({ accounts, transactions }: FixtureChain): string {
  const hash = createHash('sha256').update('sextant fixtures')
  const byKey = (left: LedgerAccount, right: LedgerAccount) => (left.key < right.key ? -1 : 1)
  for (const { key, owner, lamports, slot, data } of [...accounts.values()].sort(byKey))
    hash.update(`\0account ${key} ${owner} ${lamports} ${slot} ${data.length}\0`).update(data)
  for (const { signature, slot } of transactions) hash.update(`\0transaction ${signature} ${slot}`)
  return encodeBase58(hash.digest())
}
