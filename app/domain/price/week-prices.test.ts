import { expect, test } from 'vitest'
import { weekLine, weekPoints, weekStart } from './week-prices'

/** 21 November 2026, 13:00 UTC. */
const now = 1_795_266_000
const first = weekStart(now) / weekPoints.stepSeconds

test('starts a multiple of four hours before now, 42 points with the current one', () => {
  expect(weekStart(now) % weekPoints.stepSeconds).toBe(0)
  expect(weekStart(now) + 41 * weekPoints.stepSeconds).toBe(now - 3_600)
})

test('repeats the last price in a gap, and has none before the first price', () => {
  const line = weekLine(
    new Map([
      [first + 2, 5],
      [first + 4, 7],
    ]),
    9,
    now,
  )
  expect(line).toHaveLength(42)
  expect(line.slice(0, 6)).toEqual([undefined, undefined, 5, 5, 7, 7])
  expect(line.at(-1)).toBe(9)
})

test('ends with the last known price if the current one is unknown', () => {
  expect(weekLine(new Map([[first, 5]]), undefined, now).at(-1)).toBe(5)
  expect(weekLine(undefined, undefined, now).every((price) => price === undefined)).toBe(true)
})
