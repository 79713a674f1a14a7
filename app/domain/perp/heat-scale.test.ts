import { expect, test } from 'vitest'
import { divergingStep, sequentialStep } from './heat-scale'

const changeEdges = [0.5, 2, 5, 9] as const

test.each([
  [0, 'h0'],
  [0.49, 'h0'],
  [-0.49, 'h0'],
  [0.5, 'hp1'],
  [-0.5, 'hn1'],
  [2, 'hp2'],
  [-4.99, 'hn2'],
  [5, 'hp3'],
  [-8.99, 'hn3'],
  [9, 'hp4'],
  [-9, 'hn4'],
  [1e9, 'hp4'],
  [null, 'h0'],
] as const)('maps a change of %s percent to step %s', (change, step) => {
  expect(divergingStep(change, changeEdges)).toBe(step)
})

test.each([
  [0, 'a1'],
  [99_999, 'a1'],
  [100_000, 'a2'],
  [1e6, 'a3'],
  [1e7, 'a4'],
  [1e8, 'a5'],
  [1e15, 'a5'],
  [null, 'a1'],
] as const)('maps an amount of %s to step %s', (amount, step) => {
  expect(sequentialStep(amount, [1e5, 1e6, 1e7, 1e8])).toBe(step)
})
