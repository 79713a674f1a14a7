import { expect, test } from 'vitest'
import { failedOrders, keepOrders, type Result } from './reconcile'

const meta = { source: 'live', dataTime: 90, dataSlot: 1, notice: null } as const
const result = <Data>(data: Data, answeredAt: number) => ({ data, meta, answeredAt })

/** A response that contains only the members that these tests need. */
const response = (positions: unknown) =>
  ({ missing: false, feed: { user: 'T', positions } }) as unknown as Result

test("keeps the positions of the selected trader and their age if they can't be read", () => {
  const last = response(result({ content: ['position'] }, 100))
  const next = response(result(null, 130))
  expect(keepOrders(last, next)).toEqual(last)
})

test("keeps the whole response if the market can't be read, but not if it no longer exists", () => {
  const last = response(null)
  expect(keepOrders(last, failedOrders)).toBe(last)
  const missing = { missing: true, feed: null }
  expect(keepOrders(last, missing)).toBe(missing)
})
