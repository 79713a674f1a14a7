import { expect, test } from 'vitest'
import { tokenTitle } from './token-title'

test("joins a token's symbol, name and mint", () => {
  expect(tokenTitle({ symbol: 'CryptoFerr', name: 'Crypto Ferret', mint: 'F1' })).toBe(
    'CryptoFerr · Crypto Ferret · F1',
  )
})

test('leaves out duplicate and missing parts', () => {
  expect(tokenTitle({ symbol: 'JUP', name: 'JUP', mint: 'J1' })).toBe('JUP · J1')
  expect(tokenTitle({ symbol: null, name: null, mint: 'N1' })).toBe('N1')
  expect(tokenTitle({ symbol: 'JUP', mint: 'J1' })).toBe('JUP · J1')
})
