import { expect, test } from 'vitest'
import { nameOfSource } from './source-name'

test('names a source by its subject, and adds the indexer if there are several indexers', () => {
  expect(nameOfSource('rpc')).toBe('Solana node')
  expect(nameOfSource('accounts:jupiter-dca')).toBe('Jupiter DCA: accounts')
  expect(nameOfSource('events:jupiter-limit-v1')).toBe('Jupiter Limit v1: fills')
  expect(nameOfSource('history:new-program')).toBe('new-program: history')
  expect(nameOfSource('rpc@drift-perps')).toBe('Solana node (drift-perps)')
  expect(nameOfSource('something')).toBe('something')
})
