import type { DcaOpening } from '~/domain/chain-event'
import type { Address } from '~/domain/ids'
import { toUnixSeconds } from '~/domain/time'
import { addressBytes } from '~/solana/address-reader'
import { ByteReader, startsWith } from '~/solana/byte-reader'
import { hexBytes } from '~/solana/hex'
import { findProgramAddress, textSeed, u64Seed } from '~/solana/pda'
import { readStruct } from '~/solana/struct'
import type { Instruction } from '~/solana/transaction'
import { dcaInstructions } from './instructions'
import { dcaProgramId } from './layout'

const openings = [dcaInstructions.openDca, dcaInstructions.openDcaV2].map(({ discriminator, args }) => ({
  discriminator: hexBytes(discriminator),
  args,
}))

/** Fields of the event `Opened`. The opening instruction is checked against these fields. */
interface OpenedFields {
  readonly userKey: Address
  readonly dcaKey: Address
  readonly inputMint: Address
  readonly outputMint: Address
  readonly createdAt: bigint
}

/**
 * Reads the terms of a new account that its event omits. The terms come from the instruction that emitted the
 * event. Returns `undefined` for another instruction and for malformed arguments. Also returns `undefined` if
 * the arguments do not lead to the account's address, because the instruction then belongs to another
 * account.
 */
export function readOpening(emitter: Instruction, fields: OpenedFields): DcaOpening | undefined {
  const opening = openings.find(({ discriminator }) => startsWith(emitter.data, discriminator))
  if (!opening) return undefined
  const reader = new ByteReader(emitter.data, opening.discriminator.length)
  const { applicationIdx, minOutAmount, maxOutAmount, startAt } = readStruct(reader, opening.args)
  // Real orders that begin immediately have no start time, or their start time is 0.
  const firstCycleAt = toUnixSeconds(
    startAt !== undefined && startAt > fields.createdAt ? startAt : fields.createdAt,
  )
  if (reader.failure !== undefined || firstCycleAt === undefined) return undefined
  const account = findProgramAddress(
    [
      textSeed('dca'),
      addressBytes(fields.userKey),
      addressBytes(fields.inputMint),
      addressBytes(fields.outputMint),
      u64Seed(applicationIdx),
    ],
    dcaProgramId,
  )
  if (account.address !== fields.dcaKey) return undefined
  return {
    idx: applicationIdx,
    bump: account.bump,
    minOutAmountRaw: minOutAmount ?? 0n, // The program stores 0 if there is no minimum or maximum.
    maxOutAmountRaw: maxOutAmount ?? 0n,
    firstCycleAt,
  }
}
