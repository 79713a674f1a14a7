import { expect, test } from 'vitest'
import { columnAfterKey, columnAt, columnBounds, namedColumns } from './bar-layout'

// Four columns share 420 px and a fifth of each column is free. A column is 420 / 4.2 = 100 px wide, and the
// axis starts with a gap of 10 px.
const layout = { count: 4, width: 420, gap: 0.2 }

test('places each column by its step', () => {
  expect(columnBounds(layout, 0)).toEqual({ left: 10, width: 100 })
  expect(columnBounds(layout, 3)).toEqual({ left: 310, width: 100 })
})

test('finds the column at a position and clamps to the outer columns', () => {
  expect([0, 109, 111, 309, 311, 420, 999, -5].map((x) => columnAt(layout, x))).toEqual([
    0, 0, 1, 2, 3, 3, 3, 0,
  ])
})

test('keeps the required distance between labels', () => {
  expect(namedColumns({ count: 4, width: 420 }, 60)).toEqual([0, 1, 2, 3])
  expect(namedColumns({ count: 30, width: 600 }, 60)).toEqual([1, 4, 7, 10, 13, 16, 19, 22, 25, 28])
  expect(namedColumns({ count: 3, width: 0 }, 60)).toEqual([2])
})

test('labels hours and minutes at round times', () => {
  const hours = Array.from({ length: 24 }, (_, index) => (14 + index) * 60)
  const named = (width: number) => namedColumns({ count: 24, width }, 64, hours).map((at) => hours[at])
  expect(named(280)).toEqual([18, 24, 30, 36].map((hour) => hour * 60))
  expect(named(800)).toEqual([16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36].map((hour) => hour * 60))
  const minutes = Array.from({ length: 60 }, (_, index) => 12 * 60 + 51 + index)
  expect(namedColumns({ count: 60, width: 280 }, 64, minutes).map((at) => minutes[at])).toEqual([
    780, 795, 810, 825,
  ])
})

test('labels the first column of each day, or of every other day if space is short', () => {
  // Seven days of hourly columns in a time zone whose offset includes half an hour.
  const week = Array.from({ length: 168 }, (_, index) => (index + 5) * 60 + 30)
  expect(namedColumns({ count: 168, width: 800 }, 64, week)).toEqual([19, 43, 67, 91, 115, 139, 163])
  expect(namedColumns({ count: 168, width: 280 }, 64, week)).toEqual([19, 67, 115, 163])
})

/**
 * Returns the start times of columns that are `wide` minutes long. The clocks change by `shift` minutes
 * before column `at`.
 */
function clocksChanged(first: number, wide: number, count: number, at: number, shift: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index * wide + (index < at ? 0 : shift))
}

test('labels each day once across a clock change', () => {
  // The axis has space for one label per day.
  const named = (wide: number, minutes: number[]) =>
    namedColumns({ count: minutes.length, width: minutes.length }, 1_440 / wide, minutes).map(
      (column) => (minutes[column] ?? 0) / 60,
    )
  // Clocks go forward at 2:00. The bars of four hours start at 15:00, 19:00, 23:00 and 4:00, so the new day
  // starts with the bar of 4:00.
  expect(named(240, clocksChanged(15 * 60, 240, 12, 3, 60))).toEqual([28, 48])
  // Clocks go back from 1:00 to midnight. The bars of one hour start at 23:00, 0:00, 0:00 again and 1:00.
  expect(named(60, clocksChanged(10 * 60, 60, 50, 15, -60))).toEqual([24, 48])
})

test('detects the column length even if clocks change within the first columns', () => {
  const hours = clocksChanged(60, 60, 24, 1, -60)
  expect(namedColumns({ count: 24, width: 280 }, 64, hours).map((at) => (hours[at] ?? 0) / 60)).toEqual([
    6, 12, 18,
  ])
})

test('moves between columns with arrow keys and stops at the ends', () => {
  expect(columnAfterKey('ArrowRight', undefined, 3)).toBe(0)
  expect(columnAfterKey('ArrowRight', 2, 3)).toBe(2)
  expect(columnAfterKey('ArrowLeft', undefined, 3)).toBe(2)
  expect(columnAfterKey('ArrowLeft', 0, 3)).toBe(0)
  expect(columnAfterKey('Home', 2, 3)).toBe(0)
  expect(columnAfterKey('End', 0, 3)).toBe(2)
  expect(columnAfterKey('Enter', 1, 3)).toBeUndefined()
  expect(columnAfterKey('ArrowLeft', undefined, 0)).toBeUndefined()
})
