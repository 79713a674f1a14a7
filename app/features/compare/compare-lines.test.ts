import { expect, test } from 'vitest'
import { changesSinceCommonStart, compareScale, linePath, percentTicks, xOf, yOf } from './compare-lines'

test('measures changes from the first time at which all lines have a price', () => {
  const [long, short] = changesSinceCommonStart([
    [
      [0, 50],
      [1, 100],
      [2, 110],
    ],
    [
      [1, 4],
      [2, 3],
    ],
  ])
  expect(long?.map(([time, percent]) => [time, Math.round(percent)])).toEqual([
    [1, 0],
    [2, 10],
  ])
  expect(short).toEqual([
    [1, 0],
    [2, -25],
  ])
})

test('a line without a price is empty and does not delay the others', () => {
  const lines = changesSinceCommonStart([[], [[5, 2] as const, [6, 4] as const]])
  expect(lines).toEqual([
    [],
    [
      [5, 0],
      [6, 100],
    ],
  ])
})

test('the scale contains all changes and zero, with free space', () => {
  const scale = compareScale([
    [
      [0, 0],
      [10, 50],
    ],
  ])
  if (scale === undefined) throw new Error('there are two points')
  expect(scale).toEqual({ fromMs: 0, toMs: 10, low: -4, high: 54 })
  expect(xOf(scale, 5)).toBe(50)
  expect(yOf(scale, 54, 100)).toBe(0)
  expect(yOf(scale, -4, 100)).toBe(100)
  expect(linePath([[0, 54] as const, [10, -4] as const], scale, 100)).toBe('M0 0L100 100')
})

test('there is nothing to draw with fewer than two times', () => {
  expect(compareScale([])).toBeUndefined()
  expect(compareScale([[[1, 0] as const], [[1, 5] as const]])).toBeUndefined()
})

test('a chart without any change has a scale around zero', () => {
  expect(
    compareScale([
      [
        [0, 0],
        [1, 0],
      ],
    ]),
  ).toMatchObject({ low: -0.08, high: 0.08 })
})

test('places grid lines at round changes', () => {
  const at = (low: number, high: number) => percentTicks({ fromMs: 0, toMs: 1, low, high })
  expect(at(-4, 54)).toEqual([0, 10, 20, 30, 40, 50])
  expect(at(-2.7, 1.1)).toEqual([-2, -1, 0, 1])
  expect(at(-0.08, 0.08)).toContain(0)
})
