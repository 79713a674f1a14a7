import { expect, test } from 'vitest'
import { copiesFor, movedBy, stepFrom, turnMs } from './marquee-run'

test('moves 640 pixels in twenty seconds', () => {
  expect(turnMs(640)).toBe(20_000)
})

test('moves within the loop and wraps at its ends', () => {
  expect(movedBy(0, 32, 640)).toBe(1_000)
  expect(movedBy(19_500, 32, 640)).toBe(500)
  expect(movedBy(500, -32, 640)).toBe(19_500)
})

test('renders enough copies to fill the window at every position', () => {
  expect(copiesFor(2_000, 1_000)).toBe(2)
  expect(copiesFor(600, 1_000)).toBe(3)
})

test('renders two copies before the width of the items is measured', () => {
  expect(copiesFor(0, 1_000)).toBe(2)
})

test('steps to the next item, and from the last item to the first item', () => {
  expect(stepFrom(0, [0, 100, 250], 400, 'next')).toBe(100)
  expect(stepFrom(120, [0, 100, 250], 400, 'next')).toBe(130)
  expect(stepFrom(300, [0, 100, 250], 400, 'next')).toBe(100)
})

test('steps back to the start of the item at the edge, then to the previous item, and wraps at the first item', () => {
  expect(stepFrom(120, [0, 100, 250], 400, 'previous')).toBe(-20)
  expect(stepFrom(100, [0, 100, 250], 400, 'previous')).toBe(-100)
  expect(stepFrom(0, [0, 100, 250], 400, 'previous')).toBe(-150)
})
