import { type Address, trustedAddress } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import { decodeBase58, encodeBase58 } from '~/lib/text/base58'

/** Converts the 32 bytes at an offset to an address. The caller must check the length. */
export type AddressReader = (view: DataView, offset: number) => Address

/** Reads an address without a cache. */
export function readAddress(view: DataView, offset: number): Address {
  return trustedAddress(encodeBase58(new Uint8Array(view.buffer, view.byteOffset + offset, 32)))
}

/**
 * Number of cache entries. A cache helps because the same wallet, order and mints appear several times in one
 * transaction and in the following ones.
 */
const rememberedAddresses = 2_048

/** Returns the 32 bytes of an address. Callers must not change them. */
export const addressBytes: (address: Address) => Uint8Array = createAddressDecoder()

/** Creates a decoder with a cache, in which each address has exactly one possible entry. */
function createAddressDecoder(): (address: Address) => Uint8Array {
  const addresses: (Address | undefined)[] = new Array(rememberedAddresses).fill(undefined)
  const decoded: (Uint8Array | undefined)[] = new Array(rememberedAddresses).fill(undefined)
  return (address) => {
    const place = placeOf(address)
    const known = addresses[place] === address ? decoded[place] : undefined
    if (known !== undefined) return known
    const bytes = decodeBase58(address)
    invariant(bytes?.length === 32, `${address} is an address`)
    addresses[place] = address
    decoded[place] = bytes
    return bytes
  }
}

/**
 * Hashes letters from the middle of an address. Program addresses share their beginnings, and launchpad
 * addresses their ends.
 */
function placeOf(address: string): number {
  const mixed =
    Math.imul(address.charCodeAt(20), 0x9e3779b1) ^
    Math.imul(address.charCodeAt(24), 0x85ebca6b) ^
    Math.imul(address.charCodeAt(28), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 15)) & (rememberedAddresses - 1)
}

const wordsPerKey = 8

/**
 * Creates an address reader with a cache. The same mints, makers and orders recur, and base58 is most of the
 * cost of decoding. The cache is two-way and has `capacity` entries (a power of two, by default 131,072 ≈ 12
 * MB when full). A new key replaces the older of the two keys with the same cache index.
 */
export function createAddressInterner(capacity = 131_072): AddressReader {
  invariant(capacity >= 2 && (capacity & (capacity - 1)) === 0, 'the capacity is a power of two')
  const keys = new Uint32Array(capacity * wordsPerKey)
  const addresses: (Address | undefined)[] = new Array(capacity).fill(undefined)

  function holds(slot: number, view: DataView, offset: number): boolean {
    const key = slot * wordsPerKey
    for (let i = 0; i < wordsPerKey; i++) {
      if (keys[key + i] !== view.getUint32(offset + 4 * i, true)) return false
    }
    return true
  }

  function put(slot: number, view: DataView, offset: number, address: Address): void {
    addresses[slot] = address
    for (let i = 0; i < wordsPerKey; i++) {
      keys[slot * wordsPerKey + i] = view.getUint32(offset + 4 * i, true)
    }
  }

  return (view, offset) => {
    const slot = hashKey(view, offset) & (capacity - 1)
    const first = addresses[slot]
    if (first !== undefined && holds(slot, view, offset)) return first
    const neighbour = slot ^ 1
    const second = addresses[neighbour]
    if (second !== undefined && holds(neighbour, view, offset)) return second
    const address = readAddress(view, offset)
    if (first !== undefined) {
      addresses[neighbour] = first
      keys.copyWithin(neighbour * wordsPerKey, slot * wordsPerKey, (slot + 1) * wordsPerKey)
    }
    put(slot, view, offset, address)
    return address
  }
}

/** Hashes words from the middle and the end of an address, because vanity addresses share their beginning. */
function hashKey(view: DataView, offset: number): number {
  const a = Math.imul(view.getUint32(offset + 8, true), 0x9e3779b1)
  const b = Math.imul(view.getUint32(offset + 20, true), 0x85ebca6b)
  const c = Math.imul(view.getUint32(offset + 28, true), 0xc2b2ae35)
  const mixed = a ^ (b >>> 7) ^ (b << 9) ^ c
  return mixed ^ (mixed >>> 15)
}
