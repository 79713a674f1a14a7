import { expect, test } from 'vitest'
import { rangeText } from './range-text'

const tokens = { one: 'token', many: 'tokens' }
const page = { content: ['a', 'b'], page: 2, size: 2, totalElements: 1_234, totalIsExact: true }

test('shows which rows of how many a page contains', () => {
  expect(rangeText(page, tokens)).toBe('3–4 of 1,234 tokens')
  expect(rangeText({ ...page, totalIsExact: false }, tokens)).toBe('3–4 of more than 1,234 tokens')
})

test('uses the singular for one row and the plural for none and several', () => {
  const alone = { content: ['a'], page: 1, size: 25, totalElements: 1, totalIsExact: true }
  expect(rangeText(alone, tokens)).toBe('1–1 of 1 token')
  expect(rangeText({ ...alone, content: [], totalElements: 0 }, tokens)).toBe('0 tokens')
})
