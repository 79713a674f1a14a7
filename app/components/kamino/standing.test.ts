import { expect, test } from 'vitest'
import { standingOf } from './standing'

test('returns a rank change only if the previous window is known', () => {
  expect([standingOf(3, true), standingOf(-2, true), standingOf(0, true)]).toEqual([3, -2, 0])
  expect(standingOf(null, true)).toBe('new')
  expect([standingOf(null, false), standingOf(4, false)]).toEqual([null, null])
})
