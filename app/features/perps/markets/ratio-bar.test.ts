import '~/ui/table/style-scope.fixture'
import { expect, test } from 'vitest'
import { skewOf } from './ratio-bar'

test.each([
  [1.51, 'long'],
  [1.5, 'even'],
  [1, 'even'],
  [0.67, 'even'],
  [0.66, 'short'],
])('rates %d longs per short as %s', (ratio, skew) => {
  expect(skewOf(ratio)).toBe(skew)
})
