import { expect, test } from 'vitest'
import { awayPercent } from './order-values'
import { dcaSeenFrom, limitSeenFrom } from './seen-from'

// Sells 100 JUP ($0.50) for 40 PYUSD ($1). Neither is a quote token, so the order is stored as a buy of PYUSD at $1.25.
const order = {
  inputMint: 'JUP',
  outputMint: 'PYUSD',
  buy: true,
  limitPriceUsd: 1.25,
  inputMintPrice: 0.5,
  outputMintPrice: 1,
}

test('an order sells one of its tokens and buys the other', () => {
  expect(dcaSeenFrom('JUP', order).buy).toBe(false)
  expect(dcaSeenFrom('PYUSD', order)).toEqual(order)
})

test('a limit order has the price of the token from which it is seen', () => {
  const fromJup = limitSeenFrom('JUP', order)
  expect(fromJup).toEqual({ ...order, buy: false, limitPriceUsd: 0.4 })
  expect(limitSeenFrom('PYUSD', order)).toBe(order)
  // It sells JUP for 20 % less than its market price, and buys PYUSD for 25 % more.
  expect(awayPercent(fromJup)).toBeCloseTo(-20)
  expect(awayPercent(order)).toBeCloseTo(25)
})

test('a limit price of the other token is unknown if one of the three prices is', () => {
  for (const field of ['limitPriceUsd', 'inputMintPrice', 'outputMintPrice'] as const)
    expect(limitSeenFrom('JUP', { ...order, [field]: null }).limitPriceUsd).toBeNull()
})
