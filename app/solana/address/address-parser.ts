import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { invariant } from '~/lib/invariant'

/**
 * Creates a caching {@link parseAddress}. Nodes send the same programs, mints and keepers in every
 * transaction, and decoding their base58 is most of the cost of a key list. The cache has `capacity` entries
 * (a power of two; by default some 3 MB when full), and each string has exactly one possible entry. Equal
 * addresses are returned as one string object.
 */
export function createAddressParser(capacity = 32_768): (text: string) => Address | undefined {
  invariant(capacity >= 2 && (capacity & (capacity - 1)) === 0, 'the capacity is a power of two')
  const known: (Address | undefined)[] = new Array(capacity).fill(undefined)
  return (text) => {
    const place = placeOf(text) & (capacity - 1)
    const found = known[place]
    if (found === text) return found
    const address = parseAddress(text)
    if (address !== undefined) known[place] = address
    return address
  }
}

/**
 * Hashes characters from the middle and the end of an address, because vanity addresses share their
 * beginning.
 */
function placeOf(text: string): number {
  const end = text.length
  const a = Math.imul(text.charCodeAt(end - 9) | (text.charCodeAt(end - 14) << 8), 0x9e3779b1)
  const b = Math.imul(text.charCodeAt(end - 17) | (text.charCodeAt(end - 22) << 8), 0x85ebca6b)
  const c = Math.imul(text.charCodeAt(end - 2) | (text.charCodeAt(end - 5) << 8), 0xc2b2ae35)
  const mixed = a ^ (b >>> 5) ^ (c >>> 11) ^ (c << 7)
  return mixed ^ (mixed >>> 15)
}
