import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { settleCells } from './past-cells'
import type { PastPrice } from './past-price'

const now = 10_000_000
/** Start of a five-minute cell in the time range in which samples are thinned. */
const old = 9_000_000

function told(at: number, priceUsd: number): PastPrice {
  return { mint: mints.wSOL, at, priceUsd, source: 'drift-record' }
}

const stored = (at: number, price: number, source = 'drift-record') => ({ at, price_usd: price, source })

test('keeps the first and the last price of a cell and drops those in between', () => {
  const offered = [told(old + 100, 2), told(old + 1, 1), told(old + 299, 3), told(old + 300, 4)]
  const { stored: kept, replaced } = settleCells(offered, new Map(), now)
  expect(kept.map(({ at }) => at - old)).toEqual([1, 299, 300])
  expect(replaced).toEqual([])
})

test('replaces the end of a cell when a later price arrives, and leaves samples of other sources alone', () => {
  const samples = [stored(old + 10, 1), stored(old + 15, 1, 'fill'), stored(old + 20, 2)]
  const settled = settleCells([told(old + 30, 3)], new Map([[mints.wSOL, samples]]), now)
  expect(settled.stored).toEqual([told(old + 30, 3)])
  expect(settled.replaced).toEqual([told(old + 20, 2)])
})

test('keeps the lowest price of a second, also against a stored one', () => {
  const samples = new Map([[mints.wSOL, [stored(old + 10, 5)]]])
  expect(settleCells([told(old + 10, 6)], samples, now).stored).toEqual([])
  expect(settleCells([told(old + 10, 4), told(old + 10, 3)], samples, now).stored).toEqual([
    told(old + 10, 3),
  ])
})

test('uses cells of 15 seconds for the last day', () => {
  const today = now - 1_000 - ((now - 1_000) % 15)
  const { stored: kept } = settleCells(
    [told(today, 1), told(today + 7, 2), told(today + 14, 3)],
    new Map(),
    now,
  )
  expect(kept.map(({ at }) => at - today)).toEqual([0, 14])
})
