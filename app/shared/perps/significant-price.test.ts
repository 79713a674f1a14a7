import { expect, test } from 'vitest'
import { significantPrice } from './format-market'

test.each([
  [0.01234, '0.0123'],
  [0.0213, '0.0213'],
  [0.5, '0.5000'],
])('shows the significant digits of %d', (price, text) => {
  expect(significantPrice(price)?.text).toBe(text)
})

test.each([1, 187.42, 0, null, 0.0000012])('has no second line for %s', (price) => {
  expect(significantPrice(price)).toBeUndefined()
})
