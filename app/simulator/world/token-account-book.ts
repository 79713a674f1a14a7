import type { Address } from '~/domain/ids'
import { associatedTokenAddress } from '~/solana/pda'
import type { WorldToken } from './tokens/token'

/** More than the accounts that live orders need; what is forgotten is derived again. */
const remembered = 30_000

/** Associated token accounts, remembered since each takes a tenth of a millisecond to derive. */
export type TokenAccountBook = (owner: Address, token: WorldToken) => Address

export function createTokenAccountBook(): TokenAccountBook {
  const known = new Map<string, Address>()
  return (owner, token) => {
    const name = owner + token.mint
    const found = known.get(name)
    if (found !== undefined) return found
    const address = associatedTokenAddress(owner, token.mint, token.tokenProgram)
    if (known.size >= remembered) known.clear()
    known.set(name, address)
    return address
  }
}
