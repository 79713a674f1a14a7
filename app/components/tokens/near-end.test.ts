import { expect, test } from 'vitest'
import { isNearEnd } from './near-end'

test('at 80 % of the list nothing more is loaded yet', () => {
  expect(isNearEnd({ scrollTop: 480, clientHeight: 320, scrollHeight: 1000 })).toBe(false)
})

test('past 80 % more is loaded', () => {
  expect(isNearEnd({ scrollTop: 481, clientHeight: 320, scrollHeight: 1000 })).toBe(true)
})

test('a list that fits is at its end', () => {
  expect(isNearEnd({ scrollTop: 0, clientHeight: 320, scrollHeight: 320 })).toBe(true)
})
