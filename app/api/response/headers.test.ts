import { expect, test } from 'vitest'
import { createRequestId } from './headers.server'

test('creates ULIDs, which sort by time and differ within a millisecond', () => {
  const nowMs = Date.UTC(2026, 10, 29)
  expect(createRequestId(nowMs)).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/)
  // The example of the ULID specification: 1469918176385 is 01ARYZ6S41.
  expect(createRequestId(1_469_918_176_385).slice(0, 10)).toBe('01ARYZ6S41')
  expect(createRequestId(nowMs) < createRequestId(nowMs + 1)).toBe(true)
  expect(new Set(Array.from({ length: 1_000 }, () => createRequestId(nowMs))).size).toBe(1_000)
})
