import { expect, test } from 'vitest'
import { regroupPoints } from './chart-page'

const points = [
  { at: 0, value: 10 },
  { at: 300, value: undefined },
  { at: 600, value: 20 },
  { at: 900, value: 40 },
  { at: 1_200, value: undefined },
]

test('a longer bar has the last known state', () => {
  expect(regroupPoints('openInterest', points, 600)).toEqual([
    { at: 0, value: 10 },
    { at: 600, value: 40 },
    { at: 1_200, value: undefined },
  ])
})

test('the funding of a longer bar is the mean of the known rates', () => {
  expect(regroupPoints('funding', points, 600).map(({ value }) => value)).toEqual([10, 30, undefined])
})
