import { expect, test } from 'vitest'
import { swipeDirection } from './use-swipe'

test.each([
  [-51, 0, 'left'],
  [51, 0, 'right'],
  [-120, 119, 'left'],
  [50, 0, undefined],
  [-50, 0, undefined],
  [80, 80, undefined],
  [80, -81, undefined],
  [0, 0, undefined],
] as const)('maps a finger movement of %d, %d px to %s', (dx, dy, direction) => {
  expect(swipeDirection(dx, dy)).toBe(direction)
})
