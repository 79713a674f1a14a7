import type { Address } from '~/domain/ids'
import { associatedTokenAddress } from '~/solana/pda'
import { createRecentCache, type RecentCache } from './recent-cache'
import type { WorldToken } from './tokens/token'

/** Owners to remember for each token, at least: more than have live orders in one. What is forgotten is derived again. */
const rememberedOwners = 8_000

/** Associated token accounts, remembered since each takes a tenth of a millisecond to derive. */
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
