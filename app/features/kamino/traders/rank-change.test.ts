import { expect, test } from 'vitest'
import { shownRankChange } from './rank-change'

test('returns a rank change only if the previous window is known', () => {
  expect([shownRankChange(3, true), shownRankChange(-2, true), shownRankChange(0, true)]).toEqual([3, -2, 0])
  expect(shownRankChange(null, true)).toBe('new')
  expect([shownRankChange(null, false), shownRankChange(4, false)]).toEqual([null, null])
})
