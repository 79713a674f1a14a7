import { expect, test } from 'vitest'
import { type PerpMarketWire, perpMarketToWire } from '~/contracts/perps/perp'
import type { AccountState } from '~/domain/chain/account-change'
import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import {
  computeBreakEvenPriceUsd,
  computeEntryPriceUsd,
  computeNotionalUsd,
  computeUnrealizedPnlUsd,
} from '~/domain/perp/perp-math'
import {
  rankByDivergence,
  rankByFunding,
  rankByImbalance,
  rankByOpenInterest,
  rankByRisk,
  riskReasonsOf,
} from '~/domain/perp/perp-rankings'
import { driftPerps } from '~/protocols/drift-perps'
import { marketFixtures, userFixtures } from '~/protocols/drift-perps/accounts.fixture'
import type { AccountFixture } from '~/protocols/protocol-subject.fixture'
import { toPerpMarketView } from '~/queries/perps/perp-views.server'
import { fundingText, hourlyFundingText, priceText, ratioText, usdText } from '~/shared/perps/format-market'
import { totalLongShortRatio } from '../market-totals'
import {
  breadthOf,
  heatMetrics,
  heatStepOf,
  isMarked,
  isShown,
  spreadOf,
  zScoreOf,
} from '../overview/heat-metrics'
import { findAlerts } from './market-alerts'

/*
 * These tests take real mainnet accounts from their bytes to the texts on the Drift pages. Every expected
 * number was computed by hand, outside of this code, from the fields that Anchor's decoder returns for the
 * same bytes.
 */

function decode({ key, owner, data }: AccountFixture): AccountState {
  const decoded = driftPerps.decodeAccount(key, owner, data)
  if (decoded.outcome !== 'ok') throw new Error(`${key}: ${decoded.outcome}`)
  return decoded.value
}

/** Latest snapshot of each of the ten test markets. */
const states = new Map<string, PerpMarketState>()
for (const state of marketFixtures.map(decode)) {
  if (state.kind !== 'perp-market') continue
  const known = states.get(state.key)
  if (known === undefined || known.lastTradeAt < state.lastTradeAt) states.set(state.key, state)
}

/**
 * Returns a market as a page shows it at the time of the market's last trade. `dayAgo` is the market's price
 * one day earlier.
 */
function seen(state: PerpMarketState, dayAgoPriceRaw?: bigint): PerpMarketWire {
  const at = state.lastTradeAt - 86_400
  const before = dayAgoPriceRaw === undefined ? undefined : { price: Number(dayAgoPriceRaw), at }
  const dayAgoPrices = { before, after: undefined, lastPrice: undefined }
  const baseSymbol = state.name.replace(/-PERP$/, '')
  return perpMarketToWire(
    toPerpMarketView({ ...state, venue: 'drift', baseSymbol, dayAgoPrices, slot: 1 }, state.lastTradeAt),
  )
}

const all = [...states.values()].map((state) => seen(state))
const listed = all.filter(({ isListed }) => isListed)
const named = (name: string) => listed.find(({ baseAssetSymbol }) => baseAssetSymbol === name)!
const namesOf = (markets: readonly PerpMarketWire[]) => markets.map(({ baseAssetSymbol }) => baseAssetSymbol)

const predict = 'KAMALA-POPULAR-VOTE-PREDICT'

test.each([
  // Columns: name, price, open interest of one side in base units and in USD, longs ÷ shorts, funding per
  // year, funding per hour.
  ['SOL', '85.02', 425_175.12, '$36.15M', '0.99', '−10.1748%', '−0.0012%'],
  ['BTC', '120,004', 350.4792, '$42.06M', '1.10', '+20.7565%', '+0.0024%'],
  ['ETH', '2,024.73', 3_843.223, '$7.78M', '1.00', '−3.5326%', '−0.0004%'],
  ['1MBONK', '14.42', 150_481, '$2.17M', '1.20', '−948.2480%', '−0.1082%'],
  ['SUI', '1.09', 237_818, '$258.10K', '0.99', '−50.9176%', '−0.0058%'],
  ['1MPEPE', '7.10', 4_837, '$34.35K', '1.01', '+10.5951%', '+0.0012%'],
  ['XRP', '3.61', 361_176, '$1.30M', '1.02', '+15.0102%', '+0.0017%'],
  ['WIF', '0.46', 2_055_131, '$938.03K', '1.00', '+10.7911%', '+0.0012%'],
  [predict, '0.73', 1_524, '$1.12K', '1.53', '0.0000%', '0.0000%'],
])('prints %s as its account states', (name, price, openInterest, usd, ratio, year, hour) => {
  const market = named(name)
  expect(priceText(market.lastOraclePrice)).toBe(price)
  expect(market.openInterest).toBe(openInterest)
  expect(usdText(market.openInterestUsd)).toBe(usd)
  expect(ratioText(market.longShortRatio)).toBe(ratio)
  expect(fundingText(market.lastFundingRate)).toBe(year)
  expect(hourlyFundingText(market.lastFundingRate)).toBe(hour)
})

