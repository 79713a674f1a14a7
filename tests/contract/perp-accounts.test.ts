import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { addressOf } from '../helpers/world/states'
import { now, shareVenue } from './perp-venue'
import { driftUser as ana, driftWallet as anasWallet, stranger as bob } from './seed'

const { web, request } = shareVenue()

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
