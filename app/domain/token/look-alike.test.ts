import { expect, test } from 'vitest'
import { trustedAddress } from '../base/ids'
import { imitatedSymbol, skeletonOf } from './look-alike'
import { mints } from './mints'

const stranger = trustedAddress('4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R')

test.each([
  ['USDC', 'USDC'],
  ['usdc', 'USDC'],
  ['U S D C', 'USDC'],
  ['U\u200bSDC', 'USDC'],
  ['$USDC', 'USDC'],
  ['USD\u0421', 'USDC'],
  ['\u0405OL', 'SOL'],
  ['S0L', 'SOL'],
  ['SO1', 'SOL'],
  ['ＳＯＬ', 'SOL'],
  ['𝐒𝐎𝐋', 'SOL'],
  ['SÓL', 'SOL'],
  ['Jit0SOL', 'JitoSOL'],
  ['ВТС', 'BTC'],
])('finds that %s from an untrusted token imitates %s', (symbol, trusted) => {
  expect(imitatedSymbol({ mint: stranger, symbol, verified: false })).toBe(trusted)
})

test('accepts the original, a verified token and a different symbol', () => {
  expect(imitatedSymbol({ mint: mints.USDC, symbol: 'USDC', verified: false })).toBeUndefined()
  expect(imitatedSymbol({ mint: stranger, symbol: 'BTC', verified: true })).toBeUndefined()
  expect(imitatedSymbol({ mint: stranger, symbol: 'BONK', verified: false })).toBeUndefined()
  expect(imitatedSymbol({ mint: stranger, symbol: undefined, verified: false })).toBeUndefined()
})

test('limits the skeleton of a long text', () => {
  expect(skeletonOf('S'.repeat(100_000)).length).toBe(64)
})