test('leaves out the market in settlement, and lists one with paused funding as inactive', () => {
  expect(all.filter(({ isListed }) => !isListed)).toMatchObject([
    { name: 'KAMALA-POPULAR-VOTE-2024-BET', status: 7, statusName: 'Settlement', isActive: false },
  ])
  expect(named('1MBONK')).toMatchObject({ status: 2, statusName: 'FundingPaused', isActive: false })
})

test.each([
  // Columns: metric, mean and deviation of the nine markets, the most distant market with its σ and colour,
  // and the colour of SOL.
  ['open-interest', 10_076_966.9, 15_739_358.19, 'BTC', 2.03197, 'a4', 'a4'],
  ['volume', 39_160_835.42, 100_770_266.97, 'BTC', 2.822488, 'a5', 'a4'],
  ['funding', -106.191114, 298.380567, '1MBONK', -2.82209, 'hn4', 'hn1'],
  ['ratio', 1.0929201, 0.1678057, predict, 2.605397, 'hp2', 'h0'],
] as const)(
  'marks one market more than two deviations from the mean by %s',
  (name, mean, deviation, outlier, zScore, step, ofSol) => {
    const metric = heatMetrics[name]
    const spread = spreadOf(metric, listed)
    expect(spread?.mean).toBeCloseTo(mean, name === 'ratio' ? 6 : 1)
    expect(spread?.deviation).toBeCloseTo(deviation, name === 'ratio' ? 6 : 1)
    expect(zScoreOf(metric, named(outlier), spread)).toBeCloseTo(zScore, 5)
    expect(namesOf(listed.filter((market) => isMarked(zScoreOf(metric, market, spread))))).toEqual([outlier])
    expect([heatStepOf(metric, named(outlier)), heatStepOf(metric, named('SOL'))]).toEqual([step, ofSol])
  },
)

test('shows the deviations of the two largest markets by open interest, and marks one', () => {
  const metric = heatMetrics['open-interest']
  const spread = spreadOf(metric, listed)
  const reported = listed.filter((market) => isShown(zScoreOf(metric, market, spread)))
  expect(namesOf(reported).toSorted()).toEqual(['BTC', 'SOL'])
  expect(zScoreOf(metric, named('SOL'), spread)).toBeCloseTo(1.656352, 5)
})

test('computes the daily change from oracle prices and colours it', () => {
  const of = (name: string, dayAgoPriceRaw: bigint) => {
    const state = [...states.values()].find((each) => each.name === `${name}-PERP`)!
    return seen(state, dayAgoPriceRaw)
  }
  // The two prices changed by the factors 85.016475 ÷ 80 and 2,024.725003 ÷ 2,250.
  const [sol, eth, sui] = [of('SOL', 80_000_000n), of('ETH', 2_250_000_000n), of('SUI', 0n)]
  expect(sol.priceChange24Hour).toBeCloseTo(6.27059375, 8)
  expect(eth.priceChange24Hour).toBeCloseTo(-10.01222209, 8)
  expect(sui.priceChange24Hour).toBeNull()
  expect([sol, eth, sui].map((market) => heatStepOf(heatMetrics.change, market))).toEqual([
    'hp3',
    'hn4',
    'h0',
  ])
  expect([sol, eth, sui].map((market) => heatMetrics.change.textOf(market))).toEqual([
    '+6.27%',
    '−10.01%',
    '—',
  ])
  expect(breadthOf([sol, eth, sui])).toMatchObject({ up: 1, flat: 0, down: 1 })
})

