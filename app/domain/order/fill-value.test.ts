import { expect, test } from 'vitest'
import { mints } from '../token/mints'
import { type BookToken, type FillLegs, type PriceBook, pricesOfFill, usdOfFill } from './fill-value'

const tokens: Readonly<Record<string, BookToken>> = {
  [mints.wSOL]: { decimals: 9, verified: true },
  verified: { decimals: 6, verified: true },
  unknown: { decimals: 6, verified: false },
  absurd: { decimals: 19, verified: true },
}

/** Creates a price book whose prices apply at any time. */
function bookOf(prices: Readonly<Record<string, number>>): PriceBook {
  return { tokenOf: (mint) => tokens[mint], priceAt: (mint) => prices[mint] }
}

function fillOf(input: string, inputRaw: bigint | null, output: string, outputRaw: bigint): FillLegs {
  return { at: 1_000, input_mint: input, input_raw: inputRaw, output_mint: output, output_raw: outputRaw }
}

test('values an execution by its most reliable leg: stablecoin, SOL, verified token, any token; the input if equal', () => {
  const book = bookOf({ [mints.wSOL]: 150, verified: 2, unknown: 1_000 })
  expect(usdOfFill(fillOf(mints.wSOL, 2_000_000_000n, mints.USDC, 299_000_000n), book)).toBe(299)
  expect(usdOfFill(fillOf('verified', 500_000_000n, mints.wSOL, 2_000_000_000n), book)).toBe(300)
  expect(usdOfFill(fillOf('unknown', 7_000_000n, 'verified', 5_000_000n), book)).toBe(10)
  expect(usdOfFill(fillOf('unknown', 7_000_000n, 'nameless', 5n), book)).toBe(7_000)
  expect(usdOfFill(fillOf(mints.USDC, 5_000_000n, mints.USDT, 6_000_000n), book)).toBe(5)
})

test('uses the other leg if one has no amount, price or decimals, and returns no value beyond the limit', () => {
  const book = bookOf({ verified: 2, absurd: 1 })
  expect(usdOfFill(fillOf(mints.wSOL, 1_000_000_000n, 'verified', 5_000_000n), book)).toBe(10)
  expect(usdOfFill(fillOf(mints.USDC, null, 'verified', 5_000_000n), book)).toBe(10)
  expect(usdOfFill(fillOf('absurd', 5n, mints.wSOL, 5n), book)).toBeUndefined()
  expect(usdOfFill(fillOf(mints.USDC, 10n ** 18n, 'nameless', 5n), book)).toBeUndefined()
})

test("derives a verified token's price from an execution against a stablecoin, or against SOL with a price", () => {
  const book = bookOf({ [mints.wSOL]: 150 })
  expect(pricesOfFill(fillOf('verified', 4_000_000n, mints.USDC, 10_000_000n), 10, book)).toEqual([
    { mint: 'verified', priceUsd: 2.5, at: 1_000 },
  ])
  const bySol = fillOf(mints.wSOL, 1_000_000_000n, 'verified', 50_000_000n)
  expect(pricesOfFill(bySol, 150, book)).toEqual([{ mint: 'verified', priceUsd: 3, at: 1_000 }])
  expect(pricesOfFill(bySol, 150, bookOf({}))).toEqual([])
})

test('derives no price from dust, unverified tokens or executions without a value', () => {
  const book = bookOf({})
  expect(pricesOfFill(fillOf('verified', 999n, mints.USDC, 10_000_000n), 10, book)).toEqual([])
  expect(pricesOfFill(fillOf('verified', 4_000_000n, mints.USDC, 990_000n), 0.99, book)).toEqual([])
  expect(pricesOfFill(fillOf('unknown', 4_000_000n, mints.USDC, 10_000_000n), 10, book)).toEqual([])
  expect(pricesOfFill(fillOf('verified', 4_000_000n, mints.USDC, 10_000_000n), null, book)).toEqual([])
})
