import { expect, test } from 'vitest'
import { computeFundingGrid, type MarketFundings } from './funding-grid'

const hour = 3_600
const noon = 1_795_262_400
const now = noon + 20 * 60

function market(
  baseSymbol: string,
  openInterestUsd: number | undefined,
  ...points: MarketFundings['points']
) {
  return { venue: 'drift' as const, marketKey: `key of ${baseSymbol}`, baseSymbol, openInterestUsd, points }
}

test('puts a funding rate into the hour in which it was set, with the current hour last', () => {
  const sol = market('SOL', 1, { at: noon - 2 * hour + 7, rateBps: 0.5 }, { at: noon + 4, rateBps: -0.25 })
  expect(computeFundingGrid([sol], now, 3)).toEqual({
    hours: [noon - 2 * hour, noon - hour, noon],
    rows: [{ venue: 'drift', marketKey: 'key of SOL', baseSymbol: 'SOL', ratesBps: [0.5, null, -0.25] }],
  })
})

test('uses the last of two rates in one hour, and ignores one without a price', () => {
  const sol = market('SOL', 1, { at: noon, rateBps: 1 }, { at: noon + 60, rateBps: 2 })
  const btc = market('BTC', 1, { at: noon - hour, rateBps: 3 }, { at: noon, rateBps: undefined })
  const { rows } = computeFundingGrid([sol, btc], now, 2)
  expect(rows.map(({ baseSymbol, ratesBps }) => [baseSymbol, ratesBps])).toEqual([
    ['SOL', [null, 2]],
    ['BTC', [3, null]],
  ])
})

test('sorts markets by the distance of their newest rate from the mean, then by open interest', () => {
  // The mean of 1, 1, 1 and 9 is 3.
  const rates = [
    market('SMALL', 5, { at: noon, rateBps: 1 }),
    market('LARGE', 50, { at: noon, rateBps: 1 }),
    market('UNPRICED', undefined, { at: noon, rateBps: 1 }),
    market('FAR', 1, { at: noon, rateBps: 9 }),
  ]
  expect(computeFundingGrid(rates, now, 1).rows.map(({ baseSymbol }) => baseSymbol)).toEqual([
    'FAR',
    'LARGE',
    'SMALL',
    'UNPRICED',
  ])
})

test('leaves out markets without a funding rate in these hours', () => {
  const old = market('OLD', 1, { at: noon - 5 * hour, rateBps: 1 })
  expect(computeFundingGrid([old, market('NEW', 1)], now, 3).rows).toEqual([])
  expect(computeFundingGrid([], now, 2).hours).toHaveLength(2)
})
