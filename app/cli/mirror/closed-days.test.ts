import { expect, test } from 'vitest'
import { closedDays } from './closed-days'

const day = 86_400
const noon = day / 2

test('a day is closed 48 hours after its end', () => {
  const request = (nowAt: number) =>
    closedDays({ firstAt: 10 * day + noon, times: { nowAt, historyAt: nowAt }, retentionDays: undefined })
  expect(request(13 * day - 1)).toEqual([])
  expect(request(13 * day)).toEqual([10 * day])
  expect(request(15 * day - 1)).toEqual([10 * day, 11 * day])
})

test('a day without later events is not closed, however long ago it was', () => {
  const times = { nowAt: 100 * day, historyAt: 12 * day - 1 }
  expect(closedDays({ firstAt: 10 * day, times, retentionDays: undefined })).toEqual([10 * day])
})

test('days that retention may delete are left out, with a day to spare', () => {
  const times = { nowAt: 50 * day + noon, historyAt: 50 * day + noon }
  const days = closedDays({ firstAt: 1 * day, times, retentionDays: 10 })
  expect(days[0]).toBe(42 * day)
  expect(days.at(-1)).toBe(47 * day)
})
