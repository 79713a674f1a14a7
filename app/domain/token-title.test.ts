import { expect, test } from 'vitest'
import { tokenTitle } from './token-title'

test('a token’s title says all that it is called, and where it is', () => {
  expect(tokenTitle({ symbol: 'CryptoFerr', name: 'Crypto Ferret', mint: 'F1' })).toBe(
    'CryptoFerr · Crypto Ferret · F1',
  )
})

test('what says the same stands once, and what there is not is left out', () => {
  expect(tokenTitle({ symbol: 'JUP', name: 'JUP', mint: 'J1' })).toBe('JUP · J1')
  expect(tokenTitle({ symbol: null, name: null, mint: 'N1' })).toBe('N1')
  expect(tokenTitle({ symbol: 'JUP', mint: 'J1' })).toBe('JUP · J1')
})
