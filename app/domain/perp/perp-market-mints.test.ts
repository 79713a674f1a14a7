import { expect, test } from 'vitest'
import { decodeBase58 } from '~/lib/text/base58'
import { trustedAddress } from '../base/ids'
import { mints } from '../token/mints'
import { createMarketMints, hasPerpMarket, mintsOfMarket } from './perp-market-mints'

const wif = 'EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm'
const pump = 'pumpCmXqMfrsAkQ5r49WcJnRayYRqmXz6ae8H7H9Dfn'
const cbBtc = 'cbbtcf3aa214zXHbiAZQwf4122FBYbraNdFqgw4iMij'
const ray = trustedAddress('4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R')
const own = createMarketMints(mints.WBTC)

test('maps a market to the mint of its base and back', () => {
  expect(own.ofMarket('WIF-PERP')).toEqual([{ mint: wif, tokens: 1, isPriced: true }])
  expect(own.ofMint(wif)).toEqual(['WIF-PERP'])
})

test('puts the market of single tokens first for a token with two markets', () => {
  expect(own.ofMint(pump)).toEqual(['PUMP-PERP', '1KPUMP-PERP'])
  expect(own.ofMarket('1KPUMP-PERP')).toEqual([{ mint: pump, tokens: 1_000, isPriced: true }])
})

test("maps every wrapped BTC to BTC-PERP, with the operator's choice first", () => {
  expect(own.ofMarket('BTC-PERP').map(({ mint }) => mint)).toEqual([mints.WBTC, cbBtc])
  const other = createMarketMints(trustedAddress(cbBtc))
  expect(other.ofMarket('BTC-PERP').map(({ mint }) => mint)).toEqual([cbBtc, mints.WBTC])
  const third = trustedAddress('zBTCug3er3tLyffELcvDNrKkCymbPWysGcWihESYfLg')
  const wider = createMarketMints(third)
  expect(wider.ofMarket('BTC-PERP').map(({ mint }) => mint)).toEqual([third, mints.WBTC, cbBtc])
  for (const mint of [third, mints.WBTC, cbBtc]) expect(wider.ofMint(mint)).toEqual(['BTC-PERP'])
})

test('returns nothing for a market with an unknown base and for names of object members', () => {
  for (const name of ['DOGE-PERP', '', 'constructor', '__proto__', 'toString']) {
    expect(own.ofMarket(name)).toEqual([])
    expect(mintsOfMarket(name)).toEqual([])
  }
  expect(own.ofMint(mints.USDC)).toEqual([])
})

test('takes prices only from markets that are marked for it', () => {
  expect(mintsOfMarket('SOL-PERP')).toEqual([{ mint: mints.wSOL, tokens: 1, isPriced: true }])
  expect(own.ofMarket('RAY-PERP').map(({ mint }) => mint)).toEqual([ray])
  expect(mintsOfMarket('RAY-PERP')).toEqual([])
  expect(hasPerpMarket(mints.wSOL)).toBe(true)
  expect(hasPerpMarket(ray)).toBe(false)
})

test('has only valid addresses, and each only once per market', () => {
  const names = [
    'RENDER-PERP',
    'HNT-PERP',
    'W-PERP',
    'KMNO-PERP',
    'TNSR-PERP',
    'CLOUD-PERP',
    'IO-PERP',
    'ZEX-PERP',
    '1KWEN-PERP',
    'MOTHER-PERP',
    'MOODENG-PERP',
    'DBR-PERP',
    '1KMEW-PERP',
    'MICHI-PERP',
    'GOAT-PERP',
    'FWOG-PERP',
    'PNUT-PERP',
    'RAY-PERP',
    'ME-PERP',
    'AI16Z-PERP',
    'MELANIA-PERP',
    'LAUNCHCOIN-PERP',
    '2Z-PERP',
    'MET-PERP',
  ]
  const seen = names.flatMap((name) => own.ofMarket(name).map(({ mint }) => mint))
  expect(seen).toHaveLength(names.length)
  expect(new Set(seen).size).toBe(names.length)
  for (const mint of seen) expect(decodeBase58(mint)).toHaveLength(32)
})
