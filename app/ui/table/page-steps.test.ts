import { expect, test } from 'vitest'
import { pageSteps } from './page-steps'

const shown = (page: number, last: number) =>
  pageSteps(page, last)
    .map((step) => `${step.afterGap ? '… ' : ''}${step.page}`)
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 16, '1 2 3 … 16'],
  [2, 16, '1 2 3 … 16'],
  [3, 16, '1 2 3 4 … 16'],
  [8, 16, '1 … 7 8 9 … 16'],
  [16, 16, '1 … 14 15 16'],
  [5, 5, '1 … 3 4 5'],
])('for page %d of %d, shows %s', (page, last, steps) => {
  expect(shown(page, last)).toBe(steps)
})

test('shows the last pages for a page after the last one', () => {
  expect(shown(40, 16)).toBe('1 … 14 15 16')
})
