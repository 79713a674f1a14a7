import { type Address, trustedAddress } from '~/domain/ids'
import { encodeBase58 } from '~/lib/base58'
import { RandomStream, seedOf } from './random'
import { createRecentCache, type RecentCache } from './recent-cache'

/** Letters of base58 behind any of which 43 more are a number of 32 bytes, neither more nor fewer. */
const safeFirstLetters = '3456789ABCDEFGH'
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const addressLetters = 44

/** An address that nobody holds the key of. */
export function randomAddress(random: RandomStream): Address {
  return trustedAddress(encodeBase58(random.bytes(32)))
}

/** The address that goes by a name in this world. */
export function namedAddress(seed: number, name: string, index = 0): Address {
  return randomAddress(new RandomStream(seedOf(seed, name), index))
}

/** A ground address, such as launchpads give their mints: one that ends with certain letters of base58. */
export function vanityAddress(random: RandomStream, ending: string): Address {
  const pick = (from: string) => from[random.whole(0, from.length - 1)] ?? ''
  let text = pick(safeFirstLetters)
  while (text.length < addressLetters - ending.length) text += pick(letters)
  return trustedAddress(text + ending)
}

/** Wallets by number. */
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

/** Numbers to remember of one name: more than there are, but for those that go on and on. */
const rememberedNumbers = 1_000

/** {@link namedAddress} of one world, remembered: a transaction mentions a handful that all others mention too. */
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
