import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/mints'
import type { AccountWrite } from '~/store/batch'
import { isoTime } from '../helpers/iso-time'
import { reportHistory } from '../helpers/known-history'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  positionOf,
  signatureOf,
  spotMarketState,
  spotPositionOf,
} from '../helpers/states'
import { clockAt, openWeb, type WebTest } from '../helpers/web-context'
import { driftUser as ana, driftWallet as anasWallet, stranger as bob } from './seed'

/**
 * A venue whose numbers can all be computed by hand: SOL at $200, BTC at $50,000, an empty market, and one in
 * settlement.
 */

/** Current time in the tests: twenty minutes past an hour. */
const now = 1_700_000_400
const sol = 1_000_000_000n
const usd = 1_000_000n

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await reportHistory(web.writer, now - 8 * 86_400)
  await web.writer.write(batchOf({ accounts: [...markets, ...pools, ...users] }))
  await web.writer.write(batchOf({ events: [...fills, ...fundings] }))
})
afterAll(() => Promise.all(ends.map((end) => end())))

const account = (state: AccountWrite['state']): AccountWrite => ({ state, slot: 300, at: now - 10 })

const empty = {
  longBaseRaw: 0n,
  shortBaseRaw: 0n,
  volume24hQuoteRaw: 0n,
  lastFundingRateRaw: 0n,
  lastFundingOracleTwapPriceRaw: 0n,
  oracleTwapPriceRaw: 0n,
  last24hAvgFundingRateRaw: 0n,
  lastFundingAt: 0,
}

const markets = [
  perpMarketState({
    oraclePriceRaw: 200n * usd,
    longBaseRaw: 300n * sol,
    shortBaseRaw: -200n * sol,
    // Longs pay 0.02 USD per hour and SOL. At an average price of $200 this is a hundredth of a percent, 1
    // basis point.
    lastFundingRateRaw: 20_000_000n,
    lastFundingOracleTwapPriceRaw: 200n * usd,
    lastFundingAt: now - 1_100,
    volume24hQuoteRaw: 86_400n * usd,
    lastTradeAt: now - 14_400,
  }),
  perpMarketState({
    key: addressOf('BTC-PERP'),
    marketIndex: 1,
    name: 'BTC-PERP',
    oraclePriceRaw: 50_000n * usd,
    longBaseRaw: sol,
    shortBaseRaw: -2n * sol,
    lastFundingRateRaw: -15_000_000_000n, // −15 USD per hour; −3 basis points at $50,000
    lastFundingOracleTwapPriceRaw: 50_000n * usd,
    volume24hQuoteRaw: 0n,
  }),
  perpMarketState({
    ...empty,
    key: addressOf('NEW-PERP'),
    marketIndex: 2,
    name: 'NEW-PERP',
    oraclePriceRaw: 0n,
    status: 0,
  }),
  perpMarketState({
    key: addressOf('OLD-PERP'),
    marketIndex: 3,
    name: 'OLD-PERP',
    status: 7,
    oraclePriceRaw: 9n * usd,
  }),
].map(account)

/**
 * One scaled unit of a deposit is worth $1.01 of USDC or 1.05 SOL. One scaled unit of a borrow is $1.02 of
 * USDC or 1.1 SOL. The price of NEW is unknown.
 */
const pools = [
  spotMarketState({ cumulativeBorrowInterestRaw: 10_200_000_000n }),
  spotMarketState({
    key: addressOf('SOL pool'),
    marketIndex: 1,
    name: 'SOL',
    mint: mints.wSOL,
    decimals: 9,
    oraclePriceRaw: 200n * usd,
    cumulativeDepositInterestRaw: 10_500_000_000n,
    cumulativeBorrowInterestRaw: 11_000_000_000n,
  }),
  spotMarketState({
    key: addressOf('NEW pool'),
    marketIndex: 2,
    name: 'NEW',
    mint: addressOf('NEW mint'),
    decimals: 0,
    oraclePriceRaw: 0n,
  }),
].map(account)

