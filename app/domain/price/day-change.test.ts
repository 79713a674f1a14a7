import { expect, test } from 'vitest'
import { changeFromPercent, changeUpTo, computeDayChange, type DayAgoPrices } from './day-change'

/** 21 November 2026, 12:00 UTC. */
const noon = 1_795_262_400
const day = 86_400
const none: DayAgoPrices = { before: undefined, after: undefined, lastPrice: undefined }
const current = { price: 100, validUntil: noon + 600 }
const sample = (secondsBeforeMark: number, price: number) => ({ price, at: noon - day - secondsBeforeMark })

test('compares the price with the sample before the 24 h mark', () => {
  const prices = { ...none, before: sample(600, 80), after: sample(-10, 50) }
  expect(computeDayChange(current, prices, noon)).toEqual({
    change: 20,
    changePercent: 25,
    keptAt: undefined,
  })
})

test('compares the price with a sample after the mark if the one before it is too old', () => {
  const prices = { ...none, before: sample(601, 50), after: sample(-600, 80) }
  expect(computeDayChange(current, prices, noon)?.changePercent).toBe(25)
})

test('keeps the last known change, with its time, if no sample is near the mark', () => {
  const prices = { ...none, before: sample(900, 50), lastPrice: 60 }
  const change = computeDayChange(current, prices, noon)
  expect(change?.changePercent).toBeCloseTo(20, 10)
  expect(change?.keptAt).toBe(noon - 300)
})

test('drops a kept change after six hours', () => {
  const kept = (seconds: number) =>
    computeDayChange(current, { ...none, before: sample(600 + seconds, 50), lastPrice: 60 }, noon)
  expect(kept(6 * 3_600)?.keptAt).toBe(noon - 6 * 3_600)
  expect(kept(6 * 3_600 + 1)).toBeUndefined()
})

test('keeps the change up to the time at which an outdated price was last valid', () => {
  const old = { price: 100, validUntil: noon - 3_600 }
  const prices = { ...none, before: { price: 80, at: noon - 3_600 - day } }
  expect(computeDayChange(old, prices, noon)).toEqual({
    change: 20,
    changePercent: 25,
    keptAt: noon - 3_600,
  })
  expect(computeDayChange(old, prices, noon + 5 * 3_600 + 1)).toBeUndefined()
})

test('returns no change if no price is old enough, or if it is zero', () => {
  expect(computeDayChange(current, none, noon)).toBeUndefined()
  expect(computeDayChange(current, { ...none, before: sample(0, 0) }, noon)).toBeUndefined()
})

test('returns the change in USD for a change in percent', () => {
  expect(changeFromPercent(100, 25)).toEqual({ changeUsd: 20, changePercent: 25 })
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
