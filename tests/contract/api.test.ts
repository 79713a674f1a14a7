import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { addressOf } from '../helpers/world/states'
import { examplePath, fakeUsdc, now, stranger } from './seed'
import { shareSeeded } from './seeded-web'

const { get } = shareSeeded()

test.each(Object.entries(endpoints))(
  '%s returns what its contract describes, and the age of its data',
  async (_, contract) => {
    const response = await get(examplePath(contract.path))
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(contract.answer.parse(body)).toEqual(body)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${contract.maxAgeSeconds}`,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'x-data-source': 'simulated',
      'x-data-time': '2023-11-14T22:14:50Z',
      'x-data-slot': '190',
      'x-request-id': expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    })
  },
)

test('lists tokens unescaped, verified ones first, and marks imitations', async () => {
  const { content } = endpoints.tokens.answer.parse(await (await get('/api/tokens')).json())
  expect(content.map((token) => token.tokenMint)).toEqual([mints.wSOL, mints.USDC, fakeUsdc])
  expect(content[0]).toMatchObject({
    price: 150,
    supply: 500_000_000,
    marketCap: 75_000_000_000,
    imitates: null,
  })
  expect(content[2]).toEqual({
    tokenMint: fakeUsdc,
    name: 'USD <b>Coin',
    symbol: 'USDC',
    logoUrl: null,
    verified: false,
    imitates: 'USDC',
    decimals: 2,
    uiMultiplier: 1,
    priceSource: 'price-api',
    price: 1_000_000,
    supply: 1_000,
    marketCap: 1_000_000_000,
    updatedDate: expect.any(Number),
    dcaVolumePastDay: 0,
    volume: 0,
    tradesPastDay: 0,
    priceChange24Hour: null,
    priceChange24HourAt: null,
    firstSeenDate: expect.any(Number),
    isNewListing: false,
  })
})

test('counts a token’s volume of the last day for the requested venue', async () => {
  const volume = async (mint: string, query: string) => {
    const { volume } = endpoints.token.answer.parse(await (await get(`/api/tokens/${mint}${query}`)).json())
    return volume
  }
  // A limit order sold 4 SOL for 800 USDC. Its value is that of the USDC, because a stablecoin's price is the
  // more reliable one.
  expect(await volume(mints.wSOL, '?volumeType=jupiter_limit')).toBe(800)
  expect(await volume(mints.USDC, '?volumeType=jupiter_limit')).toBe(800)
  expect(await volume(mints.wSOL, '?volumeType=kamino')).toBe(150)
  expect(await volume(mints.wSOL, '?volumeType=dca')).toBe(0)
  expect(await volume(mints.USDC, '')).toBe(950)
})

test('finds tokens by symbol, name and mint, the real one before its imitation', async () => {
  const found = async (text: string) => {
    const response = await get(`/api/search?q=${encodeURIComponent(text)}`)
    return endpoints.search.answer.parse(await response.json()).content.map((row) => row.tokenMint)
  }
  expect(await found('usd')).toEqual([mints.USDC, fakeUsdc])
  expect(await found('Wrapped')).toEqual([mints.wSOL])
  expect(await found(fakeUsdc)).toEqual([fakeUsdc])
  expect(await found('%')).toEqual([])
  expect(await found('_SD')).toEqual([])
  expect((await found('')).length).toBe(3)
  expect(await found('x'.repeat(5_000))).toEqual([])
})

test('finds markets by name, and traders by their address or its beginning', async () => {
  const found = async (query: string) => {
    const { content } = endpoints.search.answer.parse(await (await get(`/api/search?${query}`)).json())
    return content.map(({ type, tokenMint, name, price }) => ({ type, tokenMint, name, price }))
  }
  expect(await found('type=market&q=sol')).toEqual([
    { type: 'market', tokenMint: addressOf('SOL-PERP'), name: 'SOL-PERP', price: 187 },
  ])
  expect((await found('type=market')).map(({ name }) => name)).toEqual(['BTC-PERP', 'SOL-PERP'])
  expect(await found(`type=trader&q=${stranger}`)).toEqual([
    { type: 'trader', tokenMint: stranger, name: null, price: null },
  ])
  expect(await found(`type=trader&q=${stranger.slice(0, 6)}`)).toMatchObject([{ tokenMint: stranger }])
  // All but the last character often are an address of their own.
  expect(await found(`type=trader&q=${stranger.slice(0, -1)}`)).toMatchObject([{ tokenMint: stranger }])
  expect(await found(`type=trader&q=${stranger.slice(0, 5)}`)).toEqual([])
  expect(await found(`type=trader&q=${mints.JitoSOL}`)).toEqual([])
  expect(await found('type=trader&q=7xKX')).toEqual([])
})

test('returns perp markets and trades in human units', async () => {
  const markets = endpoints.perpMarkets.answer.parse(await (await get('/api/drift/markets')).json())
  expect(markets.content.map((market) => market.name)).toEqual(['BTC-PERP', 'SOL-PERP'])
  expect(markets.content[1]).toMatchObject({
    baseAssetSymbol: 'SOL',
    openInterest: 900,
    openInterestUsd: 168_300,
    lastOraclePrice: 187,
    longShortRatio: 1.125,
    priceChange24Hour: null,
    priceChange24HourAt: null,
  })
  expect(markets.content[0]?.longShortRatio).toBeNull()
  const trades = endpoints.perpTrades.answer.parse(await (await get('/api/drift/trades?market=0')).json())
  expect(trades.content).toHaveLength(1)
  expect(trades.content[0]).toMatchObject({
    side: 'buy',
    price: 187,
    baseAssetAmount: 1.5,
    quoteAssetAmount: 280.5,
    liquidation: false,
    time: now - 15,
  })
  const prices = await (await get('/api/dashboard/prices')).json()
  expect(prices).toEqual({
    prices: [
      {
        marketName: 'SOL-PERP',
        venue: 'drift',
        lastOraclePrice: 187,
        priceChange24Hour: null,
        priceChange24HourAt: null,
      },
      {
        marketName: 'BTC-PERP',
        venue: 'drift',
        lastOraclePrice: 60_000,
        priceChange24Hour: null,
        priceChange24HourAt: null,
      },
    ],
  })
})

test('is alive without sources, and reports which sources it has', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
  const ready = await get('/readyz')
  expect(ready.status).toBe(200)
  const body = await ready.json()
  expect(body).toMatchObject({ ready: true, reason: null })
  expect(body.sources).toHaveLength(10)
  expect(body.sources[0]).toMatchObject({ source: 'accounts:drift-perps', state: 'live', committedSlot: 190 })
})
