import { expect, test } from 'vitest'
import { failureOf, failureOfSource, latestFailure } from './failure'

test('takes the code and the words of the status', () => {
  expect(failureOf({ status: 502 }, 5)).toEqual({ code: 502, words: 'Bad Gateway', atMs: 5 })
  expect(failureOf({ status: 503, statusText: 'Down' }, 5)).toEqual({ code: 503, words: 'Down', atMs: 5 })
  expect(failureOf({ status: 521, statusText: '' }, 5).words).toBe('HTTP 521')
})

test('has no code without a response', () => {
  expect(failureOf({ status: undefined }, 5)).toEqual({
    code: undefined,
    words: 'Service Unavailable',
    atMs: 5,
  })
})

test("reports an unreadable source like the API's 503", () => {
  expect(failureOfSource(5)).toEqual({ code: 503, words: 'Service Unavailable', atMs: 5 })
})

test('takes the later failure of a page and its panel', () => {
  const [first, second] = [failureOf({ status: 429 }, 1), failureOf({ status: 502 }, 2)]
  expect(latestFailure([first, second])).toBe(second)
  expect(latestFailure([second, first])).toBe(second)
  expect(latestFailure([])).toBeUndefined()
})
