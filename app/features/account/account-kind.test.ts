import { expect, test } from 'vitest'
import { concerns, narrowing } from './account-kind'

const order = { publicKey: 'O', userPublicKey: 'T', inputMint: 'A', outputMint: 'B' }

test('filters a list by the kind of the id', () => {
  expect(narrowing('order', 'x')).toEqual({ search: 'x' })
  expect(narrowing('token', 'x')).toEqual({ tokenMint: 'x' })
  expect(narrowing('trader', 'x')).toEqual({ maker: 'x' })
})

test('matches an order with its trader, both of its tokens, and its own key', () => {
  expect(concerns('trader', 'T', order)).toBe(true)
  expect(concerns('trader', 'A', order)).toBe(false)
  expect(concerns('token', 'A', order)).toBe(true)
  expect(concerns('token', 'B', order)).toBe(true)
  expect(concerns('order', 'O', order)).toBe(true)
  expect(concerns('order', 'T', order)).toBe(false)
})
