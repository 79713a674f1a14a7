import '~/ui/table/style-scope.fixture'
import { expect, test } from 'vitest'
import { nextCycleText } from './next-cycle-cell'

test('counts down to the next cycle, and shows an overdue one as due', () => {
  expect(nextCycleText({ progress: 40, nextCycleAt: 1_090 }, 1_000)).toBe('1m 30s')
  expect(nextCycleText({ progress: 40, nextCycleAt: 1_000 }, 1_000)).toBe('due')
  expect(nextCycleText({ progress: 40, nextCycleAt: 900 }, 1_000)).toBe('due')
})

test('a completed order has no next cycle', () => {
  expect(nextCycleText({ progress: 100, nextCycleAt: 1_090 }, 1_000)).toBeUndefined()
  expect(nextCycleText({ progress: 40, nextCycleAt: null }, 1_000)).toBeUndefined()
})