const order = (id: number, over: Partial<ReturnType<typeof perpOrderOf>>) => ({
  ...perpOrderOf(id, 0),
  ...over,
})
const users = [
  perpUserState({
    key: ana,
    authority: anasWallet,
    settledPerpPnlQuoteRaw: 12_345_678n,
    spotPositions: [
      spotPositionOf(0, 1_000_000_000_000n),
      spotPositionOf(1, 3n * sol, 'borrow'),
      spotPositionOf(2, 100n * sol),
      spotPositionOf(9, sol), // no account of this market is indexed
    ],
    positions: [
      // A position of 3 SOL bought for $540 plus $9 of fees: the entry price is $180, the break-even price
      // $183, the value $600.
      {
        ...positionOf(0, 3n * sol),
        quoteRaw: -549n * usd,
        quoteEntryRaw: -540n * usd,
        quoteBreakEvenRaw: -549n * usd,
        settledPnlQuoteRaw: -7n * usd,
        lastCumulativeFundingRaw: 1_000n,
      },
      positionOf(3, 500n * sol),
    ],
    orders: [
      order(7, {
        priceRaw: 180n * usd,
        baseRaw: 2n * sol,
        baseFilledRaw: sol / 2n,
        quoteFilledRaw: 90n * usd,
      }),
      order(8, {
        priceRaw: 0n,
        oraclePriceOffsetRaw: -5n * usd,
        direction: 'short',
        baseRaw: 4n * sol,
        slot: 91n,
      }),
      order(9, { priceRaw: 0n, orderType: 2, triggerPriceRaw: 150n * usd, triggerCondition: 1, slot: 92n }),
      order(10, { maxAt: now - 1 }),
      order(11, { marketType: 'spot' }),
    ],
  }),
  perpUserState({
    key: bob,
    authority: addressOf('wallet of bob'),
    status: 5,
    spotPositions: [spotPositionOf(0, 1n, 'borrow'), spotPositionOf(1, 40n * sol)],
    positions: [positionOf(0, -sol), positionOf(1, sol / 10n)],
    orders: [],
  }),
  perpUserState({
    key: addressOf('carol'),
    authority: anasWallet,
    subAccountId: 1,
    spotPositions: [spotPositionOf(0, 2_000_000_000_000n), { ...spotPositionOf(1, 0n), openOrders: 1 }],
    positions: [positionOf(0, sol)],
    orders: [],
  }),
  perpUserState({
    key: addressOf('dave'),
    authority: addressOf('wallet of dave'),
    positions: [],
    orders: [],
  }),
].map(account)

const fill = (id: number, ago: number, quoteUsd: bigint, over = {}) =>
  perpFilledEvent({
    signature: signatureOf(`perp ${id}`),
    fillRecordId: BigInt(id),
    slot: 200 + id,
    at: now - ago,
    baseRaw: sol,
    quoteRaw: quoteUsd * usd,
    oraclePriceRaw: 200n * usd,
    taker: ana,
    maker: bob,
    ...over,
  })
const fills = [
  fill(1, 86_500, 1_000n),
  fill(2, 86_300, 100n), // in the partial first hour of the 24-hour window
  fill(3, 3_700, 10n),
  fill(4, 60, 1n),
  fill(5, 50, 7n, { marketIndex: 1, taker: addressOf('nobody'), maker: undefined }),
]

const funding = (recordId: number, ago: number, rate: bigint, twap = 200n * usd) => ({
  type: 'perp-funding' as const,
  protocol: 'drift-perps' as const,
  signature: signatureOf(`funding ${recordId}`),
  instructionPath: 'log',
  eventIndex: recordId,
  slot: 100,
  at: now - ago,
  marketIndex: 0,
  recordId: BigInt(recordId),
  fundingRateRaw: rate,
  oracleTwapPriceRaw: twap,
  markTwapPriceRaw: twap,
  cumulativeLongRaw: 0n,
  cumulativeShortRaw: 0n,
})
// Funding records with rates of 4, 2 and 1 basis points, and a record without a price.
const fundings = [
  funding(1, 100_000, 80_000_000n),
  funding(2, 7_300, 40_000_000n),
  funding(3, 3_700, 20_000_000n),
  funding(4, 3_650, 20_000_000n, 0n),
]

