import type { Address } from '~/domain/base/ids'
import type { MintState, TokenMetadataState } from '~/domain/token/token'
import type { AddressReader } from '~/solana/address/address-reader'
import { type Decoded, notMine } from '../protocol'
import { decodeMetadata } from './decode-metadata'
import { decodeMint } from './decode-mint'
import { metaplexProgramId, token2022ProgramId, tokenProgramId } from './layout'

/**
 * Decodes a mint of either token program or a Metaplex metadata account. Token accounts, multisigs and
 * editions are `notMine`.
 */
export function decodeAccount(
  key: Address,
  owner: Address,
  data: Uint8Array,
  addressAt: AddressReader,
): Decoded<MintState | TokenMetadataState> {
  if (owner === tokenProgramId || owner === token2022ProgramId) return decodeMint(key, owner, data, addressAt)
  if (owner === metaplexProgramId) return decodeMetadata(key, data, addressAt)
  return notMine
}
