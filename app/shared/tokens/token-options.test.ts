import '~/ui/table/style-scope.fixture'
import { expect, test } from 'vitest'
import { isNearEnd } from './token-options'

test('returns false at exactly 80 % of the list', () => {
  expect(isNearEnd({ scrollTop: 480, clientHeight: 320, scrollHeight: 1000 })).toBe(false)
})

test('returns true past 80 % of the list', () => {
  expect(isNearEnd({ scrollTop: 481, clientHeight: 320, scrollHeight: 1000 })).toBe(true)
})

test('returns true for a list that needs no scrolling', () => {
  expect(isNearEnd({ scrollTop: 0, clientHeight: 320, scrollHeight: 320 })).toBe(true)
})
