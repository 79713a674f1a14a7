import { expect, test } from 'vitest'
import { freshPrice, marketCapUsd } from './price'

test('computes the market cap as price × supply, and none if the result cannot be real', () => {
  expect(marketCapUsd(150, 5e8)).toBe(75e9)
  expect(marketCapUsd(undefined, 5e8)).toBeUndefined()
  expect(marketCapUsd(1e9, 1e9)).toBeUndefined()
  expect(marketCapUsd(Number.MAX_VALUE, 1e9)).toBeUndefined()
})

test.each([
  ['of a moment ago', 2.5, 1_000, 2.5],
  ['of the smallest valid value', 1e-30, 1_000, 1e-30],
  ['of the smallest float', Number.MIN_VALUE, 1_000, undefined],
  ['of a trillion dollars', 1e12, 1_000, undefined],
  ['ten minutes old', 2.5, 400, 2.5],
  ['older than ten minutes', 2.5, 399, undefined],
  ['of zero', 0, 1_000, undefined],
  ['below zero', -1, 1_000, undefined],
  ['that is not a number', Number.NaN, 1_000, undefined],
  ['that is infinite', Number.POSITIVE_INFINITY, 1_000, undefined],
  ['that was never sampled', null, null, undefined],
])('checks a price %s', (_what, priceUsd, sampledAt, known) => {
  expect(freshPrice(priceUsd, sampledAt, 1_000)).toBe(known)
})
