import { expect, test } from 'vitest'
import { namedAssets } from './asset-facts'
import { createPriceBook, type PriceBook } from './price-book'

const day = 86_400
const start = 1500 * day

/** Returns an asset's daily changes over 400 days, as logarithms. */
function dailyChanges(book: PriceBook, asset: number): number[] {
  return Array.from({ length: 400 }, (_, index) => {
    const at = start + index * day
    return Math.log(book.priceUsd(asset, at + day) / book.priceUsd(asset, at))
  })
}

function deviation(changes: readonly number[]): number {
  return Math.sqrt(changes.reduce((sum, change) => sum + change ** 2, 0) / changes.length)
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const product = a.reduce((sum, change, index) => sum + change * (b[index] ?? 0), 0) / a.length
  return product / deviation(a) / deviation(b)
}

test('computes prices from the seed and the time alone', () => {
  const [book, again, other] = [createPriceBook(1), createPriceBook(1), createPriceBook(2)]
  const sol = book.assetOf('SOL')
  expect(again.priceUsd(sol, start + 0.4)).toBe(book.priceUsd(sol, start + 0.4))
  expect(other.priceUsd(sol, start)).not.toBe(book.priceUsd(sol, start))
})

test('keeps every asset near its usual price for years', () => {
  const book = createPriceBook(1)
  for (const [symbol, priceUsd] of namedAssets) {
    for (let month = 0; month < 60; month++) {
      const price = book.priceUsd(book.assetOf(symbol), start + month * 30 * day)
      expect(price / priceUsd).toBeGreaterThan(0.15)
      expect(price / priceUsd).toBeLessThan(7)
    }
  }
})

test('moves assets with the volatility of their kind, and with the market', () => {
  const book = createPriceBook(1)
  const [sol, btc, bonk, usd] = (['SOL', 'BTC', 'BONK', 'USD'] as const).map((symbol) =>
    dailyChanges(book, book.assetOf(symbol)),
  )
  expect(deviation(btc!)).toBeGreaterThan(0.012)
  expect(deviation(btc!)).toBeLessThan(deviation(sol!))
  expect(deviation(sol!)).toBeLessThan(deviation(bonk!))
  expect(deviation(bonk!)).toBeLessThan(0.12)
  expect(deviation(usd!)).toBeLessThan(0.001)
  expect(correlation(sol!, btc!)).toBeGreaterThan(0.5)
  expect(Math.abs(correlation(usd!, btc!))).toBeLessThan(0.3)
})

test('clusters volatility', () => {
  const book = createPriceBook(1)
  const sol = book.assetOf('SOL')
  const hourly = Array.from({ length: 2400 }, (_, hour) => {
    const at = start + hour * 3600
    return Math.abs(Math.log(book.priceUsd(sol, at + 600) / book.priceUsd(sol, at)))
  })
  const centred = hourly.map((size) => size - hourly.reduce((sum, each) => sum + each, 0) / hourly.length)
  expect(correlation(centred.slice(0, -1), centred.slice(1))).toBeGreaterThan(0.05)
})

test('makes prices jump within two minutes on news', () => {
  const book = createPriceBook(1)
  const fartcoin = book.assetOf('FARTCOIN')
  const moves = Array.from({ length: 40 * 720 }, (_, index) => {
    const at = start + index * 120
    return Math.abs(Math.log(book.priceUsd(fartcoin, at + 120) / book.priceUsd(fartcoin, at)))
  }).sort((a, b) => a - b)
  const usual = moves[Math.floor(moves.length / 2)]!
  expect(moves.at(-1)! / usual).toBeGreaterThan(12)
})

test('keeps the price of staked SOL close to SOL', () => {
  const book = createPriceBook(1)
  const [sol, staked] = [book.assetOf('SOL'), book.assetOf('JitoSOL')]
  for (let index = 0; index < 100; index++) {
    expect(book.ratio(staked, sol, start + index * day) / (230.4 / 187)).toBeCloseTo(1, 1)
  }
})
