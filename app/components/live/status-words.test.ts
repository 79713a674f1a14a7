import { expect, test } from 'vitest'
import { statusWords } from './status-words'

test("takes the reason phrase, else the standard's words, else the number", () => {
  const told = (status: number, statusText: string) => statusWords({ status, statusText })
  expect(told(503, 'Down For Maintenance')).toBe('Down For Maintenance')
  expect(told(429, '')).toBe('Too Many Requests')
  expect(told(502, '')).toBe('Bad Gateway')
  expect(told(521, '')).toBe('HTTP 521')
})