async function request<Wire>(
  contract: { answer: { parse(body: unknown): Wire } },
  path: string,
): Promise<Wire> {
  const response = await web.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return contract.answer.parse(await response.json())
}

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
  const { get } = await openWeb()
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
  const grid = await web.context.queries.getFundingGrid(3)
  expect(grid.hours).toEqual([now - 1_200 - 7_200, now - 1_200 - 3_600, now - 1_200])
  // If an hour has two records, the later one counts. The record of the previous hour has no price.
  expect(grid.rows).toEqual([
    { marketKey: addressOf('SOL-PERP'), baseSymbol: 'SOL', ratesBps: [2, null, null] },
  ])
})

test('values positions at the current oracle price, largest first', async () => {
  const top = await request(endpoints.topPerpPositions, '/api/drift/positions/top/3')
  expect(
    top.map(({ publicKey, baseAssetSymbol, sizeNotional }) => [publicKey, baseAssetSymbol, sizeNotional]),
  ).toEqual([
    [bob, 'BTC', 5_000],
    [ana, 'SOL', 600],
    [addressOf('carol'), 'SOL', 200],
  ])
  const { content } = await request(
    endpoints.marketPerpPositions,
    '/api/drift/markets/SOL-PERP/positions/perp',
  )
  expect(content).toHaveLength(3)
  expect(content[0]).toEqual({
    publicKey: ana,
    authority: anasWallet,
    subAccountId: 0,
    marketIndex: 0,
    marketKey: addressOf('SOL-PERP'),
    marketName: 'SOL-PERP',
    baseAssetSymbol: 'SOL',
    positionSide: 'long',
    baseAssetAmount: 3,
    sizeNotional: 600,
    entryPrice: 180,
    breakEvenPrice: 183,
    lastOraclePrice: 200,
    unrealizedPnl: 51,
    unsettledFunding: 0,
    settledPnl: -7,
    openOrders: 0,
    slot: 300,
  })
})

test('accepts a trader as a wallet with all its accounts, or as one account', async () => {
  const of = async (id: string) =>
    (await request(endpoints.userPerpPositions, `/api/drift/users/${id}/positions`)).content.map(
      ({ subAccountId, sizeNotional }) => [subAccountId, sizeNotional],
    )
  expect(await of(anasWallet)).toEqual([
    [0, 4_500],
    [0, 600],
    [1, 200],
  ])
  expect(await of(ana)).toEqual([
    [0, 4_500],
    [0, 600],
  ])
})

test('returns deposits and borrows of a spot market with interest, largest first', async () => {
  const of = (query: string) => request(endpoints.marketSpotBalances, `/api/drift/markets/${query}`)
  const { content, totalElements } = await of('USDC/positions/spot')
  expect(totalElements).toBe(3)
  expect(content.map(({ userAccount, side, valueUsd }) => [userAccount, side, valueUsd])).toEqual([
    [addressOf('carol'), 'deposit', 2_020],
    [ana, 'deposit', 1_010],
    [bob, 'borrow', 0.000001], // rounded up to one base unit
  ])
  expect(content[1]).toEqual({
    userAccount: ana,
    authority: anasWallet,
    subAccountId: 0,
    marketIndex: 0,
    marketKey: addressOf('USDC pool'),
    symbol: 'USDC',
    mint: mints.USDC,
    side: 'deposit',
    balance: 1_010,
    balanceRaw: '1010000000',
    valueUsd: 1_010,
    lastOraclePrice: 1,
    openOrders: 0,
    slot: 300,
  })
  const values = async (query: string) => (await of(query)).content.map(({ valueUsd }) => valueUsd)
  expect(await values('SOL/positions/spot')).toEqual([8_400, 660]) // a deposit of 40 × 1.05 SOL and a borrow of 3 × 1.1 SOL
  expect(await values('SOL/positions/spot?sortOrder=asc')).toEqual([660, 8_400])
  expect(await values('SOL/positions/spot?side=borrow')).toEqual([660])
  expect(await values('SOL/positions/spot?size=1&page=2')).toEqual([660])
  expect(await values('NEW/positions/spot')).toEqual([null])
})

