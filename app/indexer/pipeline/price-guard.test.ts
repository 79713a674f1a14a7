import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceSource } from '~/domain/protocol/price-source'
import { mints } from '~/domain/token/mints'
import type { PriceWrite } from '~/store/batch/batch'
import { createPriceGuard } from './price-guard'

const start = 1_700_000_000

function price(priceUsd: number, seconds: number, source: PriceSource = 'price-api'): PriceWrite {
  return { mint: mints.wSOL, priceUsd, at: start + seconds, source }
}

test('rejects values that are not a price', () => {
  const guard = createPriceGuard()
  const invalid = [Number.NaN, Number.POSITIVE_INFINITY, -1, 1e12, -Number.MIN_VALUE, 0, -0]
  for (const value of invalid) expect(guard.admit(price(value, 0))).toBeUndefined()
  expect(guard.counters()).toEqual({ invalid: 7, suspect: 0 })
})

test('passes only prices, unchanged, for arbitrary numbers', () => {
  const doubles = fc.oneof(fc.double(), fc.constantFrom(5e-324, 1e-30, 1e12, 999_999_999_999.9999, 1e308))
  fc.assert(
    fc.property(doubles, (reported) => {
      const admitted = createPriceGuard().admit(price(reported, 0))?.priceUsd
      expect(admitted).toBe(reported >= 1e-30 && reported < 1e12 ? reported : undefined)
      if (admitted !== undefined) expect(JSON.parse(JSON.stringify(admitted))).toBe(reported)
    }),
    { numRuns: 2_000 },
  )
})

test('accepts a jump of up to half immediately, but not a larger one', () => {
  const guard = createPriceGuard()
  expect(guard.admit(price(100, 0))).toBeDefined()
  expect(guard.admit(price(150, 1))).toBeDefined()
  expect(guard.admit(price(75, 2))).toBeDefined()
  expect(guard.admit(price(113, 3))).toBeUndefined()
  expect(guard.admit(price(37, 4))).toBeUndefined()
  expect(guard.admit(price(76, 5))).toBeDefined()
})

test('accepts a jump as soon as a second source reports about the same price', () => {
  const guard = createPriceGuard()
  guard.admit(price(100, 0))
  expect(guard.admit(price(300, 1))).toBeUndefined()
  expect(guard.admit(price(310, 2, 'drift-oracle'))?.priceUsd).toBe(310)
  expect(guard.admit(price(305, 3))).toBeDefined()
})

test('accepts a jump after a minute if only one source reports it', () => {
  const guard = createPriceGuard()
  guard.admit(price(100, 0))
  expect(guard.admit(price(300, 10))).toBeUndefined()
  expect(guard.admit(price(305, 69))).toBeUndefined()
  expect(guard.admit(price(305, 70))?.priceUsd).toBe(305)
})

test('does not let one outlier confirm the next', () => {
  const guard = createPriceGuard()
  guard.admit(price(100, 0))
  expect(guard.admit(price(300, 1))).toBeUndefined()
  expect(guard.admit(price(5, 90))).toBeUndefined()
  expect(guard.admit(price(5, 100))).toBeUndefined()
  expect(guard.admit(price(101, 110))).toBeDefined()
  expect(guard.admit(price(300, 120))).toBeUndefined()
})

test('holds nothing back if the last price is older than ten minutes', () => {
  const guard = createPriceGuard()
  guard.admit(price(100, 0))
  expect(guard.admit(price(900, 601))?.priceUsd).toBe(900)
})

test('accepts the loss of a dollar peg after a minute although one dollar is assumed each minute', () => {
  const guard = createPriceGuard()
  guard.admit(price(1, 0, 'oracle'))
  expect(guard.admit(price(1, 60, 'dollar'))).toBeDefined()
  expect(guard.admit(price(0.4, 61, 'oracle'))).toBeUndefined()
  expect(guard.admit(price(1, 120, 'dollar'))).toBeDefined()
  expect(guard.admit(price(0.4, 121, 'oracle'))?.priceUsd).toBe(0.4)
})

test('compares the first price of a dollar coin with no assumed dollar', () => {
  const guard = createPriceGuard()
  guard.admit(price(1, 0, 'dollar'))
  expect(guard.admit(price(0.4, 1, 'oracle'))?.priceUsd).toBe(0.4)
})

test('does not let the assumed dollar confirm a jump', () => {
  const guard = createPriceGuard()
  guard.admit(price(0.4, 0, 'oracle'))
  expect(guard.admit(price(1, 1, 'oracle'))).toBeUndefined()
  expect(guard.admit(price(1, 2, 'dollar'))?.priceUsd).toBe(1)
  expect(guard.admit(price(1, 3, 'oracle'))).toBeUndefined()
})
