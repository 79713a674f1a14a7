import { expect, test } from 'vitest'
import { type PerpOrderTraces, perpOrderStatus } from './perp-order-view'

const now = 1_700_000_000

/** Placed in slot 100, half filled; its account was seen in slot 200 without it. */
const statusOf = (over: Partial<PerpOrderTraces>) =>
  perpOrderStatus(
    {
      rests: false,
      expiresAt: undefined,
      ending: undefined,
      baseRaw: 10n,
      baseFilledRaw: 5n,
      toldSlot: 100,
      accountSlot: 200,
      ...over,
    },
    now,
  )

test('an order rests as long as its account shows it, unless its time is over', () => {
  expect(statusOf({ rests: true })).toBe('open')
  expect(statusOf({ rests: true, expiresAt: now + 1 })).toBe('open')
  expect(statusOf({ rests: true, expiresAt: now })).toBe('expired')
})

test('an ending that is told counts before the account shows it', () => {
  expect(statusOf({ rests: true, ending: 'cancel' })).toBe('cancelled')
  expect(statusOf({ rests: true, ending: 'expire' })).toBe('expired')
  expect(statusOf({ rests: true, baseFilledRaw: 10n })).toBe('completed')
})

test('all of its size filled is complete, whatever else is told', () => {
  expect(statusOf({ baseFilledRaw: 10n })).toBe('completed')
  expect(statusOf({ baseFilledRaw: 10n, ending: 'cancel' })).toBe('completed')
  expect(statusOf({ baseFilledRaw: 9n, ending: 'cancel' })).toBe('cancelled')
  expect(statusOf({ baseRaw: 0n, baseFilledRaw: 0n, ending: 'cancel' })).toBe('cancelled')
})

test('an order that is gone without a word has ended, and nobody says how', () => {
  expect(statusOf({})).toBe('ended')
  expect(statusOf({ baseRaw: undefined })).toBe('ended')
  expect(statusOf({ toldSlot: 200 })).toBe('ended')
  expect(statusOf({ accountSlot: undefined })).toBe('ended')
})

test('an order that is newer than its account’s state rests', () => {
  expect(statusOf({ toldSlot: 201 })).toBe('open')
})
