import { expect, test } from 'vitest'
import type { SpotOrderDetails } from '~/contracts/order-details'
import { averagePrice, cycleText, limitPrice } from './order-sums'

test('a buy pays its input: 50 of it for 100 of the traded token are half each', () => {
  expect(averagePrice({ given: 200, used: 50, received: 100 }, true)).toBe(0.5)
})

test('a sell gets the paying token: 100 for 50 of the traded token are two each', () => {
  expect(averagePrice({ given: 200, used: 50, received: 100 }, false)).toBe(2)
})

test('without an execution, or without decimals, there is no average', () => {
  expect(averagePrice({ given: 200, used: 0, received: 0 }, true)).toBeUndefined()
  expect(averagePrice({ given: 200, used: null, received: 100 }, true)).toBeUndefined()
})

test('a limit is told in the token that is paid with, as the average is', () => {
  const bid = { dex: 'Jupiter Limit', order: { buy: true, oriMakingAmount: 50, oriTakingAmount: 100 } }
  const ask = { dex: 'Kamino', order: { buy: false, initialInputAmount: 50, expectedOutputAmount: 100 } }
  expect([bid, ask].map((details) => limitPrice(details as SpotOrderDetails))).toEqual([0.5, 2])
})

test('a cycle is told in its two largest units', () => {
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