test('ranks the accounts into the expected lists', () => {
  const byInterest = ['BTC', 'SOL', 'ETH', '1MBONK', 'XRP', 'WIF', 'SUI', '1MPEPE', predict]
  expect(namesOf(rankByOpenInterest(listed, 'top'))).toEqual(byInterest)
  expect(namesOf(rankByOpenInterest(listed, 'bottom'))).toEqual(byInterest.toReversed())
  // A market without funding has neither the highest nor the lowest funding.
  expect(namesOf(rankByFunding(listed, 'highest'))).toEqual(['BTC', 'XRP', 'WIF', '1MPEPE'])
  expect(namesOf(rankByFunding(listed, 'lowest'))).toEqual(['1MBONK', 'SUI', 'SOL', 'ETH'])
  // The values of |ln ratio| are 0.4253, 0.1830, 0.0911, 0.0200, 0.0131, 0.0083, 0.0057 and 0.0001. ETH would
  // be the ninth market.
  const bySides = [predict, '1MBONK', 'BTC', 'XRP', 'SUI', '1MPEPE', 'SOL', 'WIF']
  expect(namesOf(rankByImbalance(listed))).toEqual(bySides)
  expect(rankByDivergence(listed)).toEqual([])
  expect(namesOf(rankByRisk(listed))).toEqual(['1MBONK'])
  expect(riskReasonsOf(named('1MBONK'))).toEqual(['negative-funding'])
})

test('raises alerts for the two unusual markets', () => {
  const alerts = findAlerts(listed)
  expect([...alerts.keys()].toSorted()).toEqual(
    [named('1MBONK').publicKey, named('BTC').publicKey].toSorted(),
  )
  // Both z-scores are about 2.8, so the percentiles are 92.3 and 92.4 (50 + 15 × z-score).
  expect(alerts.get(named('BTC').publicKey)).toMatchObject([{ kind: 'volume', percentile: 92 }])
  expect(alerts.get(named('1MBONK').publicKey)).toMatchObject([{ kind: 'funding', percentile: 92 }])
})

test('divides the longs of all markets by the shorts, in USD', () => {
  // Longs ÷ shorts in USD: 90,483,247.49 ÷ 86,641,845.67.
  expect(totalLongShortRatio(listed)).toBeCloseTo(1.0443365651, 9)
})

test.each([
  // Columns: account, market, raw price, value of the position at this price in USD, entry price, break-even
  // price, unrealised profit.
  [
    '8BGzx6RXVaMrwvE7BAMo1NXqk4kDBrpdzk5mHWLExvq3',
    0,
    85_016_475n,
    467.5906125,
    71.1155,
    71.050388,
    -64.1230265,
  ],
  ['5bG189HwcyxANNCSeiGuLV6WtKbGoCNvK4mkpYCygw6F', 4, 14_420_000n, 173.04, 6.45, 6.827224667, -23.4468],
  [
    '8mUdhvPPkhQk3eR5gWF8fEDqQGQb4uSiKdSajfgkS1r8',
    0,
    85_016_475n,
    38_257.41375,
    65.317802873,
    65.567420144,
    6_505.41375,
  ],
  [
    '7WWcP8nKtQsaSixzAwjFgwNPLbDHJ7yZ1DZt3Wv4aMce',
    1,
    120_003_893_646n,
    120.003893646,
    37_308.024,
    37_888.919,
    78.217880646,
  ],
  [
    '7WWcP8nKtQsaSixzAwjFgwNPLbDHJ7yZ1DZt3Wv4aMce',
    2,
    2_024_725_003n,
    20.24725003,
    2_065.29,
    2_108.1815,
    -2.04354997,
  ],
])('values the position of %s in market %d from its bytes', (key, index, price, usd, entry, even, pnl) => {
  const position = user(key).positions.find(({ marketIndex }) => marketIndex === index)!
  expect(computeNotionalUsd(position.baseRaw, price)).toBeCloseTo(usd, 8)
  expect(computeEntryPriceUsd(position)).toBeCloseTo(entry, 8)
  expect(computeBreakEvenPriceUsd(position)).toBeCloseTo(even, 8)
  expect(computeUnrealizedPnlUsd(position, price)).toBeCloseTo(pnl, 8)
})

test('has no size for a position that is closed but not settled, and its profit is independent of the price', () => {
  // The position is in 1MBONK. Its base amount is 0 and its quote amount is 1.681038.
  const position = user('Dv7ZpibQxpJK6vUuRmnq74YHVFTNdTtNj7A6ehycyyKg').positions.find(
    ({ marketIndex }) => marketIndex === 4,
  )!
  expect(computeNotionalUsd(position.baseRaw, 14_420_000n)).toBe(0)
  expect(computeEntryPriceUsd(position)).toBeUndefined()
  expect(computeUnrealizedPnlUsd(position, 0n)).toBe(1.681038)
})

function user(wanted: string): PerpUserState {
  const state = userFixtures.map(decode).find(({ key }) => key === wanted)
  if (state?.kind !== 'perp-user') throw new Error(`no user ${wanted}`)
  return state
}
