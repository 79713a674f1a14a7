import { expect, test } from 'vitest'
import { executedSince } from './executed-window'

const day = 86_400
const now = 1_000 * day

test('the window of executions begins 30 days ago, or with the indexed history', () => {
  expect(executedSince({ completeSince: 0, oldestStored: undefined, now })).toBe(now - 30 * day)
  expect(executedSince({ completeSince: now - 3 * day, oldestStored: undefined, now })).toBe(now - 3 * day)
  expect(executedSince({ completeSince: 0, oldestStored: now - 90 * day, now })).toBe(now - 30 * day)
})

test('the window of executions begins with the oldest execution that the retention has kept', () => {
  expect(executedSince({ completeSince: 0, oldestStored: now - 10 * day, now })).toBe(now - 10 * day)
})

test('an oldest execution that no retention could have cut does not shorten the window', () => {
  expect(executedSince({ completeSince: 0, oldestStored: now - day, now })).toBe(now - 30 * day)
})
