import { expect, test } from 'vitest'
import { mints } from '~/domain/mints'
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

test('a token that comes twice is shown once, where it came first', () => {
  expect(named(flowRows([token('a'), token('b'), token('a')], { hideStables: true, most: 10 }))).toBe('a,b')
})

test('USDT, USDC and SOL are hidden, other large tokens are not', () => {
  const rows = [mints.USDC, mints.JitoSOL, mints.wSOL, mints.USDT, 'x'].map((mint) => token(mint))
  expect(named(flowRows(rows, { hideStables: true, most: 10 }))).toBe(`${mints.JitoSOL},x`)
  expect(flowRows(rows, { hideStables: false, most: 10 })).toHaveLength(5)
})

test('a token that calls itself USDC is not hidden: mints decide', () => {
  const rows = [{ ...token('fake'), symbol: 'USDC' }]
  expect(flowRows(rows, { hideStables: true, most: 10 })).toHaveLength(1)
})

test('what is hidden makes room for what comes behind it', () => {
  const rows = [token(mints.USDC), token('a'), token('b'), token('c')]
  expect(named(flowRows(rows, { hideStables: true, most: 2 }))).toBe('a,b')
})
