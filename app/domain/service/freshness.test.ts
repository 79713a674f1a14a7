import { expect, test } from 'vitest'
import { freshnessOf, panelAgeSeconds } from './freshness'

test.each([
  [0, 'live'],
  [14.9, 'live'],
  [15, 'delayed'],
  [59.9, 'delayed'],
  [60, 'offline'],
] as const)('classifies a feed of %d s as %s', (age, freshness) => {
  expect(freshnessOf(age)).toBe(freshness)
})

test.each([
  [15, 24.4, 'live'],
  [15, 24.5, 'delayed'],
  [15, 60, 'offline'],
  [30, 46.9, 'live'],
  [30, 119, 'delayed'],
  [30, 120, 'offline'],
  [300, 451, 'live'],
  [300, 452, 'delayed'],
  [300, 1200, 'offline'],
] as const)('with a period of %d s, classifies %d s as %s', (period, age, freshness) => {
  expect(freshnessOf(age, period)).toBe(freshness)
})

test("takes the older of the response and the data as a panel's age", () => {
  expect(panelAgeSeconds({ refreshedAt: 100, dataAt: 90 }, 110)).toBe(20)
  expect(panelAgeSeconds({ refreshedAt: 80, dataAt: 100 }, 110)).toBe(30)
})

test('treats data with a future timestamp as current', () => {
  expect(panelAgeSeconds({ refreshedAt: 120, dataAt: 130 }, 110)).toBe(0)
})

test('returns no age for a panel without data', () => {
  expect(panelAgeSeconds({ refreshedAt: 100, dataAt: undefined }, 110)).toBeUndefined()
})
