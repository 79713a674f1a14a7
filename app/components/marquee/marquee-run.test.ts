import { expect, test } from 'vitest'
import { copiesFor, movedBy, stepFrom, turnMs } from './marquee-run'

test('640 pixels take twenty seconds', () => {
  expect(turnMs(640)).toBe(20_000)
})

test('a pull moves within the turn and around its ends', () => {
  expect(movedBy(0, 32, 640)).toBe(1_000)
  expect(movedBy(19_500, 32, 640)).toBe(500)
  expect(movedBy(500, -32, 640)).toBe(19_500)
})

test('there are enough copies to fill the window wherever the turn is', () => {
  expect(copiesFor(2_000, 1_000)).toBe(2)
  expect(copiesFor(600, 1_000)).toBe(3)
})

test('nothing measured yet means two copies', () => {
  expect(copiesFor(0, 1_000)).toBe(2)
})

test('a step goes to the next item, from the last one to the first', () => {
  expect(stepFrom(0, [0, 100, 250], 400, 'next')).toBe(100)
  expect(stepFrom(120, [0, 100, 250], 400, 'next')).toBe(130)
  expect(stepFrom(300, [0, 100, 250], 400, 'next')).toBe(100)
})

test('a step back goes to the beginning of the item at the edge, then to the one before, from the first to the last', () => {
  expect(stepFrom(120, [0, 100, 250], 400, 'previous')).toBe(-20)
  expect(stepFrom(100, [0, 100, 250], 400, 'previous')).toBe(-100)
  expect(stepFrom(0, [0, 100, 250], 400, 'previous')).toBe(-150)
})
