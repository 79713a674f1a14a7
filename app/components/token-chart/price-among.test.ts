import { expect, test } from 'vitest'
import { priceAmong } from './price-among'

const order = { inputMint: 'USDC', inputMintPrice: 0.999, outputMint: 'JUP', outputMintPrice: 0.52 }

test('a token costs what an order says, whichever side it is on', () => {
  expect(priceAmong([order], 'JUP')).toBe(0.52)
  expect(priceAmong([order], 'USDC')).toBe(0.999)
})

test('an order that does not know leaves it to the next', () => {
  expect(priceAmong([{ ...order, outputMintPrice: null }, order], 'JUP')).toBe(0.52)
  expect(priceAmong([{ ...order, outputMintPrice: null }], 'JUP')).toBeUndefined()
})

test('orders of other tokens say nothing', () => {
  expect(priceAmong([order], 'WIF')).toBeUndefined()
  expect(priceAmong([], 'JUP')).toBeUndefined()
})
