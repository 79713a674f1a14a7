import { expect, test } from 'vitest'
import { steppedTo } from './chart-keys'

test('starts at the latest candle, steps with arrows and stops at the ends', () => {
  expect(steppedTo('ArrowLeft', undefined, 24)).toBe(23)
  expect(steppedTo('ArrowRight', undefined, 24)).toBe(23)
  expect(steppedTo('ArrowLeft', 23, 24)).toBe(22)
  expect(steppedTo('ArrowLeft', 0, 24)).toBe(0)
  expect(steppedTo('ArrowRight', 5, 24)).toBe(6)
  expect(steppedTo('ArrowRight', 23, 24)).toBe(23)
})

test('goes to the first and last candle with Home and End, and ignores other keys', () => {
  expect(steppedTo('Home', 5, 24)).toBe(0)
  expect(steppedTo('End', undefined, 24)).toBe(23)
  expect(steppedTo('Tab', 5, 24)).toBeUndefined()
})
