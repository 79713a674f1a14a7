import { expect, test } from 'vitest'
import {
  crossedCount,
  crossedPrices,
  deepest,
  narrowBook,
  spreadOf,
  uncrossedMid,
  withTotals,
} from './book-levels'
import { depthPicture, roundStep } from './depth-path'

const level = (price: number, size: number, crossed = false) => ({
  price,
  size,
  crossed,
  trader: 'So11111111111111111111111111111111111111112',
  publicKey: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
})
const bids = [level(99, 2), level(98, 3), level(96, 5)]
const asks = [level(101, 1), level(102, 4)]

test('adds up the sizes from the best price to each level', () => {
  expect(withTotals(bids).map(({ total }) => total)).toEqual([2, 5, 10])
  expect(withTotals([])).toEqual([])
})

test('leaves out a side and small levels, whose sizes still count for the levels behind them', () => {
  const large = narrowBook({ bids, asks }, { side: 'both', minUsd: 250 })
  expect(large.bids?.map(({ price, total }) => [price, total])).toEqual([
    [98, 5],
    [96, 10],
  ])
  expect(large.asks?.map(({ price, total }) => [price, total])).toEqual([[102, 5]])
  const toBuy = narrowBook({ bids, asks }, { side: 'buy', minUsd: 0 })
  expect(toBuy).toEqual({ asks: undefined, bids: withTotals(bids) })
  expect(narrowBook({ bids, asks }, { side: 'sell', minUsd: 0 }).bids).toBeUndefined()
})

test('measures bars by the deeper side', () => {
  expect(deepest(withTotals(bids), withTotals(asks))).toBe(10)
  expect(deepest([], withTotals(asks))).toBe(5)
  expect(deepest([], [])).toBe(0)
})

test('computes the spread from the best levels, and in basis points of the mid price', () => {
  expect(spreadOf({ bids, asks })).toEqual({ mid: 100, usdc: 2, bps: 200 })
})

test('returns a negative spread for a crossed book, and none for a one-sided book', () => {
  expect(spreadOf({ bids: [level(102, 1)], asks: [level(98, 1)] })).toEqual({ mid: 100, usdc: -4, bps: -400 })
  expect(spreadOf({ bids, asks: [] })).toBeUndefined()
  expect(spreadOf({ bids: [], asks })).toBeUndefined()
})

test('counts crossed levels of both sides', () => {
  expect(crossedCount({ bids: [level(102, 1, true), level(97, 1)], asks: [level(98, 1, true)] })).toBe(2)
})

test('computes the mid price from the levels that do not cross, and finds the prices at which both sides overlap', () => {
  const book = {
    bids: [level(104, 1, true), level(103, 1, true), level(99, 2)],
    asks: [level(100, 1, true), level(105, 3)],
  }
  expect(uncrossedMid(book)).toBe(102)
  expect(crossedPrices(book)).toEqual([100, 104])
})

test('a book that is not crossed has no overlap, and its mid price is that of the spread', () => {
  expect(crossedPrices({ bids, asks })).toBeUndefined()
  expect(uncrossedMid({ bids, asks })).toBe(100)
  expect(uncrossedMid({ bids: [level(102, 1, true)], asks: [level(98, 1, true)] })).toBeUndefined()
})

test('draws the depth as steps that climb outwards from the best price', () => {
  // The prices are 96 to 102, so one dollar is 16.67 percent wide. The largest size is 10 SOL, so the chart
  // ends at 10 and the gridlines are at 2, 4, 6 and 8.
  const picture = depthPicture(withTotals(bids), withTotals(asks))
  expect(picture?.bids).toBe('M50 100H50V80H33.33V50H0V0')
  expect(picture?.asks).toBe('M83.33 100H83.33V90H100V50')
  expect(picture?.sizes).toEqual([
    { size: 2, y: 80 },
    { size: 4, y: 60 },
    { size: 6, y: 40 },
    { size: 8, y: 20 },
  ])
  expect(picture?.prices.map(({ price }) => price)).toEqual([97, 98, 99, 100, 101])
})

test('places round prices below the depth chart, away from its ends', () => {
  const picture = depthPicture(withTotals([level(181.03, 1)]), withTotals([level(189.18, 1)]))
  expect(picture?.prices.map(({ price }) => price)).toEqual([182, 184, 186, 188])
  expect(picture?.xOf(185.105)).toBeCloseTo(50)
})

test('returns no chart for an empty book or a single price', () => {
  expect(depthPicture([], [])).toBeUndefined()
  expect(depthPicture(withTotals([level(99, 2)]), [])).toBeUndefined()
})

test.each([
  [0.3, 0.5],
  [1, 1],
  [1.1, 2],
  [220, 250],
  [715, 1_000],
  [5_000, 5_000],
])('spaces gridlines at least %d apart by %d', (atLeast, step) => {
  expect(roundStep(atLeast)).toBeCloseTo(step, 12)
})
