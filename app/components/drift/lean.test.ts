import { expect, test } from 'vitest'
import { leanOf } from './lean'

test.each([
  [1.51, 'long'],
  [1.5, 'even'],
  [1, 'even'],
  [0.67, 'even'],
  [0.66, 'short'],
])('rates %d longs per short as %s', (ratio, lean) => {
  expect(leanOf(ratio)).toBe(lean)
})
