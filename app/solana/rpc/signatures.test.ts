import { expect, test } from 'vitest'
import { sampleSignature } from '~/simulator/hand-made-samples'
import { transactionCall } from './signatures'

const signature = sampleSignature('one')

const responseWith = (innerInstructions: unknown, logMessages: unknown = []) => ({
  ...{ slot: 7, blockTime: 8 },
  meta: { err: null, logMessages, innerInstructions },
  transaction: { signatures: [signature], message: { accountKeys: [], instructions: [] } },
})

test('returns no transaction without inner instructions where they are needed, and says so', () => {
  const needing = transactionCall(signature, { needsInner: true })
  expect(needing.parse(responseWith(null))).toEqual({ transaction: undefined, lacks: 'inner instructions' })
  expect(needing.parse(responseWith([]))).toMatchObject({ transaction: { signature } })
  expect(needing.parse(null)).toEqual({ transaction: undefined })
  expect(transactionCall(signature).parse(responseWith(null))).toMatchObject({ transaction: { signature } })
})

test('returns no transaction without its log where it is needed, and says so', () => {
  const needing = transactionCall(signature, { needsLogs: true })
  expect(needing.parse(responseWith([], null))).toEqual({ transaction: undefined, lacks: 'log' })
  expect(needing.parse(responseWith([]))).toMatchObject({ transaction: { signature } })
  const needingInner = transactionCall(signature, { needsInner: true })
  expect(needingInner.parse(responseWith([], null))).toMatchObject({ transaction: { signature } })
})
