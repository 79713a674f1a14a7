import { createHash } from 'node:crypto'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import { encodeBase58 } from '~/lib/text/base58'
import { addressBytes } from '../address/address-reader'
import { putBytes } from '../bytes/put-bytes'
import { isOnCurve } from './ed25519-point'

const maxSeeds = 16
const maxSeedLength = 32
const marker = new TextEncoder().encode('ProgramDerivedAddress')

/**
 * A program-derived address, for which only its program can sign. `bump`: the number that moves the address
 * off the curve.
 */
export interface ProgramAddress {
  readonly address: Address
  readonly bump: number
}

/**
 * Returns the program-derived address of the seeds, with the highest bump for which the hash is not on the
 * curve. Throws for seeds beyond the runtime's limits, because that is a bug in the caller.
 */
export function findProgramAddress(seeds: readonly Uint8Array[], programId: Address): ProgramAddress {
  invariant(seeds.length < maxSeeds, `${seeds.length} seeds leave room for the bump`)
  invariant(
    seeds.every((seed) => seed.length <= maxSeedLength),
    `no seed is longer than ${maxSeedLength} bytes`,
  )
  const seedBytes = seeds.reduce((sum, seed) => sum + seed.length, 0)
  const preimage = Buffer.allocUnsafe(seedBytes + 1 + 32 + marker.length)
  const bumpAt = putAll(preimage, 0, seeds)
  putAll(preimage, bumpAt + 1, [addressBytes(programId), marker])
  for (let bump = 255; bump >= 0; bump--) {
    preimage[bumpAt] = bump
    const hash = createHash('sha256').update(preimage).digest()
    if (!isOnCurve(hash)) return { address: trustedAddress(encodeBase58(hash)), bump }
  }
  throw new Error('Invariant broken: one of 256 bumps leaves the curve')
}

/** Writes parts one after another, and returns their end. */
function putAll(target: Uint8Array, start: number, parts: readonly Uint8Array[]): number {
  let at = start
  for (const part of parts) at = putBytes(target, at, part)
  return at
}

/** Encodes a u64 for seeds, as eight little-endian bytes. */
export function u64Seed(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}

/** Encodes a u16 for seeds, as two little-endian bytes. */
export function u16Seed(value: number): Uint8Array {
  const bytes = new Uint8Array(2)
  new DataView(bytes.buffer).setUint16(0, value, true)
  return bytes
}

/** Encodes a string for seeds, as UTF-8. */
export function textSeed(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

const associatedTokenProgram = trustedAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** Returns the associated token account (ATA): the default account of a wallet or program for a mint. */
export function associatedTokenAddress(owner: Address, mint: Address, tokenProgram: Address): Address {
  const seeds = [addressBytes(owner), addressBytes(tokenProgram), addressBytes(mint)]
  return findProgramAddress(seeds, associatedTokenProgram).address
}
