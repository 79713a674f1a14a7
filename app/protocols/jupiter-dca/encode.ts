import type { Address } from '~/domain/base/ids'
import { addressBytes } from '~/solana/address/address-reader'
import { ByteWriter } from '~/solana/bytes/byte-writer'
import { writeStruct } from '~/solana/bytes/struct'
import { createTaggedEncoder } from '~/solana/bytes/tagged-structs'
import { findProgramAddress, type ProgramAddress, textSeed, u64Seed } from '~/solana/pda/pda'
import { createInstructionEncoder } from '~/solana/transaction/instruction-layout'
import { createEventCpiEncoder } from '~/solana/transaction/self-cpi'
import { dcaInstructions } from './instructions'
import {
  type DcaAccount,
  dcaDiscriminator,
  dcaEventAuthority,
  dcaEvents,
  dcaFields,
  dcaProgramId,
  dcaSize,
} from './layout'

/** Encodes a `Dca` account to its 289 bytes. */
export function encodeDca(account: DcaAccount): Uint8Array {
  const writer = new ByteWriter(dcaSize).raw(dcaDiscriminator)
  writeStruct(writer, dcaFields, account)
  return writer.toBytes(dcaSize)
}

export const encodeDcaEvent = createTaggedEncoder(dcaEvents)
export const encodeDcaEventCpi = createEventCpiEncoder(dcaProgramId, dcaEventAuthority, dcaEvents)

export const encodeDcaInstruction = createInstructionEncoder(dcaProgramId, dcaInstructions)

/**
 * Derives the address of a `Dca` account. It is the PDA of "dca", the user, both mints and the user's nonce.
 */
export function dcaAddress(
  user: Address,
  inputMint: Address,
  outputMint: Address,
  idx: bigint,
): ProgramAddress {
  const keys = [user, inputMint, outputMint].map(addressBytes)
  return findProgramAddress([textSeed('dca'), ...keys, u64Seed(idx)], dcaProgramId)
}
