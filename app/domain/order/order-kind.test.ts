import { expect, test } from 'vitest'
import { isLong, orderHeader, orderKind } from './order-kind'

const driftOrder = { orderId: 7, baseAssetAmount: 142.5, direction: 0 }

test('treats an order with the fields of Drift as a Drift order, regardless of its label', () => {
  expect(orderKind(driftOrder, undefined)).toBe('drift')
  expect(orderKind(driftOrder, 'Jupiter DCA')).toBe('drift')
})

test('recognises fields that are zero', () => {
  expect(orderKind({ orderId: 0, baseAssetAmount: 0, direction: 0 }, undefined)).toBe('drift')
})

test('does not treat an order with only one of these fields as a Drift order', () => {
  expect(orderKind({ orderId: 7, direction: 1 }, 'Kamino')).toBe('kamino')
  expect(orderKind({ baseAssetAmount: 1 }, undefined)).toBe('token')
})

test("uses the venue's label for an order without Drift's fields", () => {
  expect(orderKind({}, 'Jupiter Limit')).toBe('limit')
  expect(orderKind({}, 'Jupiter DCA')).toBe('dca')
  expect(orderKind({}, 'Kamino')).toBe('kamino')
  expect(orderKind({}, 'Drift')).toBe('drift')
})

test('shows anything else as a plain token under its symbol', () => {
  expect(orderKind({ tokenMint: 'x' }, undefined)).toBe('token')
  expect(orderHeader('token', 'JUP')).toBe('JUP')
})

test('returns the header of each kind', () => {
  expect(orderHeader('dca', 'JUP')).toBe('Jupiter DCA')
  expect(orderHeader('limit', 'JUP')).toBe('Limit Order')
  expect(orderHeader('kamino', 'JUP')).toBe('Kamino Limit Order')
  expect(orderHeader('drift', 'JUP')).toBe('Drift Order')
})

test('treats direction 0 as long and anything else as short', () => {
  expect([0, 1, 2, -1].map(isLong)).toEqual([true, false, false, false])
})
