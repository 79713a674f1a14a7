import { expect, test } from 'vitest'
import { createByteBudget, type Download } from './byte-budget.server'

function openBudget(bytesPerHour: number) {
  const time = { ms: 0 }
  const clock = { nowMs: () => time.ms, monotonicMs: () => time.ms }
  return { budget: createByteBudget({ bytesPerHour, clock }), time }
}

function started(result: Download | { readonly retryAfterSeconds: number }): Download {
  if ('end' in result) return result
  throw new Error(`refused for ${result.retryAfterSeconds} s`)
}

test('refuses a download once the budget is used up, until enough has refilled', () => {
  const { budget, time } = openBudget(1_000)
  started(budget.begin('a', 600)).end(600)
  started(budget.begin('a', 600)).end(600)
  expect(budget.begin('a', 1)).toEqual({ retryAfterSeconds: 721 })
  time.ms = 721_000
  started(budget.begin('a', 1)).end(1)
})

test('a file that is larger than the budget can be downloaded once', () => {
  const { budget } = openBudget(1_000)
  started(budget.begin('a', 50_000)).end(50_000)
  expect(budget.begin('a', 1)).toHaveProperty('retryAfterSeconds')
})

test('refunds what a cancelled download has not sent', () => {
  const { budget } = openBudget(1_000)
  started(budget.begin('a', 5_000)).end(10)
  started(budget.begin('a', 900)).end(900)
})

test('charges a download at its start, so that simultaneous ones share the budget', () => {
  const { budget } = openBudget(1_000)
  started(budget.begin('a', 1_000))
  expect(budget.begin('a', 1)).toHaveProperty('retryAfterSeconds')
  started(budget.begin('b', 1))
})

test('limits the downloads of a caller at the same time', () => {
  const { budget } = openBudget(1_000_000)
  const all = Array.from({ length: 16 }, () => started(budget.begin('a', 1)))
  expect(budget.begin('a', 1)).toEqual({ retryAfterSeconds: 5 })
  all[0]?.end(1)
  started(budget.begin('a', 1))
})
