import { expect, test } from 'vitest'
import { closedDays, firstRetainedDay, firstWholeDay } from './closed-days'

const day = 86_400
const noon = day / 2

test('a day is closed 48 hours after its end', () => {
  const at = (nowAt: number) => closedDays({ firstAt: 10 * day + noon, times: { nowAt, historyAt: nowAt } })
  expect(at(13 * day - 1)).toEqual([])
  expect(at(13 * day)).toEqual([10 * day])
  expect(at(15 * day - 1)).toEqual([10 * day, 11 * day])
})

test('a day without later events is not closed, however long ago it was', () => {
  const times = { nowAt: 100 * day, historyAt: 12 * day - 1 }
  expect(closedDays({ firstAt: 10 * day, times })).toEqual([10 * day])
})

test('a history that begins within a day has no whole day before the next', () => {
  expect(firstWholeDay(10 * day)).toBe(10 * day)
  expect(firstWholeDay(10 * day + 1)).toBe(11 * day)
  expect(firstWholeDay(11 * day - 1)).toBe(11 * day)
})

test('days that retention may delete are left out for each table, with a day to spare', () => {
  const retention = { retentionDays: 20, tableRetention: { perp_order_action: 10 } }
  const first = (name: 'fills' | 'perp_order_actions' | 'perp_fundings') =>
    firstRetainedDay({ name }, 50 * day + noon, retention) / day
  expect(first('fills')).toBe(32)
  expect(first('perp_order_actions')).toBe(42)
  expect(first('perp_fundings')).toBe(0)
  expect(
    firstRetainedDay({ name: 'fills' }, 50 * day, { retentionDays: undefined, tableRetention: {} }),
  ).toBe(0)
})
