import { expect, test } from 'vitest'
import { isLong, orderHeader, orderKind } from './order-kind'

const driftOrder = { orderId: 7, baseAssetAmount: 142.5, direction: 0 }

test('an order with the fields of Drift is one of Drift, whatever label it carries', () => {
  expect(orderKind(driftOrder, undefined)).toBe('drift')
  expect(orderKind(driftOrder, 'Jupiter DCA')).toBe('drift')
})

test('fields that are zero are there all the same', () => {
  expect(orderKind({ orderId: 0, baseAssetAmount: 0, direction: 0 }, undefined)).toBe('drift')
})

test('one of the fields alone does not make an order of Drift', () => {
  expect(orderKind({ orderId: 7, direction: 1 }, 'Kamino')).toBe('kamino')
  expect(orderKind({ baseAssetAmount: 1 }, undefined)).toBe('token')
})

test('otherwise the label of the venue says it', () => {
  expect(orderKind({}, 'Jupiter Limit')).toBe('limit')
  expect(orderKind({}, 'Jupiter DCA')).toBe('dca')
  expect(orderKind({}, 'Kamino')).toBe('kamino')
  expect(orderKind({}, 'Drift')).toBe('drift')
})

test('what has neither is a plain token and stands under its symbol', () => {
  expect(orderKind({ tokenMint: 'x' }, undefined)).toBe('token')
  expect(orderHeader('token', 'JUP')).toBe('JUP')
})

test('the headers are those of the specification', () => {
  expect(orderHeader('dca', 'JUP')).toBe('Jupiter DCA')
  expect(orderHeader('limit', 'JUP')).toBe('Limit Order')
  expect(orderHeader('kamino', 'JUP')).toBe('Kamino Limit Order')
  expect(orderHeader('drift', 'JUP')).toBe('Drift Order')
})

test('direction 0 is long, anything else short', () => {
  expect([0, 1, 2, -1].map(isLong)).toEqual([true, false, false, false])
})
