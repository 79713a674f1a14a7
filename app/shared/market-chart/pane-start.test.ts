import { expect, test } from 'vitest'
import { openInterestStart } from './pane-start'

const pointsOf = (...openInterests: readonly (number | null)[]) =>
  openInterests.map((openInterest, index) => ({ time: index, openInterest, funding: null, longShort: null }))

test('the start of the open interest is named if the chart has earlier bars', () => {
  expect(openInterestStart(pointsOf(null, null, 5, null, 6))).toBe(2)
  expect(openInterestStart(pointsOf(5, null))).toBeUndefined()
  expect(openInterestStart(pointsOf(null, null))).toBeUndefined()
  expect(openInterestStart([])).toBeUndefined()
})
