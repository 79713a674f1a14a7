import { expect, test } from 'vitest'
import { statusWords } from './status-words'

test("takes the reason phrase, otherwise the standard's words, otherwise the number", () => {
  const reported = (status: number, statusText: string) => statusWords({ status, statusText })
  expect(reported(503, 'Down For Maintenance')).toBe('Down For Maintenance')
  expect(reported(429, '')).toBe('Too Many Requests')
  expect(reported(502, '')).toBe('Bad Gateway')
  expect(reported(521, '')).toBe('HTTP 521')
})
