import { type Address, trustedAddress } from '~/domain/base/ids'
import { addressBytes } from '../address/address-reader'
import { findProgramAddress, textSeed } from './pda'

const metaplexProgram = trustedAddress('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/** Returns the address of Metaplex's metadata account for a mint, whether or not that account exists. */
export function metadataAddress(mint: Address): Address {
  const seeds = [textSeed('metadata'), addressBytes(metaplexProgram), addressBytes(mint)]
  return findProgramAddress(seeds, metaplexProgram).address
}
