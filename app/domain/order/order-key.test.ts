import { expect, test } from 'vitest'
import { parseOrderKey } from './order-key'

const account = 'So11111111111111111111111111111111111111112'

test("parses an address as a spot order's key, and an address with a number as a Drift order's key", () => {
  expect(parseOrderKey(account)).toEqual({ account, orderId: undefined })
  expect(parseOrderKey(`${account}:0`)).toEqual({ account, orderId: 0 })
  expect(parseOrderKey(`${account}:4294967295`)).toEqual({ account, orderId: 4_294_967_295 })
})

test('parses a slot behind the number of an order', () => {
  expect(parseOrderKey(`${account}:7:385451998`)).toEqual({ account, orderId: 7, placedSlot: 385_451_998 })
})

test('rejects anything else', () => {
  for (const text of [
    '',
    'asc',
    `${account}:`,
    `${account}:-1`,
    `${account}:1.5`,
    `${account}:4294967296`,
    `${account}:1:`,
    `${account}:1:-2`,
    `${account}:1:2:3`,
    `${account}::2`,
    `${account}0`,
    ':1',
  ]) {
    expect(parseOrderKey(text)).toBeUndefined()
  }
})
