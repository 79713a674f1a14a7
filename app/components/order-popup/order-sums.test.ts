import { expect, test } from 'vitest'
import { averagePrice, cycleText } from './order-sums'

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
