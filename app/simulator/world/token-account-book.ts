import type { Address } from '~/domain/base/ids'
import { associatedTokenAddress } from '~/solana/pda/pda'
import { createRecentCache, type RecentCache } from './recent-cache'
import type { WorldToken } from './tokens/token'

/**
 * Minimum number of cached owners per token. It is more than the number of owners with open orders in one
 * token.
 */
const rememberedOwners = 8_000

/**
 * Returns the associated token account of an owner. The result is cached, because deriving an address takes
 * 0.1 ms.
 */
export type TokenAccountBook = (owner: Address, token: WorldToken) => Address

export function createTokenAccountBook(): TokenAccountBook {
  const known = new Map<WorldToken, RecentCache<Address, Address>>()
  return (owner, token) => {
    const ofToken = known.get(token) ?? createRecentCache<Address, Address>(rememberedOwners)
    const found = ofToken.get(owner)
    if (found !== undefined) return found
    const address = associatedTokenAddress(owner, token.mint, token.tokenProgram)
    ofToken.set(owner, address)
    known.set(token, ofToken)
    return address
  }
}
