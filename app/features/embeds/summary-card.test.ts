import { expect, test } from 'vitest'
import type { VenueMarketWire } from '~/contracts/perps/venue-rows'
import type { TokenWire } from '~/contracts/token'
import { cardAge } from './card-age'
import { priceLine, weekChange } from './card-range'
import { marketCard } from './market-card'
import { drawable } from './preview-svg'
import { fitted, svgWords } from './svg-words'
import { tokenCard } from './token-card'

const hour = 3_600
/** 2023-11-14T22:00:00Z */
const now = 1_699_999_200

/** Returns hourly candles with these close prices, oldest first. The last candle is the current hour. */
const candlesOf = (...closes: readonly number[]) =>
  closes.map((close, index) => ({
    openAt: now - (closes.length - 1 - index) * hour,
    open: close,
    high: close,
    low: close,
    close,
    volumeUsd: 0,
  }))

const meta = (dataTime: number | null, source: 'live' | 'simulated' = 'live') => ({
  meta: { source, dataTime, dataSlot: 1, notice: null },
  answeredAt: now,
})

test('shows the time of the data, and warns if the data is stale or simulated', () => {
  expect(cardAge(meta(now - 3))).toEqual({ asOf: 'As of 21:59:57 UTC', warnings: [] })
  expect(cardAge(meta(now - 30, 'simulated'))).toEqual({
    asOf: 'As of 21:59:30 UTC',
    warnings: ['Delayed', 'Simulated data'],
  })
  expect(cardAge(meta(now - 2 * 86_400))).toEqual({
    asOf: 'As of 12 Nov 2023, 22:00:00 UTC',
    warnings: ['Out of date'],
  })
  expect(cardAge(meta(now), true).asOf).toBe('As of 14 Nov 2023, 22:00:00 UTC')
  expect(cardAge(meta(null))).toEqual({ asOf: 'No data yet', warnings: [] })
})

test('measures the weekly change from the first hour, and returns null if no price is a week old', () => {
  const week = candlesOf(100, ...Array.from({ length: 167 }, () => 110))
  expect(weekChange(week, 100.001)).toMatchObject({ text: '0.00%', tone: 'text' })
  expect(weekChange(week, 120)).toEqual({ text: '+20.00%', tone: 'buy', span: '7 days' })
  expect(weekChange(week.slice(1), 120)).toBeNull()
  expect(weekChange(week, null)).toBeNull()
})

test('starts the price line at the first hour of the range', () => {
  const candles = [
    { openAt: now - hour, open: 5, close: 6 },
    { openAt: now, open: 6, close: 4 },
  ]
  expect(priceLine(candles, '24h')).toEqual({ values: [5, 6, 4], label: 'Price, last 24 h' })
  expect(priceLine([], '24h')).toBeNull()
})

const token: TokenWire = {
  tokenMint: 'So11111111111111111111111111111111111111112',
  name: 'Wrapped SOL',
  symbol: 'SOL',
  logoUrl: 'https://logos.test/sol.png',
  verified: true,
  imitates: null,
  decimals: 9,
  priceSource: 'price-api',
  uiMultiplier: 1,
  price: 150,
  marketCap: 75_000_000_000,
  supply: 500_000_000,
  updatedDate: now,
  dcaVolumePastDay: 1_234,
  volume: 0,
  tradesPastDay: 3,
  priceChange24Hour: 25,
  priceChange24HourAt: null,
  firstSeenDate: now,
  isNewListing: false,
}

test("shows a token's price, daily change and facts", () => {
  expect(tokenCard(token, [], '24h', now)).toMatchObject({
    title: 'SOL',
    name: 'Wrapped SOL',
    caution: null,
    figure: '$150.00',
    change: { text: '+25.00%', tone: 'buy', span: '24 h' },
    facts: [
      { label: 'Market cap', text: '$75.00B' },
      { label: '24h DCA volume', text: '$1.23K' },
      { label: 'Supply', text: '500.00M' },
    ],
    logoPath: '/img/So11111111111111111111111111111111111111112?w=48',
  })
})

test('shows a daily change that is kept with its age and without colour', () => {
  const kept = { ...token, priceChange24HourAt: now - 1_200 }
  expect(tokenCard(kept, [], '24h', now).change).toMatchObject({ tone: 'text', span: '24 h, 20m ago' })
})

test('writes very small prices with all zeros', () => {
  expect(tokenCard({ ...token, price: 0.000_000_012_345 }, [], '24h', now).figure).toBe('$0.0000000123')
})

test('warns of an unverified token, hides its logo, and shows dashes for missing facts', () => {
  const fake = {
    ...token,
    verified: false,
    imitates: 'SOL',
    price: null,
    marketCap: null,
    supply: null,
    priceChange24Hour: null,
  }
  const card = tokenCard(fake, [], '24h', now)
  expect(card).toMatchObject({
    caution: '⚠ Not SOL',
    figure: '—',
    change: null,
    line: null,
    logoPath: null,
  })
  expect(card.facts.map(({ text }) => text)).toEqual(['—', '$1.23K', '—'])
})

const market = {
  name: 'POL-PERP',
  publicKey: 'M1',
  isActive: false,
  statusName: 'settlement',
  lastOraclePrice: 0.21,
  priceChange24Hour: -3.5,
  priceChange24HourAt: null,
  openInterestUsd: null,
  recentVolume: 416_750,
  lastFundingRate: -0.11,
  venue: 'velocity',
} as VenueMarketWire

test("shows the funding line and the market's daily change without price history", () => {
  const record = (fundingRate: number) => ({ time: now, fundingRate })
  const funding = {
    marketIndex: 1,
    publicKey: 'M1',
    name: 'POL-PERP',
    lastFundingRate: null,
    lastFundingTime: now,
    nextFundingTime: null,
    avgFundingRate24Hour: null,
    avgFundingRate7Day: null,
    records: [record(1), record(-2)],
  }
  const card = marketCard(market, { candles: null, funding }, '24h', now)
  expect(card).toMatchObject({
    name: 'Perpetual on Velocity',
    path: '/drift/dashboard/orders/M1?venue=velocity',
    caution: '⚠ settlement',
    figure: '$0.21',
    change: { text: '−3.50%', tone: 'sell' },
    line: { values: [1, -2], label: 'Funding per hour, last 24 h' },
  })
  expect(card.facts.map(({ text }) => text)).toEqual(['—', '$416.75K', '−0.0011%'])
  expect(marketCard(market, { candles: null, funding: null }, '7d', now)).toMatchObject({
    change: null,
    line: null,
  })
})

test('replaces characters that the font lacks', () => {
  expect(drawable('S漢OL € − › …')).toBe('S?OL € − › …')
  expect(drawable('⚠ Unverified')).toBe('Unverified')
})

test('escapes and truncates words in an SVG', () => {
  const style = { x: 1, y: 2, size: 3, fill: '#000' }
  expect(svgWords('</text><script>', style)).toContain('>&lt;/text&gt;&lt;script&gt;</text>')
  expect(fitted('abcdef', 6)).toBe('abcdef')
  expect(fitted('abc defg', 5)).toBe('abc…')
  expect(fitted('💧💧💧', 2)).toBe('💧…')
})
