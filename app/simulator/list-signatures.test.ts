import { expect, test } from 'vitest'
import { createHandMadeLedger } from './hand-made-ledger'
import { sampleAddress, sampleTransaction } from './hand-made-samples'

const [ours, others] = [sampleAddress('ours'), sampleAddress('others')]
const transactionOf = (name: string, key = ours) => sampleTransaction(name, { staticKeys: [key] })

function ledgerOf(...names: readonly string[]) {
  const ledger = createHandMadeLedger()
  for (const name of names)
    ledger.produce({ transactions: [transactionOf(name), transactionOf(`${name} of others`, others)] })
  const signatureOf = (name: string) => transactionOf(name).signature
  const list = (before?: string, until?: string, limit = 10) =>
    ledger
      .signaturesFor(ours, {
        ...(before !== undefined && { before: signatureOf(before) }),
        ...(until !== undefined && { until: signatureOf(until) }),
        limit,
      })
      .map(({ signature }) => names.find((name) => signatureOf(name) === signature))
  return { ledger, list }
}

test('lists the signatures of an address between two of them, newest first', () => {
  const { list } = ledgerOf('1', '2', '3', '4')
  expect(list()).toEqual(['4', '3', '2', '1'])
  expect(list(undefined, undefined, 2)).toEqual(['4', '3'])
  expect(list('4', undefined, 2)).toEqual(['3', '2'])
  expect(list('4', '1')).toEqual(['3', '2'])
  expect(list('1')).toEqual([])
  expect(list('2', '3')).toEqual([])
  expect(list('unknown')).toEqual([])
  expect(list('3', 'unknown')).toEqual(['2', '1'])
})

test('a fork takes its transactions out of every list', () => {
  const { ledger, list } = ledgerOf('1', '2', '3')
  const { signature } = transactionOf('2')
  const orphaned = ledger.transaction(signature)?.slot ?? 0
  const slot = ledger.fork(2, { transactions: [transactionOf('3')] })
  expect(list()).toEqual(['3', '1'])
  expect(ledger.transaction(signature)).toBeUndefined()
  expect(ledger.blockTransactions(orphaned)).toEqual([])
  expect(ledger.blockTransactions(slot)).toHaveLength(1)
})
