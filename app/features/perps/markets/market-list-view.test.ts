import { expect, test } from 'vitest'
import type { PerpMarketWire } from '~/contracts/perps/perp'
import { parseListQuery } from '~/ui/table/list-query'
import { inOrderOf, listMarkets, listSearch, marketList, sortHref, unsortedHref } from './market-list-view'

const market = (
  baseAssetSymbol: string,
  openInterestUsd: number | null,
  priceChange24Hour: number | null,
  recentVolume: number,
): PerpMarketWire => ({
  publicKey: `key of ${baseAssetSymbol}`,
  name: `${baseAssetSymbol}-PERP`,
  baseAssetSymbol,
  marketIndex: 0,
  status: 1,
  statusName: 'Active',
  isActive: true,
  isListed: true,
  openInterest: 0,
  openInterestUsd,
  longInterest: 0,
  shortInterest: 0,
  lastOraclePrice: 1,
  lastOraclePriceTime: 1,
  lastOracleValid: true,
  lastFundingRate: 0,
  avgFundingRate24Hour: 0,
  lastFundingTime: 0,
  nextFundingTime: null,
  priceChange24Hour,
  priceChange24HourAt: null,
  recentVolume,
  longShortRatio: 1,
  slot: 1,
})
const markets = [
  market('SOL', 300, -1, 50),
  market('BTC', 200, 2, 90),
  market('1MBONK', 100, null, 10),
  market('NEW', null, 9, 0),
]
const queryOf = (search: string) => parseListQuery(marketList, new URLSearchParams(search))
const symbols = (search: string, text = '') =>
  listMarkets(markets, queryOf(search), text).map(({ baseAssetSymbol }) => baseAssetSymbol)
const place = { pathname: '/drift/dashboard/overview', search: '?view=table' }

test.each([
  ['', ['SOL', 'BTC', '1MBONK', 'NEW']],
  ['markets.order=asc', ['1MBONK', 'BTC', 'SOL', 'NEW']],
  ['markets.sort=change', ['NEW', 'BTC', 'SOL', '1MBONK']],
  ['markets.sort=change&markets.order=asc', ['SOL', 'BTC', 'NEW', '1MBONK']],
  ['markets.sort=volume', ['BTC', 'SOL', '1MBONK', 'NEW']],
  ['markets.sort=market', ['SOL', 'NEW', 'BTC', '1MBONK']],
  ['markets.sort=nonsense&markets.order=up', ['SOL', 'BTC', '1MBONK', 'NEW']],
])('sorts %j as %j', (search, expected) => {
  expect(symbols(search)).toEqual(expected)
})

test.each([
  ['bonk', ['1MBONK']],
  [' bTc ', ['BTC']],
  ['-perp', ['SOL', 'BTC', '1MBONK', 'NEW']],
  ['nothing', []],
])('finds %j as %j', (text, expected) => {
  expect(symbols('', text)).toEqual(expected)
})

test('sorts a new key descending, flips the current one, and resets both', () => {
  expect(sortHref(queryOf(''), 'change', place)).toBe(
    '/drift/dashboard/overview?view=table&markets.sort=change',
  )
  expect(sortHref(queryOf('markets.sort=change'), 'change', place)).toBe(
    '/drift/dashboard/overview?view=table&markets.sort=change&markets.order=asc',
  )
  expect(sortHref(queryOf('markets.sort=change&markets.order=asc'), 'volume', place)).toBe(
    '/drift/dashboard/overview?view=table&markets.sort=volume',
  )
  const sorted = { ...place, search: '?view=table&markets.sort=volume&markets.order=asc' }
  expect(unsortedHref(sorted)).toBe('/drift/dashboard/overview?view=table')
})

test("keeps only the list's sort order in the URL", () => {
  expect(listSearch(queryOf('markets.sort=volume&trades.page=3'))).toBe('?markets.sort=volume')
  expect(listSearch(queryOf(''))).toBe('')
})

test('keeps held rows in place with new contents, until a row comes or goes', () => {
  const [sol, btc] = [market('SOL', 1, 0, 0), market('BTC', 2, 0, 0)]
  expect(inOrderOf([btc, sol], [market('SOL', 9, 0, 0), market('BTC', 1, 0, 0)])).toEqual([sol, btc])
  expect(inOrderOf([btc], [sol, btc])).toEqual([btc])
  expect(inOrderOf([btc, sol], [sol])).toEqual([btc, sol])
})
