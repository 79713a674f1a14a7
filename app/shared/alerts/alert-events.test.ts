import { expect, test } from 'vitest'
import type { DcaOrderWire } from '~/contracts/orders/order'
import type { VenueTradeWire } from '~/contracts/perps/venue-rows'
import type { TapeTradeWire } from '~/contracts/tape'
import type { AlertRule } from '~/domain/alert/alert-rule'
import { mints } from '~/domain/token/mints'
import {
  eventOfDcaOrder,
  eventOfPerpTrade,
  eventOfTrade,
  eventsOfFigures,
  eventsOfMarket,
  tokenName,
} from './alert-events'
import { alertsPanelPath, parseAlertRequest, requestOfOlder, requestOfRules } from './alert-request'

const market = mints.USDT
const perpTrade: VenueTradeWire = {
  id: 'sig:3:1',
  signature: 'sig',
  marketIndex: 0,
  marketKey: market,
  baseAssetSymbol: 'SOL',
  side: 'sell',
  price: 150,
  baseAssetAmount: 10,
  quoteAssetAmount: 1_500,
  oraclePrice: 150,
  taker: null,
  maker: null,
  liquidation: false,
  time: 1_000,
  slot: 5,
  venue: 'velocity',
}
const spotTrade: TapeTradeWire = {
  id: 'sig 2 0',
  tradeType: 'jupiter_recurring',
  buy: true,
  inputMint: mints.USDC,
  outputMint: mints.wSOL,
  inputTokenSymbol: 'USDC',
  outputTokenSymbol: 'SOL',
  inputTokenImage: null,
  outputTokenImage: null,
  inputTokenVerified: true,
  outputTokenVerified: true,
  timestamp: 1_000,
  filledAmountUsd: null,
  publicKey: mints.JitoSOL,
  signature: 'sig',
  marketIndex: null,
  marketKey: null,
  marketName: null,
  priceUsd: null,
  trader: null,
  counterparty: null,
  slot: 5,
}

test('a perp trade has the same id in the stream and in the list of trades', () => {
  const listed = eventOfTrade({
    ...spotTrade,
    id: 'sig 3 1',
    tradeType: 'velocity_perp',
    marketKey: market,
    marketName: 'SOL-PERP',
  })
  const streamed = eventOfPerpTrade(perpTrade)
  expect(streamed).toMatchObject({ id: 'sig:3:1', usd: 1_500, side: 'sell', name: 'SOL-PERP', market })
  expect(listed).toMatchObject({ id: 'sig:3:1', name: 'SOL-PERP', market })
  expect(streamed).toMatchObject({ link: { to: 'market', key: market, venue: 'velocity' } })
  expect(listed).toMatchObject({ link: { to: 'market', key: market, venue: 'velocity' } })
})

test('a spot trade links to its order, and an unknown value stays unknown', () => {
  expect(eventOfTrade(spotTrade)).toMatchObject({
    usd: null,
    name: 'USDC → SOL',
    sold: mints.USDC,
    bought: mints.wSOL,
    link: { to: 'order', key: mints.JitoSOL, venue: null },
  })
})

test('a perp trade of an unknown market has no link', () => {
  expect(eventOfPerpTrade({ ...perpTrade, marketKey: null })).toMatchObject({ link: null, market: null })
})

test('the event of a DCA order is its opening', () => {
  const { inputMint, outputMint, ...names } = spotTrade
  const order = {
    ...names,
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    publicKey: 'key',
    createdAt: 900,
    amountUsd: 70,
  }
  // Only these fields of the order are read.
  const event = eventOfDcaOrder(order as unknown as DcaOrderWire)
  expect(event).toMatchObject({ kind: 'dca', id: 'key', at: 900, usd: 70, side: 'buy', name: 'USDC → SOL' })
})

test('converts funding to percent per hour, and treats an invalid oracle as unknown', () => {
  const figures = {
    publicKey: market,
    lastOraclePrice: 150,
    lastOraclePriceTime: 990,
    lastOracleValid: true,
    lastFundingRate: 1.5,
    lastFundingTime: 800,
  }
  expect(eventsOfMarket(figures)).toEqual([
    { kind: 'price', key: market, figure: 150, at: 990 },
    { kind: 'funding', key: market, figure: 0.015, at: 800 },
  ])
  const [price, funding] = eventsOfMarket({ ...figures, lastOracleValid: false, lastFundingRate: null })
  expect([price, funding]).toMatchObject([{ figure: null }, { figure: null }])
})

test('orders trades from old to new, and dates token prices by the data', () => {
  const trades = [spotTrade, { ...spotTrade, id: 'older 0 0', timestamp: 999 }]
  const events = eventsOfFigures({ trades, tokens: [{ mint: mints.wSOL, price: 1 }], markets: [] }, 1_001)
  expect(events).toMatchObject([{ at: 999 }, { at: 1_000 }, { kind: 'price', figure: 1, at: 1_001 }])
})

test('the name of an unverified token has its mint', () => {
  expect(tokenName(mints.USDC, 'USDC', true)).toBe('USDC')
  expect(tokenName(mints.USDC, 'USDC', false)).toBe('USDC (EPjF…Dt1v)')
  expect(tokenName(mints.USDC, null, true)).toBe('EPjF…Dt1v')
})

const base = { id: 'a', createdAt: 1 }
const token = { kind: 'token', key: mints.wSOL, name: 'SOL', venue: null } as const

test('requests the trades of the smallest rule, and each token once', () => {
  const price: AlertRule = { ...base, kind: 'price', subject: token, direction: 'above', priceUsd: 1 }
  const rules: readonly AlertRule[] = [
    { ...base, kind: 'trade', minUsd: 5_000, subject: null, side: null },
    { ...base, kind: 'trade', minUsd: 100.5, subject: token, side: null },
    price,
    { ...price, direction: 'below' },
  ]
  const request = requestOfRules(rules)
  expect(request).toEqual({ minUsd: 100.5, tokens: [mints.wSOL], markets: [], after: '' })
  const path = alertsPanelPath(request ?? parseAlertRequest(new URLSearchParams()))
  expect(parseAlertRequest(new URL(path, 'https://host').searchParams)).toEqual(request)
})

test('requests older trades without prices', () => {
  const of = { minUsd: 5, tokens: [mints.wSOL], markets: [mints.USDT], after: '' }
  expect(alertsPanelPath(requestOfOlder(of, 'abc_1'))).toBe('/panels/alerts?minUsd=5&after=abc_1')
})

test('requests nothing for rules that the stream serves alone', () => {
  expect(requestOfRules([{ ...base, kind: 'dca', minUsd: 1 }])).toBeUndefined()
})

test('drops invalid values of a request', () => {
  const params = new URLSearchParams({
    minUsd: '-1',
    tokens: `../../evil,${mints.USDC}`,
    markets: ',',
    after: '/x',
  })
  expect(parseAlertRequest(params)).toEqual({ minUsd: 0, tokens: [mints.USDC], markets: [], after: '' })
})
