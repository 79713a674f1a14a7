import { txErrDecode } from '@triton-one/yellowstone-grpc'
import { expect, test } from 'vitest'
import { instructionErrors, transactionErrorBytes, transactionErrors } from './transaction-error'

/** Errors that contain more than their name. */
const structured: readonly unknown[] = [
  { InstructionError: [0, { Custom: 6001 }] },
  { InstructionError: [255, { Custom: 4_294_967_295 }] },
  { DuplicateInstruction: 4 },
  { InsufficientFundsForRent: { account_index: 2 } },
  { ProgramExecutionTemporarilyRestricted: { account_index: 7 } },
]

const namesOfStructured = structured.flatMap((error) => Object.keys(error as object))

/** Decodes an error as the official client does, which uses agave's own code. */
const decode = (error: unknown) => txErrDecode.decode(transactionErrorBytes(error))

test('encodes every error of a transaction as the official client decodes it', () => {
  const plain = transactionErrors.filter((name) => !namesOfStructured.includes(name))
  expect(plain.length).toBe(transactionErrors.length - 4)
  for (const error of [...plain, ...structured]) expect(decode(error)).toEqual(error)
})

test('encodes every error of an instruction as the official client decodes it', () => {
  for (const name of instructionErrors) {
    if (name === 'Custom') continue
    const error = { InstructionError: [3, name] }
    expect(decode(error)).toEqual(error)
  }
})

test('rejects an error that agave does not have', () => {
  expect(() => transactionErrorBytes('NoSuchError')).toThrow('NoSuchError')
})
