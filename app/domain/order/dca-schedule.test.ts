import { expect, test } from 'vitest'
import { lastUnixSeconds } from '../base/time'
import { planCycles } from './dca-schedule'

const order = {
  inDepositedRaw: 1_000n,
  inUsedRaw: 600n,
  inWithdrawnRaw: 50n,
  inAmountPerCycleRaw: 100n,
  cycleFrequencySeconds: 60,
  nextCycleAt: 5_000,
}

test('plans cycles until nothing is left, with the rest in the last one', () => {
  expect(planCycles(order, 4_000, 5)).toEqual([
    { at: 5_000, inputRaw: 100n },
    { at: 5_060, inputRaw: 100n },
    { at: 5_120, inputRaw: 100n },
    { at: 5_180, inputRaw: 50n },
  ])
  expect(planCycles(order, 4_000, 2)).toHaveLength(2)
})

test('continues an overdue order from now without catching up', () => {
  expect(planCycles(order, 6_000, 2).map(({ at }) => at)).toEqual([6_000, 6_060])
})

test('plans nothing for a finished order or one without an amount per cycle', () => {
  expect(planCycles({ ...order, inUsedRaw: 950n }, 0, 5)).toEqual([])
  expect(planCycles({ ...order, inAmountPerCycleRaw: 0n }, 0, 5)).toEqual([])
})

test('ends a plan at the last representable time', () => {
  const ages = { ...order, cycleFrequencySeconds: lastUnixSeconds - order.nextCycleAt }
  expect(planCycles(ages, 4_000, 5).map(({ at }) => at)).toEqual([5_000, lastUnixSeconds])
})
