import { type Address, trustedAddress } from '~/domain/base/ids'
import { ByteWriter } from '~/solana/bytes/byte-writer'
import type { EncodedInstruction } from '~/solana/transaction/instruction-layout'
import type { WorldToken } from '../tokens/token'
import type { Call } from './draft'

/** Programs and sysvars that many transactions use. */
export const programs = {
  system: trustedAddress('11111111111111111111111111111111'),
  associatedToken: trustedAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
  computeBudget: trustedAddress('ComputeBudget111111111111111111111111111111'),
  jupiterRouter: trustedAddress('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'),
  instructionsSysvar: trustedAddress('Sysvar1nstructions1111111111111111111111111'),
  rentSysvar: trustedAddress('SysvarRent111111111111111111111111111111111'),
} as const

const transferTag = 3
const setComputeUnitPriceTag = 3

/** Builds an instruction. Each account is a tuple of address, signer flag and writable flag. */
function instruction(
  programId: Address,
  accounts: readonly (readonly [address: Address, signer: boolean, writable: boolean])[],
  data: Uint8Array,
): EncodedInstruction {
  return {
    programId,
    accounts: accounts.map(([address, signer, writable]) => ({ address, signer, writable })),
    data,
  }
}

/** Returns a call that transfers tokens between two token accounts. */
export function transferTokens(
  token: WorldToken,
  from: Address,
  to: Address,
  authority: Address,
  amountRaw: bigint,
): Call {
  const data = new ByteWriter(9).u8(transferTag).u64(amountRaw).toBytes()
  const accounts = [
    [from, false, true],
    [to, false, true],
    [authority, true, false],
  ] as const
  return {
    instruction: instruction(token.tokenProgram, accounts, data),
    name: 'Transfer',
    computeUnits: 4645,
  }
}

/** Returns the call that most current transactions begin with. */
export function setComputeUnitPrice(microLamports: bigint): Call {
  const data = new ByteWriter(9).u8(setComputeUnitPriceTag).u64(microLamports).toBytes()
  return { instruction: instruction(programs.computeBudget, [], data), computeUnits: 150 }
}

/** Discriminator of `sharedAccountsRoute`: sha256("global:shared_accounts_route")[0..8]. */
const routeDiscriminator = Uint8Array.of(193, 32, 155, 51, 65, 214, 156, 129)

/** Returns a swap by Jupiter's router. The taker trades one token for another with the market. */
export function routeSwap(
  taker: Address,
  input: { readonly token: WorldToken; readonly from: Address; readonly to: Address; readonly raw: bigint },
  output: { readonly token: WorldToken; readonly from: Address; readonly to: Address; readonly raw: bigint },
  market: Address,
): Call {
  const data = new ByteWriter(24).raw(routeDiscriminator).u64(input.raw).u64(output.raw).toBytes()
  const accounts = [
    [taker, true, true],
    [input.from, false, true],
    [output.to, false, true],
    [input.to, false, true],
    [output.from, false, true],
    [input.token.mint, false, false],
    [output.token.mint, false, false],
    [input.token.tokenProgram, false, false],
    [market, false, false],
  ] as const
  return {
    instruction: instruction(programs.jupiterRouter, accounts, data),
    name: 'SharedAccountsRoute',
    inner: [
      transferTokens(input.token, input.from, input.to, taker, input.raw),
      transferTokens(output.token, output.from, output.to, market, output.raw),
    ],
    computeUnits: 154_950,
  }
}

/** Returns the call of a program to itself that emits an event. */
export function eventCall(instructionOfEvent: EncodedInstruction): Call {
  return { instruction: instructionOfEvent, computeUnits: 2028 }
}
