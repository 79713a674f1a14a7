import { expect, test } from 'vitest'
import { completePoints, meanRates } from './perp-series'

test('every bucket has a point: unknown before the start, the empty one where nothing is stored', () => {
  const known = new Map([
    [0, { value: 1, base: 2 }],
    [120, { value: 3, base: 4 }],
  ])
  const window = { from: 0, to: 240, intervalSeconds: 60 }
  expect(completePoints(window, known, 60, { value: 0, base: 0 })).toEqual([
    { at: 0, value: undefined, base: undefined },
    { at: 60, value: 0, base: 0 },
    { at: 120, value: 3, base: 4 },
    { at: 180, value: 0, base: 0 },
  ])
  const points = completePoints(window, known, undefined, { value: 0, base: 0 })
  expect(points.every(({ value }) => value === undefined)).toBe(true)
})

test('the rate of a bucket is the mean of its known records', () => {
  const rates = [
    { at: 3_599, rateBps: 1 },
    { at: 3_600, rateBps: 2 },
    { at: 7_199, rateBps: 5 },
    { at: 7_000, rateBps: undefined },
    { at: 7_200, rateBps: undefined },
  ]
  expect([...meanRates(rates, 3_600)]).toEqual([
    [0, 1],
    [3_600, 3.5],
  ])
})
