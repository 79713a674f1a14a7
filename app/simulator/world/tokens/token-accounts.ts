import type { Address } from '~/domain/base/ids'
import { encodeAccount } from '~/protocols/spl-token/encode'
import { metaplexProgramId } from '~/protocols/spl-token/layout'
import { metadataAddress } from '~/solana/pda/metadata-address'
import type { LedgerAccount } from '../../ledger'
import { namedAddress } from '../addresses'
import type { WorldToken } from './token'
import type { TokenCatalog } from './token-catalog'

/** Token-2022 extensions of a mint that contains its own metadata: the metadata pointer and the metadata. */
const metadataExtensions = [18, 19]
const mintRentLamports = 1_461_600n
const metadataRentLamports = 5_616_720n

/**
 * Slot in which all mint and metadata accounts were last written. The slot is older than the oldest available
 * block.
 */
const createdSlot = 1

/** Mint and Metaplex accounts. They never change in this world. */
export interface TokenAccounts {
  /**
   * Returns whether an address belongs to a token. Also returns true for the Metaplex address of a mint with
   * its own metadata, although no account exists at that address.
   */
  owns(key: Address): boolean
  account(key: Address): LedgerAccount | undefined
  ownedBy(program: Address): Iterable<LedgerAccount>
}

export function createTokenAccounts(seed: number, catalog: TokenCatalog): TokenAccounts {
  const issuer = namedAddress(seed, 'token issuer')
  let metadata: ReadonlyMap<Address, WorldToken> | undefined

  /**
   * Tokens by metadata address. The map is built on first use, because it requires hundreds of program
   * addresses.
   */
  const metadataOwners = () => {
    metadata ??= new Map(catalog.all.map((token) => [metadataAddress(token.mint), token]))
    return metadata
  }

  const mintOf = (token: WorldToken): LedgerAccount => ({
    key: token.mint,
    owner: token.tokenProgram,
    lamports: mintRentLamports,
    data: encodeMint(token, issuer),
    slot: createdSlot,
  })

  const metadataOf = (key: Address, token: WorldToken): LedgerAccount | undefined => {
    if (token.metadataIn !== 'metaplex') return undefined
    const data = encodeMetadata(key, token, issuer)
    return { key, owner: metaplexProgramId, lamports: metadataRentLamports, data, slot: createdSlot }
  }

  return {
    owns: (key) => catalog.byMint(key) !== undefined || metadataOwners().has(key),
    account(key) {
      const token = catalog.byMint(key)
      if (token) return mintOf(token)
      const described = metadataOwners().get(key)
      return described && metadataOf(key, described)
    },
    *ownedBy(program) {
      for (const token of catalog.all) if (token.tokenProgram === program) yield mintOf(token)
      if (program !== metaplexProgramId) return
      for (const [key, token] of metadataOwners()) {
        const account = metadataOf(key, token)
        if (account) yield account
      }
    },
  }
}

function encodeMint(token: WorldToken, issuer: Address): Uint8Array {
  const inMint = token.metadataIn === 'mint'
  return encodeAccount({
    kind: 'mint',
    key: token.mint,
    tokenProgram: token.tokenProgram,
    supplyRaw: token.supplyRaw,
    decimals: token.decimals,
    mintAuthority: token.verified ? undefined : issuer,
    freezeAuthority: undefined,
    metadata: inMint ? textOf(token) : undefined,
    extensions: inMint ? metadataExtensions : [],
    uiScale: undefined,
  })
}

function encodeMetadata(key: Address, token: WorldToken, issuer: Address): Uint8Array {
  return encodeAccount({
    kind: 'token-metadata',
    key,
    mint: token.mint,
    updateAuthority: issuer,
    ...textOf(token),
  })
}

function textOf({ name = '', symbol = '', uri }: WorldToken) {
  return { name, symbol, uri }
}
