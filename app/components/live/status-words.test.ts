import { expect, test } from 'vitest'
import { statusWords } from './status-words'

test('a status is told in the words that came with it, else in those of the standards, else by its number', () => {
  const told = (status: number, statusText: string) => statusWords({ status, statusText })
  expect(told(503, 'Down For Maintenance')).toBe('Down For Maintenance')
  expect(told(429, '')).toBe('Too Many Requests')
  expect(told(502, '')).toBe('Bad Gateway')
  expect(told(521, '')).toBe('HTTP 521')
})
