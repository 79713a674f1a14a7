import type { Address } from '~/domain/base/ids'
import type { HandMadeBlock } from '~/simulator/hand-made-ledger'
import { sampleAddress, sampleSignature, sampleTransaction } from '~/simulator/hand-made-samples'

export type BlockAccount = NonNullable<HandMadeBlock['accounts']>[number]
export type BlockTransaction = NonNullable<HandMadeBlock['transactions']>[number]

/** A call of a program, and what it emits. */
export interface ProgramCall {
  readonly program: Address
  /** Accounts that the call writes. */
  readonly keys: readonly Address[]
  /** Positions in `keys` that are the accounts of the instruction; all in their order by default. */
  readonly accounts?: readonly number[]
  readonly instruction?: Uint8Array
  /** Data of a call of the program to itself that contains an event. */
  readonly event?: { readonly authority: Address; readonly data: Uint8Array }
  /** Lines that the program logs. */
  readonly lines?: readonly string[]
}

const template = sampleTransaction('template')
const payer = sampleAddress('keeper')
const noInstruction = new Uint8Array(8)

/** Returns a transaction with one call. Equal names give equal signatures. */
export function callTransaction(name: string, call: ProgramCall): BlockTransaction {
  const { program, keys, event, lines = [], instruction = noInstruction } = call
  const staticKeys = [payer, ...keys, program, ...(event ? [event.authority] : [])]
  const programIdIndex = keys.length + 1
  const inner = event && { programIdIndex, accountIndexes: [programIdIndex + 1], data: event.data }
  return {
    ...template,
    signature: sampleSignature(name),
    staticKeys,
    preBalances: staticKeys.map(() => 9n),
    postBalances: staticKeys.map(() => 9n),
    instructions: [
      {
        programIdIndex,
        accountIndexes: (call.accounts ?? [...keys.keys()]).map((position) => position + 1),
        data: instruction,
      },
    ],
    innerInstructions: inner ? [{ index: 0, instructions: [inner] }] : [],
    logs: [`Program ${program} invoke [1]`, ...lines, `Program ${program} success`],
  }
}
