import { expect, test } from 'vitest'
import { planCycles } from './dca-schedule'
import { lastUnixSeconds } from './time'

const order = {
  inDepositedRaw: 1_000n,
  inUsedRaw: 600n,
  inWithdrawnRaw: 50n,
  inAmountPerCycleRaw: 100n,
  cycleFrequencySeconds: 60,
  nextCycleAt: 5_000,
}

test('cycles follow one another until nothing is left, the last one with the rest', () => {
  expect(planCycles(order, 4_000, 5)).toEqual([
    { at: 5_000, inputRaw: 100n },
    { at: 5_060, inputRaw: 100n },
    { at: 5_120, inputRaw: 100n },
    { at: 5_180, inputRaw: 50n },
  ])
  expect(planCycles(order, 4_000, 2)).toHaveLength(2)
})

test('an overdue order goes on from now and does not catch up', () => {
  expect(planCycles(order, 6_000, 2).map(({ at }) => at)).toEqual([6_000, 6_060])
})

test('an order that is through, or without an amount per cycle, plans nothing', () => {
  expect(planCycles({ ...order, inUsedRaw: 950n }, 0, 5)).toEqual([])
  expect(planCycles({ ...order, inAmountPerCycleRaw: 0n }, 0, 5)).toEqual([])
})

test('a plan ends where the calendar does', () => {
  const ages = { ...order, cycleFrequencySeconds: lastUnixSeconds - order.nextCycleAt }
  expect(planCycles(ages, 4_000, 5).map(({ at }) => at)).toEqual([5_000, lastUnixSeconds])
})
