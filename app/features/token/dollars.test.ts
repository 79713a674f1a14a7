import { expect, test } from 'vitest'
import { dollars, signedDollars } from './dollars'

test('abbreviates dollars in a sentence, with or without a sign', () => {
  expect(dollars(1_920_000)).toBe('$1.92M')
  expect(signedDollars(380_000)).toBe('+$380.00K')
  expect(signedDollars(-1_200)).toBe('\u2212$1.20K')
  expect(signedDollars(0)).toBe('$0.00')
})
