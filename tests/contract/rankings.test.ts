import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import type { Address } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { invariant } from '~/lib/invariant'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import {
  addressOf,
  batchOf,
  filledEvent,
  limitState,
  mintState,
  openedEvent,
  perpFilledEvent,
  perpMarketState,
  signatureOf,
} from '../helpers/world/states'

/** Current time in the tests: 2023-11-14T22:15:00Z, a quarter past an hour. */
const now = 1_700_000_100
const day = 86_400

const [ann, bob, cid] = [addressOf('ann'), addressOf('bob'), addressOf('cid')]
const [bonk, wif] = [addressOf('bonk'), addressOf('wif')]

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await reportHistory(web.writer, now - 31 * day)
  await web.writer.write(
    batchOf({
      accounts: [mints.USDC, bonk, wif, ...kamino].map((state) => ({
        state: typeof state === 'string' ? mintState({ key: state, decimals: 6 }) : state,
        slot: 1,
        at: now - 50 * day,
      })),
      tokens: [
        { mint: mints.USDC, name: 'USD Coin', symbol: 'USDC', verified: true, at: now - 60 },
        { mint: bonk, name: 'Bonk', symbol: 'BONK', verified: true, at: now - 60 },
      ],
    }),
  )
  await web.writer.write(batchOf({ accounts: [{ state: perpMarketState(), slot: 100, at: now - 50 }] }))
  await web.writer.write(batchOf({ events: [...kamino.map(openingOf), ...fills, ...large] }))
})
afterAll(() => Promise.all(ends.map((end) => end())))

/** Returns an order that spends 1,000,000 USDC on a token. */
function buyOrder(name: string, maker: Address, outputMint: Address) {
  return limitState({
    protocol: 'kamino-limit',
    key: addressOf(name),
    maker,
    inputMint: mints.USDC,
    outputMint,
    initialInputRaw: 1_000_000_000_000n,
    expectedOutputRaw: 1_000_000_000_000n,
    remainingInputRaw: 1_000_000_000_000n,
  })
}

const kamino = [
  buyOrder('ann buys bonk', ann, bonk),
  buyOrder('ann buys wif', ann, wif),
  buyOrder('bob buys bonk', bob, bonk),
  buyOrder('cid buys bonk', cid, bonk),
]

function openingOf({ key, maker, outputMint }: (typeof kamino)[number]) {
  return openedEvent({
    protocol: 'kamino-limit',
    signature: signatureOf(`opening ${key}`),
    order: key,
    maker,
    inputMint: mints.USDC,
    outputMint,
    inputRaw: 1_000_000_000_000n,
    expectedOutputRaw: 1_000_000_000_000n,
    slot: 1,
    at: now - 50 * day,
  })
}

/**
 * Returns a fill of a Kamino order, by the number of the fill and the USDC that the order has left after it.
 */
function fillOf(order: string, numberOfFills: number, at: number, leftUsdc: number) {
  return filledEvent({
    protocol: 'kamino-limit',
    signature: signatureOf(`${order} ${at}`),
    order: addressOf(order),
    maker: undefined,
    inputRaw: undefined,
    outputRaw: 1_000_000n,
    remainingInputRaw: BigInt(leftUsdc) * 1_000_000n,
    numberOfFills,
    slot: 100 + Math.floor((at - now) / 400 + 20_000),
    at,
  })
}

/**
 * Fills of orders with 1,000,000 USDC. Fills of $9,000 and $100 are older than a week. A fill of $200 is
 * exactly seven days old, and one of $400 exactly one day old.
 */
const fills = [
  fillOf('ann buys bonk', 1, now - 8 * day, 991_000),
  fillOf('ann buys bonk', 2, now - 7 * day, 990_800),
  fillOf('ann buys bonk', 3, now - 3 * day, 990_000),
  fillOf('ann buys wif', 1, now - 600, 999_500),
  fillOf('bob buys bonk', 1, now - day - 1, 999_900),
  fillOf('bob buys bonk', 2, now - day, 999_500),
  fillOf('bob buys bonk', 3, now - 20, 997_500),
  fillOf('cid buys bonk', 1, now - 8 * day, 999_900),
  fillOf('cid buys bonk', 2, now - 6 * day, 999_850),
]

