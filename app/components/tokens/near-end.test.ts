import { expect, test } from 'vitest'
import { isNearEnd } from './near-end'

test('loads nothing at 80 % of the list', () => {
  expect(isNearEnd({ scrollTop: 480, clientHeight: 320, scrollHeight: 1000 })).toBe(false)
})

test('loads more past 80 %', () => {
  expect(isNearEnd({ scrollTop: 481, clientHeight: 320, scrollHeight: 1000 })).toBe(true)
})

test('counts a list that fits as at its end', () => {
  expect(isNearEnd({ scrollTop: 0, clientHeight: 320, scrollHeight: 320 })).toBe(true)
})
