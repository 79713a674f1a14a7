import { expect, test } from 'vitest'
import { trustedAddress } from '../base/ids'
import { type BookOrder, buildBook } from './order-book'

/** An order at a price in USDC per SOL, with `leftLamports` of its 10 SOL left. */
function order(
  side: 'bid' | 'ask',
  price: number,
  leftLamports = 10_000_000_000,
  name = `${side} ${price}`,
): BookOrder {
  const [sol, usdc] = [10_000_000_000n, BigInt(price * 10_000_000)]
  const left = BigInt(leftLamports)
  return {
    key: trustedAddress(name),
    maker: trustedAddress(`maker of ${name}`),
    side,
    initialInputRaw: side === 'bid' ? usdc : sol,
    expectedOutputRaw: side === 'bid' ? sol : usdc,
    remainingInputRaw: side === 'bid' ? (usdc * left) / sol : left,
  }
}

test('sorts bids from the highest price and asks from the lowest, with the remaining SOL as size', () => {
  const book = buildBook([
    order('bid', 148),
    order('ask', 151),
    order('bid', 149, 2_500_000_000),
    order('ask', 150),
  ])
  expect(book.bids.map(({ price, size }) => [price, size])).toEqual([
    [149, 2.5],
    [148, 10],
  ])
  expect(book.asks.map(({ price, size }) => [price, size])).toEqual([
    [150, 10],
    [151, 10],
  ])
  expect(book.bids[0]).toMatchObject({ order: 'bid 149', trader: 'maker of bid 149', crossed: false })
})

test('keeps and marks levels that could trade with the other side', () => {
  const { bids, asks } = buildBook([
    order('bid', 151),
    order('bid', 149),
    order('ask', 150),
    order('ask', 152),
  ])
  expect(bids.map(({ price, crossed }) => [price, crossed])).toEqual([
    [151, true],
    [149, false],
  ])
  expect(asks.map(({ price, crossed }) => [price, crossed])).toEqual([
    [150, true],
    [152, false],
  ])
})

test('drops levels below a thousandth of a SOL before it keeps the best 20', () => {
  const tiny = Array.from({ length: 30 }, (_, n) => order('bid', 200 + n, 999_999))
  const small = order('bid', 100, 1_000_000)
  const real = Array.from({ length: 25 }, (_, n) => order('ask', 150 + n))
  const { bids, asks } = buildBook([...tiny, small, ...real])
  expect(bids.map(({ price, size }) => [price, size])).toEqual([[100, 0.001]])
  expect(asks.map(({ price }) => price)).toEqual(Array.from({ length: 20 }, (_, n) => 150 + n))
})

test('ignores an order with an expected output or an input of zero', () => {
  const nothing = { ...order('ask', 150), expectedOutputRaw: 0n }
  const empty = { ...order('bid', 150), initialInputRaw: 0n, remainingInputRaw: 0n }
  expect(buildBook([nothing, empty])).toEqual({ bids: [], asks: [] })
})
