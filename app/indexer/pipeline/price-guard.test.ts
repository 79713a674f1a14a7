import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mints } from '~/domain/mints'
import type { PriceSource, PriceWrite } from '~/store/batch'
import { createPriceGuard } from './price-guard'

const start = 1_700_000_000

function price(priceUsd: number, seconds: number, source: PriceSource = 'price-api'): PriceWrite {
  return { mint: mints.wSOL, priceUsd, at: start + seconds, source }
}

test('what is no price is never let through', () => {
  const guard = createPriceGuard()
  const invalid = [Number.NaN, Number.POSITIVE_INFINITY, -1, 1e12, -Number.MIN_VALUE, 0, -0]
  for (const value of invalid) expect(guard.admit(price(value, 0))).toBeUndefined()
  expect(guard.counters()).toEqual({ invalid: 7, suspect: 0 })
})

test('of any number whatever only what is a price comes through, as it was', () => {
  const doubles = fc.oneof(fc.double(), fc.constantFrom(5e-324, 1e-30, 1e12, 999_999_999_999.9999, 1e308))
  fc.assert(
    fc.property(doubles, (told) => {
      const admitted = createPriceGuard().admit(price(told, 0))?.priceUsd
      expect(admitted).toBe(told >= 1e-30 && told < 1e12 ? told : undefined)
      if (admitted !== undefined) expect(JSON.parse(JSON.stringify(admitted))).toBe(told)
    }),
    { numRuns: 2_000 },
  )
})

test('a price may move by half at once, not by more', () => {
  const guard = createPriceGuard()
  expect(guard.admit(price(100, 0))).toBeDefined()
  expect(guard.admit(price(150, 1))).toBeDefined()
  expect(guard.admit(price(75, 2))).toBeDefined()
  expect(guard.admit(price(113, 3))).toBeUndefined()
  expect(guard.admit(price(37, 4))).toBeUndefined()
  expect(guard.admit(price(76, 5))).toBeDefined()
})

test('a jump is believed as soon as a second source tells about the same', () => {
  const guard = createPriceGuard()
  guard.admit(price(100, 0))
  expect(guard.admit(price(300, 1))).toBeUndefined()
  expect(guard.admit(price(310, 2, 'drift-oracle'))?.priceUsd).toBe(310)
  expect(guard.admit(price(305, 3))).toBeDefined()
})

test('a jump that only one source tells is believed after a minute', () => {
  const guard = createPriceGuard()
  guard.admit(price(100, 0))
  expect(guard.admit(price(300, 10))).toBeUndefined()
  expect(guard.admit(price(305, 69))).toBeUndefined()
  expect(guard.admit(price(305, 70))?.priceUsd).toBe(305)
})

test('a slip does not make the next slip believable', () => {
  const guard = createPriceGuard()
  guard.admit(price(100, 0))
  expect(guard.admit(price(300, 1))).toBeUndefined()
  expect(guard.admit(price(5, 90))).toBeUndefined()
  expect(guard.admit(price(5, 100))).toBeUndefined()
  expect(guard.admit(price(101, 110))).toBeDefined()
  expect(guard.admit(price(300, 120))).toBeUndefined()
})

test('a price older than ten minutes holds nothing back', () => {
  const guard = createPriceGuard()
  guard.admit(price(100, 0))
  expect(guard.admit(price(900, 601))?.priceUsd).toBe(900)
})
