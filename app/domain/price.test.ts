import { expect, test } from 'vitest'
import { marketCapUsd } from './price'

test('a market cap is price × supply, and unknown where that means nothing', () => {
  expect(marketCapUsd(150, 5e8)).toBe(75e9)
  expect(marketCapUsd(undefined, 5e8)).toBeUndefined()
  expect(marketCapUsd(1e9, 1e9)).toBeUndefined()
  expect(marketCapUsd(Number.MAX_VALUE, 1e9)).toBeUndefined()
})
