import { expect, test } from 'vitest'
import { priceAmong } from './price-among'

const order = { inputMint: 'USDC', inputMintPrice: 0.999, outputMint: 'JUP', outputMintPrice: 0.52 }

test("finds a token's price on either side of an order", () => {
  expect(priceAmong([order], 'JUP')).toBe(0.52)
  expect(priceAmong([order], 'USDC')).toBe(0.999)
})

test('takes the next order if one has no price', () => {
  expect(priceAmong([{ ...order, outputMintPrice: null }, order], 'JUP')).toBe(0.52)
  expect(priceAmong([{ ...order, outputMintPrice: null }], 'JUP')).toBeUndefined()
})

test('ignores orders of other tokens', () => {
  expect(priceAmong([order], 'WIF')).toBeUndefined()
  expect(priceAmong([], 'JUP')).toBeUndefined()
})
