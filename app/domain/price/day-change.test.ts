import { expect, test } from 'vitest'
import { changeUpTo, dayChange } from './day-change'

/** 21 November 2026, 12:00 UTC. */
const noon = 1_795_262_400
const hoursAgo = (hours: number, close: number) => ({ openAt: noon - hours * 3600, close })

test('compares the price with the close of the hour that ended a day ago', () => {
  const candles = [hoursAgo(26, 50), hoursAgo(25, 80), hoursAgo(24, 90), hoursAgo(0, 100)]
  expect(dayChange(candles, 100, noon)).toEqual({ changeUsd: 20, changePercent: 25 })
})

test('ignores an hour that had not ended a day ago', () => {
  const candles = [hoursAgo(26, 50), hoursAgo(25, 80)]
  expect(dayChange(candles, 100, noon - 1)).toEqual({ changeUsd: 50, changePercent: 100 })
})

test('returns no change if no price is old enough', () => {
  expect(dayChange([hoursAgo(3, 80)], 100, noon)).toBeUndefined()
  expect(dayChange([hoursAgo(30, 0)], 100, noon)).toBeUndefined()
})

test('compares a newer price with the same price of a day ago', () => {
  expect(changeUpTo(120, { changeUsd: 20, changePercent: 25 }, 100)).toEqual({
    changeUsd: 40,
    changePercent: 50,
  })
})

test('keeps the change if rounding loses the price of a day ago', () => {
  const change = { changeUsd: 1, changePercent: 1e22 }
  expect(changeUpTo(2, change, 1)).toBe(change)
})