test('accepts a perp market in place of its base asset’s spot market, or explains why it cannot', async () => {
  for (const name of [addressOf('SOL-PERP'), 'SOL-PERP', 'sol-perp']) {
    const { content } = await request(
      endpoints.marketSpotBalances,
      `/api/drift/markets/${name}/positions/spot`,
    )
    expect(new Set(content.map(({ symbol }) => symbol))).toEqual(new Set(['SOL']))
  }
  const refusal = async (path: string) => {
    const response = await web.get(`/api/drift/markets/${path}`)
    const { detail, hint } = await response.json()
    return [response.status, detail, hint]
  }
  expect(await refusal('BTC-PERP/positions/spot')).toEqual([
    404,
    'Unknown Drift spot market: BTC-PERP (parameter id).',
    'BTC-PERP is a perp market, and its base asset has no spot market.',
  ])
  expect(await refusal('USDC/positions/perp')).toEqual([
    404,
    'Unknown Drift perp market: USDC (parameter id).',
    expect.stringContaining('/api/drift/markets/USDC/positions/spot'),
  ])
})

test('finds a spot market by its account, index, symbol in any letter case, and mint', async () => {
  for (const name of [addressOf('SOL pool'), '1', 'sol', mints.wSOL]) {
    const { content } = await request(
      endpoints.marketSpotBalances,
      `/api/drift/markets/${name}/positions/spot`,
    )
    expect(new Set(content.map(({ symbol }) => symbol))).toEqual(new Set(['SOL']))
  }
  const missing = await web.get('/api/drift/markets/DOGE/positions/spot')
  expect([missing.status, (await missing.json()).hint]).toEqual([404, 'Spot markets are USDC, SOL, NEW.'])
  expect((await web.get('/api/drift/markets/USDC/positions/spot?sortField=symbol')).status).toBe(400)
  const csv = await (await web.get('/api/drift/markets/SOL/positions/spot?format=csv')).text()
  expect(csv.trim().split('\r\n').length).toBe(3)
})

test('returns a trader’s and an account’s balances in all spot markets, unpriced ones last', async () => {
  const path = `/api/drift/users/${anasWallet}/positions/spot`
  const { content } = await request(endpoints.userSpotBalances, path)
  const reported = content.map(({ subAccountId, symbol, balance, valueUsd }) => [
    subAccountId,
    symbol,
    balance,
    valueUsd,
  ])
  expect(reported).toEqual([
    [1, 'USDC', 2_020, 2_020],
    [0, 'USDC', 1_010, 1_010],
    [0, 'SOL', 3.3, 660],
    [0, 'NEW', 101, null],
  ])
  const { spotBalances } = await request(endpoints.perpAccount, `/api/drift/accounts/${ana}`)
  expect(spotBalances).toEqual(content.filter(({ userAccount }) => userAccount === ana))
})

test('lists open perp orders that can still be filled, with the fields of the popup', async () => {
  const { content, totalElements } = await request(endpoints.marketPerpOrders, '/api/drift/markets/0/orders')
  expect(content.map(({ id }) => id)).toEqual([`${ana}:9`, `${ana}:8`, `${ana}:7`])
  expect(totalElements).toBe(3)
  expect(content[2]).toEqual({
    id: `${ana}:7`,
    orderId: 7,
    userPublicKey: anasWallet,
    userAccount: ana,
    marketIndex: 0,
    marketKey: addressOf('SOL-PERP'),
    marketName: 'SOL-PERP',
    baseAssetSymbol: 'SOL',
    orderType: 'limit',
    direction: 0,
    baseAssetAmount: 2,
    baseAssetAmountFilled: 0.5,
    quoteAssetAmountFilled: 90,
    price: 180,
    fillPercentage: 25,
    amountUsd: 360,
    oraclePriceOffset: null,
    triggerPrice: null,
    triggersAbove: null,
    lastOraclePrice: 200,
    reduceOnly: false,
    postOnly: true,
    immediateOrCancel: false,
    expiredAt: null,
    createdAt: null,
    slot: 300,
  })
  expect(content[1]).toMatchObject({ direction: 1, price: 195, oraclePriceOffset: -5, amountUsd: 780 })
  expect(content[0]).toMatchObject({
    orderType: 'trigger_market',
    price: null,
    triggerPrice: 150,
    triggersAbove: false,
  })
  const ids = async (path: string) =>
    (await request(endpoints.perpOrders, path)).content.map(({ orderId }) => orderId)
  expect(await ids('/api/drift/markets/all/orders?side=short')).toEqual([8])
  expect(await ids('/api/drift/markets/all/orders?minAmountUsd=361')).toEqual([9, 8])
  expect(await ids(`/api/drift/users/${anasWallet}/orders`)).toEqual([9, 8, 7])
  expect(await ids(`/api/drift/users/${bob}/orders`)).toEqual([])
  expect((await web.get('/api/drift/markets/DOGE/orders')).status).toBe(404)
})

