import { expect, test } from 'vitest'
import { priceAmong } from './price-among'

const order = { inputMint: 'USDC', inputMintPrice: 0.999, outputMint: 'JUP', outputMintPrice: 0.52 }

test('finds the price of a token that an order sells or buys', () => {
  expect(priceAmong([order], 'JUP')).toBe(0.52)
  expect(priceAmong([order], 'USDC')).toBe(0.999)
})

test('uses the next order if an order has no price', () => {
  expect(priceAmong([{ ...order, outputMintPrice: null }, order], 'JUP')).toBe(0.52)
  expect(priceAmong([{ ...order, outputMintPrice: null }], 'JUP')).toBeUndefined()
})

test('ignores orders of other tokens', () => {
  expect(priceAmong([order], 'WIF')).toBeUndefined()
  expect(priceAmong([], 'JUP')).toBeUndefined()
})
