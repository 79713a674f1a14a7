import { type Address, trustedAddress } from '~/domain/base/ids'
import { encodeBase58 } from '~/lib/text/base58'
import { RandomStream, seedOf } from './random'
import { createRecentCache, type RecentCache } from './recent-cache'

/** First letters with which a base58 string of 44 letters always encodes exactly 32 bytes. */
const safeFirstLetters = '3456789ABCDEFGH'
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const addressLetters = 44

/** Returns a random address. Its private key is unknown. */
export function randomAddress(random: RandomStream): Address {
  return trustedAddress(encodeBase58(random.bytes(32)))
}

/** Returns the address that belongs to the given name in the world of `seed`. */
export function namedAddress(seed: number, name: string, index = 0): Address {
  return randomAddress(new RandomStream(seedOf(seed, name), index))
}

/**
 * Returns an address with the given last base58 letters, like the vanity addresses that launchpads use for
 * mints.
 */
export function vanityAddress(random: RandomStream, ending: string): Address {
  const pick = (from: string) => from[random.whole(0, from.length - 1)] ?? ''
  let text = pick(safeFirstLetters)
  while (text.length < addressLetters - ending.length) text += pick(letters)
  return trustedAddress(text + ending)
}

/** Returns a function that gives wallet addresses by number. */
export function createWallets(seed: number, name: string): (index: number) => Address {
  const known = new Map<number, Address>()
  return (index) => {
    const found = known.get(index)
    if (found !== undefined) return found
    const address = namedAddress(seed, name, index)
    known.set(index, address)
    return address
  }
}

/**
 * Number of cached addresses per name. Most names have fewer addresses; a few names have an unlimited number.
 */
const rememberedNumbers = 1_000

/**
 * Returns {@link namedAddress} of one world with a cache. The cache is useful because most transactions
 * mention the same few addresses.
 */
export function createNames(seed: number): (name: string, index?: number) => Address {
  const known = new Map<string, RecentCache<number, Address>>()
  return (name, index = 0) => {
    const numbered = known.get(name) ?? createRecentCache<number, Address>(rememberedNumbers)
    const found = numbered.get(index)
    if (found !== undefined) return found
    const address = namedAddress(seed, name, index)
    numbered.set(index, address)
    known.set(name, numbered)
    return address
  }
}
