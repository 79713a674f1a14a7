import { expect, test } from 'vitest'
import type { SpotOrderDetails } from '~/contracts/order-details'
import { averagePrice, cycleText, limitPrice } from './order-sums'

test('quotes the average price of a buy in the input token', () => {
  expect(averagePrice({ given: 200, used: 50, received: 100 }, true)).toBe(0.5)
})

test('quotes the average price of a sell in the output token', () => {
  expect(averagePrice({ given: 200, used: 50, received: 100 }, false)).toBe(2)
})

test('returns no average price before the first execution or if decimals are unknown', () => {
  expect(averagePrice({ given: 200, used: 0, received: 0 }, true)).toBeUndefined()
  expect(averagePrice({ given: 200, used: null, received: 100 }, true)).toBeUndefined()
})

test('quotes the limit price in the paying token, like the average price', () => {
  const bid = { dex: 'Jupiter Limit', order: { buy: true, oriMakingAmount: 50, oriTakingAmount: 100 } }
  const ask = { dex: 'Kamino', order: { buy: false, initialInputAmount: 50, expectedOutputAmount: 100 } }
  expect([bid, ask].map((details) => limitPrice(details as SpotOrderDetails))).toEqual([0.5, 2])
})

test('formats a cycle in its two largest units', () => {
  expect([45, 60, 300, 5_400, 9_030, 86_400, 90_061, 0].map(cycleText)).toEqual([
    '45 s',
    '1 min',
    '5 min',
    '1 h 30 min',
    '2 h 30 min',
    '1 d',
    '1 d 1 h',
    '0 s',
  ])
})
