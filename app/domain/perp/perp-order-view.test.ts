import { expect, test } from 'vitest'
import { type PerpOrderTraces, perpOrderStatus } from './perp-order-view'

const now = 1_700_000_000

/** An order placed in slot 100 and half filled. The account state of slot 200 does not contain the order. */
const statusOf = (over: Partial<PerpOrderTraces>) =>
  perpOrderStatus(
    {
      rests: false,
      expiresAt: undefined,
      ending: undefined,
      baseRaw: 10n,
      baseFilledRaw: 5n,
      loggedSlot: 100,
      accountSlot: 200,
      ...over,
    },
    now,
  )

test('reports an order in its account as open, unless it has expired', () => {
  expect(statusOf({ rests: true })).toBe('open')
  expect(statusOf({ rests: true, expiresAt: now + 1 })).toBe('open')
  expect(statusOf({ rests: true, expiresAt: now })).toBe('expired')
})

test('uses a logged end before the account shows it', () => {
  expect(statusOf({ rests: true, ending: 'cancel' })).toBe('cancelled')
  expect(statusOf({ rests: true, ending: 'expire' })).toBe('expired')
  expect(statusOf({ rests: true, baseFilledRaw: 10n })).toBe('completed')
})

test('reports a completely filled order as completed, even if something else was logged', () => {
  expect(statusOf({ baseFilledRaw: 10n })).toBe('completed')
  expect(statusOf({ baseFilledRaw: 10n, ending: 'cancel' })).toBe('completed')
  expect(statusOf({ baseFilledRaw: 9n, ending: 'cancel' })).toBe('cancelled')
  expect(statusOf({ baseRaw: 0n, baseFilledRaw: 0n, ending: 'cancel' })).toBe('cancelled')
})

test('reports an order that disappeared without a logged end as ended', () => {
  expect(statusOf({})).toBe('ended')
  expect(statusOf({ baseRaw: undefined })).toBe('ended')
  expect(statusOf({ loggedSlot: 200 })).toBe('ended')
  expect(statusOf({ accountSlot: undefined })).toBe('ended')
})

test('reports an order newer than its account state as open', () => {
  expect(statusOf({ loggedSlot: 201 })).toBe('open')
})