test('counts accounts with any balance as active, and returns one with all its balances', async () => {
  const { content } = await request(
    endpoints.activePerpAccounts,
    '/api/drift/accounts/active?sortField=positionsUsd',
  )
  expect(content.map(({ publicKey, positionsUsd }) => [publicKey, positionsUsd])).toEqual([
    [bob, 5_200],
    [ana, 5_100],
    [addressOf('carol'), 200],
  ])
  expect(content[0]).toMatchObject({
    flags: ['beingLiquidated', 'reduceOnly'],
    openPositions: 2,
    openOrders: 0,
  })
  const one = await request(endpoints.perpAccount, `/api/drift/accounts/${ana}`)
  expect(one).toMatchObject({
    authority: anasWallet,
    settledPnl: 12.345678,
    totalDeposits: 1_000,
    openOrders: 5,
  })
  expect([one.positions.length, one.orders.length]).toEqual([2, 3])
  expect((await web.get(`/api/drift/accounts/${anasWallet}`)).status).toBe(404)
})

test('position history has the size after each fill, and trades can be filtered by trader', async () => {
  const records = await request(
    endpoints.positionHistory,
    '/api/drift/positions/history/latest?minSizeNotional=200',
  )
  // Ana has 3 SOL now and bought one in each fill. Bob is 1 SOL short now and sold one in each fill.
  expect(records.map(({ id, positionSide, sizeNotional }) => [id, positionSide, sizeNotional])).toEqual([
    ['0:4:m', 'short', 200],
    ['0:4:t', 'long', 600],
    ['0:3:t', 'long', 400],
    ['0:2:m', 'long', 200],
    ['0:2:t', 'long', 200],
    ['0:1:m', 'long', 400],
  ])
  expect(records[1]).toMatchObject({
    authority: anasWallet,
    time: (now - 60) * 1_000,
    settledPnl: 12.35,
    slot: 204,
  })
  const ids = async (query: string) =>
    (await request(endpoints.perpTrades, `/api/drift/trades?${query}`)).content.map(({ time }) => now - time)
  expect(await ids(`user=${anasWallet}`)).toEqual([60, 3_700, 86_300, 86_500])
  expect(await ids(`user=${bob}&market=BTC`)).toEqual([])
  expect(await ids('market=BTC')).toEqual([50])
  expect((await web.get('/api/drift/trades?market=nothing')).status).toBe(404)
})

test('filters trades by taker side and minimum size', async () => {
  const trades = async (query: string) => request(endpoints.perpTrades, `/api/drift/trades?market=0${query}`)
  const all = (await trades('')).content
  const sizes = all.map(({ quoteAssetAmount }) => quoteAssetAmount)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const bought = await trades('&side=buy')
  expect(bought.content).toEqual(all.filter(({ side }) => side === 'buy'))
  expect(bought.totalElements).toBe(bought.content.length)
  expect(bought.totalIsExact).toBe(true)
  expect((await trades('&side=sell')).content).toEqual(all.filter(({ side }) => side === 'sell'))
  expect((await trades(`&minAmountUsd=${least}`)).content).toEqual(all)
  expect((await trades(`&minAmountUsd=${most + 0.000001}`)).content).toEqual([])
  const ofAna = (await trades(`&user=${anasWallet}&minAmountUsd=${most}`)).content
  expect(ofAna.every(({ quoteAssetAmount }) => quoteAssetAmount === most)).toBe(true)
})
