import { expect, test } from 'vitest'
import { concerns, narrowing } from './account-kind'

const order = { publicKey: 'O', userPublicKey: 'T', inputMint: 'A', outputMint: 'B' }

test('a list is narrowed by what the id is', () => {
  expect(narrowing('order', 'x')).toEqual({ search: 'x' })
  expect(narrowing('token', 'x')).toEqual({ tokenMint: 'x' })
  expect(narrowing('trader', 'x')).toEqual({ maker: 'x' })
})

test('an order belongs to its trader, to both of its tokens, and to itself', () => {
  expect(concerns('trader', 'T', order)).toBe(true)
  expect(concerns('trader', 'A', order)).toBe(false)
  expect(concerns('token', 'A', order)).toBe(true)
  expect(concerns('token', 'B', order)).toBe(true)
  expect(concerns('order', 'O', order)).toBe(true)
  expect(concerns('order', 'T', order)).toBe(false)
})