/** Returns an execution of a Jupiter limit order that sells the given amount of USDC for BONK. */
function largeFill(name: string, at: number, usdc: number) {
  return filledEvent({
    signature: signatureOf(name),
    order: addressOf('jupiter order'),
    maker: cid,
    inputMint: mints.USDC,
    outputMint: bonk,
    inputRaw: BigInt(Math.round(usdc * 1_000_000)),
    outputRaw: 5_000n,
    remainingInputRaw: undefined,
    at,
  })
}

function largePerp(name: string, at: number, usdc: number, over: Parameters<typeof perpFilledEvent>[0] = {}) {
  return perpFilledEvent({ signature: signatureOf(name), at, quoteRaw: BigInt(usdc) * 1_000_000n, ...over })
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const large = [
  ...numbers(25).map((n) => largeFill(`limit ${n}`, now - 1_000 * n, 1_100 + n)),
  largeFill('too small', now - 10, 999.99),
  largeFill('just in time', now - day, 50_000),
  largeFill('too late', now - day - 1, 60_000),
  ...numbers(12).map((n) => largePerp(`perp ${n}`, now - 5_000 * n, 3_000 + n)),
  largePerp('small perp', now - 10, 999),
  largePerp('late perp', now - day - 1, 90_000),
  largePerp('market takes', now - 30, 70_000, {
    taker: undefined,
    takerOrderId: undefined,
    takerDirection: undefined,
    maker: addressOf('maker account'),
    makerOrderId: 7,
    makerDirection: 'long',
  }),
]

const request = async (path: string) => (await web.get(path)).json()
const traders = async (query = '') =>
  endpoints.kaminoTraders.answer.parse(await request(`/api/kamino/traders/top${query}`))

test('ranks makers by the filled value of their orders in the last week, to the second', async () => {
  const rows = await traders()
  expect(
    rows.map((row) => [row.trader, row.totalVolumeUsd, row.totalSwaps, row.rank, row.rankChange]),
  ).toEqual([
    [bob, 2_500, 3, 1, null],
    [ann, 1_500, 3, 2, -1],
    [cid, 50, 1, 3, -1],
  ])
  expect(rows.map(({ distinctTokens }) => distinctTokens)).toEqual([2, 3, 2])
  expect(rows[0]?.sharePercent).toBeCloseTo((2_500 / 4_050) * 100, 9)
  expect(rows[0]?.volumeSeries).toHaveLength(28)
  expect(rows[0]?.volumeSeries.at(-1)).toBe(2_000)
})

test('supports a one-day window and a limit', async () => {
  const [first, second, ...none] = await traders('?timeframe=day')
  expect(first).toMatchObject({ trader: bob, totalVolumeUsd: 2_400, totalSwaps: 2, rankChange: 0 })
  expect(second).toMatchObject({ trader: ann, totalVolumeUsd: 500, rankChange: null, distinctTokens: 2 })
  expect(none).toEqual([])
  expect(first?.volumeSeries).toEqual([...numbers(23).map(() => 0), 2_000])
  expect((await traders('?limit=1')).map(({ trader }) => trader)).toEqual([bob])
})

test('accepts only known windows, and a month only for the list of all traders', async () => {
  const paths = ['traders/top', 'tokens/top', 'trades/top/filled', 'traders'].map(
    (each) => `/api/kamino/${each}`,
  )
  const statuses = async (timeframe: string) =>
    Promise.all(paths.map(async (path) => (await web.get(`${path}?timeframe=${timeframe}`)).status))
  expect(await statuses('day')).toEqual([200, 200, 200, 200])
  expect(await statuses('month')).toEqual([400, 400, 400, 200])
  expect(await statuses('year')).toEqual([400, 400, 400, 400])
})

test('pages through all makers of a month, also as a table', async () => {
  const board = async (query: string) =>
    endpoints.kaminoLeaderboard.answer.parse(await request(`/api/kamino/traders?timeframe=month${query}`))
  const month = await board('')
  expect(month.content.map((row) => [row.trader, row.totalVolumeUsd, row.rankChange])).toEqual([
    [ann, 10_500, null],
    [bob, 2_500, null],
    [cid, 150, null],
  ])
  const series = month.content[0]?.volumeSeries ?? []
  expect(series).toHaveLength(31)
  expect(series.reduce<number>((sum, usd) => sum + (usd ?? Number.NaN), 0)).toBe(10_500)
  const second = await board('&size=2&page=2')
  expect(second).toMatchObject({ totalElements: 3, totalPages: 2, page: 2 })
  expect(second.content.map(({ trader, rank }) => [trader, rank])).toEqual([[cid, 3]])
  const sought = await board(`&search=${cid.slice(3, 20)}`)
  expect(sought.content.map(({ trader }) => trader)).toEqual([cid])
  const csv = await (await web.get('/api/kamino/traders?timeframe=month&format=csv')).text()
  expect(csv.trim().split('\n')).toHaveLength(4)
})

test('the leaderboard pages through all makers, finds them by part of their key, and totals all of them', async () => {
  const { queries } = web.context
  const board = (search: string, page: number) =>
    queries.getKaminoLeaderboard({ timeframe: 'week', search, page, size: 2 })
  const first = await board('', 1)
  expect(first.page.rows.map(({ trader, rank }) => [trader, rank])).toEqual([
    [bob, 1],
    [ann, 2],
  ])
  expect(first.page).toMatchObject({ total: 3, totalIsExact: true, page: 1, size: 2 })
  expect(first.totals).toEqual({
    traders: 3,
    volumeUsd: 4_050,
    fills: 7,
    topTenPercent: 100,
    largestUsd: 2_500,
  })
  expect((await board('', 2)).page.rows.map(({ trader, rank }) => [trader, rank])).toEqual([[cid, 3]])
  expect((await board('', 9)).page).toMatchObject({ rows: [], total: 3 })
  const sought = await board(cid.slice(3, 20).toUpperCase(), 1)
  expect(sought.page.rows.map(({ trader, rank }) => [trader, rank])).toEqual([[cid, 3]])
  expect(sought.page.total).toBe(1)
  expect(sought.totals).toEqual(first.totals)
  expect((await board('%', 1)).page.rows).toEqual([])
})

test('ranks tokens by both of their sides', async () => {
  const rows = endpoints.kaminoTokens.answer.parse(await request('/api/kamino/tokens/top?timeframe=week'))
  expect(
    rows.map((row) => [
      row.mint,
      row.tokenSymbol,
      row.totalVolumeUsd,
      row.totalBuyVolumeUsd,
      row.totalSellVolumeUsd,
    ]),
  ).toEqual([
    [mints.USDC, 'USDC', 4_050, 0, 4_050],
    [bonk, 'BONK', 3_550, 3_550, 0],
    [wif, null, 500, 500, 0],
  ])
})

test('keeps the overall rank when searching for a maker', async () => {
  const all = await traders()
  const [, second] = all
  invariant(second, 'there are two makers')
  expect(await traders(`?search=${second.trader.slice(3, 20).toLowerCase()}`)).toEqual([second])
  expect(await traders('?search=nobody')).toEqual([])
})

test('ranks orders by their filled value within the window', async () => {
  const rows = async (timeframe: string) =>
    endpoints.kaminoFilledOrders.answer
      .parse(await request(`/api/kamino/trades/top/filled?timeframe=${timeframe}`))
      .map((row) => [
        row.publicKey,
        row.amountUsd,
        row.numberOfFills,
        row.maker,
        row.outputTokenSymbol,
        row.buy,
      ])
  expect(await rows('week')).toEqual([
    [addressOf('bob buys bonk'), 2_500, 3, bob, 'BONK', true],
    [addressOf('ann buys bonk'), 1_000, 2, ann, 'BONK', true],
    [addressOf('ann buys wif'), 500, 1, ann, null, true],
    [addressOf('cid buys bonk'), 50, 1, cid, 'BONK', true],
  ])
  expect((await rows('day')).map(([key, usd]) => [key, usd])).toEqual([
    [addressOf('bob buys bonk'), 2_400],
    [addressOf('ann buys wif'), 500],
  ])
})

test('skips an order that is known only from fills', async () => {
  const stopped: (() => Promise<void>)[] = []
  onTestFinished(async () => void (await Promise.all(stopped.map((stop) => stop()))))
  const other = await openWeb({ clock: clockAt(now), onEnd: (end) => stopped.push(end) })
  const [buy] = kamino
  invariant(buy, 'there is an order')
  const unknown = filledEvent({
    protocol: 'kamino-limit',
    signature: signatureOf('older'),
    order: addressOf('opened before our history'),
    maker: undefined,
    inputMint: mints.USDC,
    inputRaw: 9_000_000_000n,
    outputMint: bonk,
    at: now - 60,
  })
  await other.writer.write(
    batchOf({
      accounts: [mints.USDC, bonk].map((key) => ({
        state: mintState({ key, decimals: 6 }),
        slot: 1,
        at: now,
      })),
      events: [openingOf(buy), unknown, fillOf('ann buys bonk', 1, now - 600, 999_500)],
    }),
  )
  const response = await other.get('/api/kamino/trades/top/filled?limit=1')
  const rows = endpoints.kaminoFilledOrders.answer.parse(await response.json())
  expect(rows.map(({ publicKey, amountUsd }) => [publicKey, amountUsd])).toEqual([[buy.key, 500]])
})

test('returns the ten largest perp trades and the twenty largest others from $1,000', async () => {
  const trades = endpoints.topTrades.answer.parse(await request('/api/trades/top/filled'))
  const usdOf = (perp: boolean) =>
    trades
      .filter(({ tradeType }) => (tradeType === 'drift_perp') === perp)
      .map((trade) => trade.filledAmountUsd)
  expect(usdOf(true)).toEqual([70_000, ...numbers(9).map((n) => 3_011 - n)])
  expect(usdOf(false)).toEqual([50_000, 2_000, ...numbers(18).map((n) => 1_124 - n)])
  expect(trades.map((trade) => trade.filledAmountUsd)).toEqual(
    trades.map((trade) => trade.filledAmountUsd).toSorted((left, right) => right - left),
  )
})

test('returns a perp trade as base against USDC with the taker’s order, a spot trade with its order', async () => {
  const trades = endpoints.topTrades.answer.parse(await request('/api/trades/top/filled'))
  expect(trades[0]).toMatchObject({
    tradeType: 'drift_perp',
    buy: false,
    inputMint: mints.wSOL,
    outputMint: mints.USDC,
    inputTokenSymbol: 'SOL',
    outputTokenSymbol: 'USDC',
    timestamp: now - 30,
    publicKey: `${addressOf('maker account')}:7`,
    marketIndex: 0,
    marketKey: addressOf('SOL-PERP'),
    marketName: 'SOL-PERP',
  })
  expect(trades.find(({ filledAmountUsd }) => filledAmountUsd === 3_011)).toMatchObject({
    buy: true,
    inputTokenSymbol: 'USDC',
    outputTokenSymbol: 'SOL',
    publicKey: `${addressOf('taker')}:5`,
  })
  expect(trades.find(({ filledAmountUsd }) => filledAmountUsd === 50_000)).toMatchObject({
    tradeType: 'jupiter_limit',
    buy: true,
    inputMint: mints.USDC,
    outputTokenSymbol: 'BONK',
    timestamp: now - day,
    publicKey: addressOf('jupiter order'),
    signature: signatureOf('just in time'),
    marketIndex: null,
  })
})

test('returns null, not an empty list, for the tokens of a maker without indexed orders', async () => {
  const dan = addressOf('dan')
  const strange = filledEvent({
    protocol: 'kamino-limit',
    signature: signatureOf('strange'),
    order: addressOf('opened before everything'),
    maker: dan,
    inputMint: mints.USDC,
    outputMint: bonk,
    inputRaw: 1_000_000n,
    slot: 30_000,
    at: now - 10,
  })
  await web.writer.write(batchOf({ events: [strange] }))
  const found = (await traders('?timeframe=day&limit=49')).find(({ trader }) => trader === dan)
  expect(found).toMatchObject({ totalSwaps: 1, totalVolumeUsd: 1, distinctTokens: null })
})
