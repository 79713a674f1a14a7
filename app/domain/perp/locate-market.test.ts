import { expect, test } from 'vitest'
import { trustedAddress } from '../base/ids'
import { mints } from '../token/mints'
import { explainNoPerpMarket, locateSpotMarket } from './locate-market'

const wbtc = '3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh'
const cbbtc = 'cbbtcf3aa214zXHbiAZQwf4122FBYbraNdFqgw4iMij'
const spotOf = (marketIndex: number, name: string, mint: string) => ({
  key: trustedAddress(`spot ${marketIndex}`),
  marketIndex,
  name,
  mint: trustedAddress(mint),
})
const perpOf = (marketIndex: number, name: string) => ({
  key: trustedAddress(`perp ${marketIndex}`),
  marketIndex,
  name,
  baseSymbol: name.replace(/-PERP$/, ''),
})
const spots = [
  spotOf(0, 'USDC', mints.USDC),
  spotOf(1, 'SOL', mints.wSOL),
  spotOf(3, 'wBTC', wbtc),
  spotOf(4, 'ZEUS', 'the mint of ZEUS'),
  spotOf(9, 'SOL-1', mints.wSOL),
]
const perps = [perpOf(0, 'SOL-PERP'), perpOf(1, 'BTC-PERP'), perpOf(24, 'ZEUS-PERP'), perpOf(7, 'DOGE-PERP')]

const located = (text: string, of = spots) => {
  const place = locateSpotMarket(of, perps, text)
  return place.market === undefined ? place.hint : place.market.name
}

test.each([
  ['USDC', 'USDC'],
  ['1', 'SOL'],
  ['sol', 'SOL'],
  [wbtc, 'wBTC'],
  ['spot 4', 'ZEUS'],
  ['SOL-PERP', 'SOL'],
  ['perp 0', 'SOL'],
  ['perp 1', 'wBTC'],
  ['BTC', 'wBTC'],
  ['zeus-perp', 'ZEUS'],
])('resolves %s to the spot market %s', (text, name) => {
  expect(located(text)).toBe(name)
})

test.each([
  ['7', '7 is the index of the perp market DOGE-PERP; spot markets have indexes of their own. Use a name.'],
  ['DOGE-PERP', 'DOGE-PERP is a perp market, and its base asset has no spot market.'],
  ['FOO', 'Spot markets are USDC, SOL, wBTC, ZEUS, SOL-1.'],
])('resolves %s to no spot market, with a reason', (text, hint) => {
  expect(located(text)).toBe(hint)
})

test('lists all spot markets of a base asset with several tokens instead of choosing one', () => {
  expect(located('BTC-PERP', [...spots, spotOf(27, 'cbBTC', cbbtc)])).toBe(
    'BTC-PERP is a perp market. Its base asset has several spot markets: wBTC, cbBTC.',
  )
})

test('hints at the spot list if a perp market is expected but a spot market is named', () => {
  expect(explainNoPerpMarket(spots, 'usdc', '/api/drift')).toMatch(
    /^USDC is a spot market: .*\/usdc\/positions\/spot\./,
  )
  expect(explainNoPerpMarket(spots, 'FOO', '/api/drift')).toBe(
    'Perp markets are listed at /api/drift/markets.',
  )
})
