import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { driftOnly } from '~/domain/protocol/venues'
import { isoTime } from '../helpers/web/iso-time'
import { openWeb } from '../helpers/web/web-context'
import { addressOf } from '../helpers/world/states'
import { now, shareVenue } from './perp-venue'
import { heartbeatOf } from './seed'

const { web, request } = shareVenue()

test('finds a market by its account, index, name and symbol, in any letter case', async () => {
  const names = [addressOf('SOL-PERP'), '0', 'sol-perp', 'SOL']
  const found = await Promise.all(
    names.map((name) => request(endpoints.perpMarket, `/api/drift/markets/${name}`)),
  )
  expect(new Set(found.map(({ publicKey }) => publicKey))).toEqual(new Set([addressOf('SOL-PERP')]))
  expect(found[0]).toEqual({
    publicKey: addressOf('SOL-PERP'),
    name: 'SOL-PERP',
    baseAssetSymbol: 'SOL',
    marketIndex: 0,
    status: 1,
    statusName: 'Active',
    isActive: true,
    isListed: true,
    openInterest: 300,
    openInterestUsd: 60_000,
    longInterest: 300,
    shortInterest: 200,
    lastOraclePrice: 200,
    lastOraclePriceTime: 1_700_000_000,
    lastOracleValid: true,
    lastFundingRate: 1,
    avgFundingRate24Hour: expect.closeTo(0.000645, 5),
    lastFundingTime: now - 1_100,
    nextFundingTime: 1_700_002_800,
    priceChange24Hour: 0, // the oracle price was $200 before yesterday's fill, too
    priceChange24HourAt: null,
    recentVolume: 72_000,
    longShortRatio: 1.5,
    slot: 300,
  })
  expect((await web.get('/api/drift/markets/DOGE')).status).toBe(404)
})

test('lists markets in settlement only if all are requested', async () => {
  const names = async (query: string) =>
    (
      await request(endpoints.perpMarkets, `/api/drift/markets?sortField=name&sortOrder=asc${query}`)
    ).content.map(({ name }) => name)
  expect(await names('')).toEqual(['BTC-PERP', 'NEW-PERP', 'SOL-PERP'])
  expect(await names('&filter=all')).toEqual(['BTC-PERP', 'NEW-PERP', 'OLD-PERP', 'SOL-PERP'])
})

test('computes totals of listed markets, and no NaN from empty markets', async () => {
  expect(await request(endpoints.perpStats, '/api/drift/markets/stats')).toEqual({
    totalVolume: 72_000,
    totalOpenInterest: 60_000 + 100_000,
    avgFundingRate: -1, // mean of 1 and −3; the third market has no funding
    weightedFundingRate: -1.5, // mean weighted by open interest
    marketCount: 3,
    activeMarketCount: 2,
    marketsWithoutOpenInterest: 1,
    unlistedMarketCount: 1,
    uniqueTraders: 2,
    totalPositions: 4,
  })
})

test('returns zero totals for an empty venue', async () => {
  const { get, writer } = await openWeb()
  await writer.heartbeat([heartbeatOf('accounts:drift-perps')])
  expect(await (await get('/api/drift/markets/stats')).json()).toMatchObject({
    totalVolume: 0,
    totalOpenInterest: 0,
    avgFundingRate: null,
    weightedFundingRate: null,
    uniqueTraders: 0,
  })
  expect(await (await get('/api/drift/analytics/markets')).json()).toEqual([])
  expect(await (await get('/api/drift/positions/history/latest')).json()).toEqual([])
})

test('sums the executions of the period to the second', async () => {
  const rows = async (period: string) =>
    request(endpoints.perpAnalytics, `/api/drift/analytics/markets?period=${period}`)
  const volumes = async (period: string) =>
    (await rows(period)).map(({ marketIndex, totalVolume, fills }) => [marketIndex, totalVolume, fills])
  expect(await volumes('1h')).toEqual([
    [1, 7, 1],
    [0, 1, 1],
    [2, 0, 0],
  ])
  expect((await volumes('24h'))[0]).toEqual([0, 111, 3])
  expect((await volumes('7d'))[0]).toEqual([0, 1_111, 4])
  expect((await rows('24h'))[0]).toEqual({
    marketIndex: 0,
    publicKey: addressOf('SOL-PERP'),
    name: 'SOL-PERP',
    baseAssetSymbol: 'SOL',
    uniqueTraders: 2, // three accounts, two of them of one wallet
    avgPositionSizeUsd: expect.closeTo(1_000 / 3, 9), // mean of positions of 3, 1 and 1 SOL
    openInterest: 300,
    openInterestUsd: 60_000,
    longShortRatio: 1.5,
    totalPositions: 3,
    totalVolume: 111,
    fills: 3,
  })
  expect((await rows('1h')).at(-1)).toMatchObject({
    avgPositionSizeUsd: null,
    openInterest: 0,
    longShortRatio: null,
  })
})

test('returns hourly funding with its means and the next funding time', async () => {
  expect(await request(endpoints.perpFunding, '/api/drift/markets/SOL/funding?hours=3')).toEqual({
    marketIndex: 0,
    publicKey: addressOf('SOL-PERP'),
    name: 'SOL-PERP',
    lastFundingRate: 1,
    lastFundingTime: now - 1_100,
    nextFundingTime: 1_700_002_800,
    avgFundingRate24Hour: 1.5,
    avgFundingRate7Day: expect.closeTo(7 / 3, 12),
    records: [
      { time: now - 7_300, fundingRate: 2 },
      { time: now - 3_700, fundingRate: 1 },
      { time: now - 3_650, fundingRate: null },
    ],
  })
  const timed = (at: number) => `${at},${isoTime(at)}`
  const table = await web.get('/api/drift/markets/SOL/funding?hours=3&format=csv')
  expect([table.headers.get('content-disposition'), await table.text()]).toEqual([
    'attachment; filename="drift-markets-funding.csv"',
    `time,timeIso,fundingRate\r\n${timed(now - 7_300)},2\r\n${timed(now - 3_700)},1\r\n${timed(now - 3_650)},\r\n`,
  ])
  expect(await request(endpoints.perpFunding, '/api/drift/markets/NEW/funding')).toMatchObject({
    lastFundingRate: null,
    nextFundingTime: null,
    avgFundingRate24Hour: null,
    records: [],
  })
})

test('returns funding of all markets hour by hour, without markets that have none', async () => {
  const grid = await web.context.queries.getFundingGrid(driftOnly, 3)
  expect(grid.hours).toEqual([now - 1_200 - 7_200, now - 1_200 - 3_600, now - 1_200])
  // If an hour has two records, the later one counts. The record of the previous hour has no price.
  expect(grid.rows).toEqual([
    { venue: 'drift', marketKey: addressOf('SOL-PERP'), baseSymbol: 'SOL', ratesBps: [2, null, null] },
  ])
})
