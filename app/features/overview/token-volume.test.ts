import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { flowRows, type TokenVolume } from './token-volume'

const token = (mint: string, totalUsd: number | null = 1): TokenVolume => ({
  mint,
  symbol: mint,
  verified: true,
  hasPicture: false,
  buysUsd: 0,
  sellsUsd: 0,
  totalUsd,
})
const named = (rows: readonly TokenVolume[]) => rows.map(({ mint }) => mint).join()

test('shows a repeated token once, at its first position', () => {
  expect(named(flowRows([token('a'), token('b'), token('a')], { hideStables: true, most: 10 }))).toBe('a,b')
})

test('hides USDT, USDC and SOL, but not other large tokens', () => {
  const rows = [mints.USDC, mints.JitoSOL, mints.wSOL, mints.USDT, 'x'].map((mint) => token(mint))
  expect(named(flowRows(rows, { hideStables: true, most: 10 }))).toBe(`${mints.JitoSOL},x`)
  expect(flowRows(rows, { hideStables: false, most: 10 })).toHaveLength(5)
})

test('hides tokens by mint, so another token with the symbol USDC stays', () => {
  const rows = [{ ...token('fake'), symbol: 'USDC' }]
  expect(flowRows(rows, { hideStables: true, most: 10 })).toHaveLength(1)
})

test('replaces hidden tokens with the tokens that follow them', () => {
  const rows = [token(mints.USDC), token('a'), token('b'), token('c')]
  expect(named(flowRows(rows, { hideStables: true, most: 2 }))).toBe('a,b')
})
