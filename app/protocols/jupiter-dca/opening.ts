import type { Address } from '~/domain/base/ids'
import { toUnixSeconds } from '~/domain/base/time'
import type { DcaOpening } from '~/domain/chain/chain-event'
import { addressBytes } from '~/solana/address/address-reader'
import { ByteReader, startsWith } from '~/solana/bytes/byte-reader'
import { hexBytes } from '~/solana/bytes/hex'
import { readStruct } from '~/solana/bytes/struct'
import { findProgramAddress, textSeed, u64Seed } from '~/solana/pda/pda'
import type { Instruction } from '~/solana/transaction/transaction'
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
 * Reads the fields of a new account from its event and from the instruction that emitted the event. Returns
 * `undefined` for another instruction and for malformed arguments. Also returns `undefined` if the arguments
 * do not lead to the account's address, because the instruction then belongs to another account.
 */
export function readOpening(emitter: Instruction, fields: OpenedFields): DcaOpening | undefined {
  const opening = openings.find(({ discriminator }) => startsWith(emitter.data, discriminator))
  if (!opening) return undefined
  const reader = new ByteReader(emitter.data, opening.discriminator.length)
  const { applicationIdx, minOutAmount, maxOutAmount, startAt } = readStruct(reader, opening.args)
  const createdAt = toUnixSeconds(fields.createdAt)
  // Real orders that begin immediately have no start time, or their start time is 0.
  const firstCycleAt = toUnixSeconds(
    startAt !== undefined && startAt > fields.createdAt ? startAt : fields.createdAt,
  )
  if (reader.failure !== undefined) return undefined
  if (createdAt === undefined || firstCycleAt === undefined) return undefined
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
    createdAt,
    firstCycleAt,
  }
}
