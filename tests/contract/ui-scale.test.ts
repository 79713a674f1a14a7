import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { loader as embed } from '~/features/embeds/embed'
import { readToken } from '~/features/token/read-token.server'
import { createTestDatabase, type TestDatabase } from '../helpers/store/database'
import { servedRoutes } from '../helpers/web/resource-routes'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import {
  addressOf,
  batchOf,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  openedEvent,
  signatureOf,
} from '../helpers/world/states'
import { heartbeatOf } from './seed'

/**
 * A token for a stock, with scaled amounts. One unscaled unit is displayed as 10 units, and from `changeAt`
 * on as 20 units. It is worth $1,100, so a displayed unit costs $110 before the change and $55 after it.
 */
const stock = trustedAddress('XsDoVfqeBukxuZHWhdvWHBhgEHjGNst4MLodqsJHzoB')
const now = 1_700_000_100
const changeAt = now + 4_000
const later = now + 5_000

const [dcaKey, askKey, bidKey, kaminoKey] = ['dca', 'ask', 'bid', 'kamino'].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
]

const ends: (() => Promise<void>)[] = []
const onEnd = (end: () => Promise<void>): void => void ends.push(end)
let database: TestDatabase
let before: WebTest
let after: WebTest

beforeAll(async () => {
  database = await createTestDatabase()
  before = await openWeb({ clock: clockAt(now), database, onEnd })
  after = await openWeb({ clock: clockAt(later), database, onEnd })
  await seed(before)
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  await database.drop()
})

const price = (mint: Address, priceUsd: number, at: number, isPerDisplayedUnit = false) =>
  ({ mint, priceUsd, at, isPerDisplayedUnit, source: 'price-api' }) as const

async function seed({ writer }: WebTest): Promise<void> {
  const account = <State>(state: State) => ({ state, slot: 100, at: now - 200 })
  const uiScale = { multiplier: 10, newMultiplierEffectiveAt: BigInt(changeAt), newMultiplier: 20 }
  const token2022 = trustedAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
  await writer.write(
    batchOf({
      accounts: [
        account(mintState()),
        account(mintState({ key: mints.wSOL, decimals: 9 })),
        account(mintState({ key: stock, tokenProgram: token2022, extensions: [25], uiScale })),
      ],
      tokens: [{ mint: stock, symbol: 'STOCKx', name: 'A stock', verified: true, at: now - 200 }],
      prices: [
        price(mints.USDC, 1, now - 200),
        price(mints.wSOL, 150, now - 200),
        price(stock, 110, now - 200, true),
      ],
    }),
  )
  await writer.write(batchOf({ accounts: orders.map(account), events: [opening] }))
  await writer.heartbeat(
    ['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'].map((id) =>
      heartbeatOf(`accounts:${id}`),
    ),
  )
  await writer.write(
    batchOf({ events: [fillAt(now - 60, 'before', 200), fillAt(changeAt + 500, 'after', 300)] }),
  )
  // Write the price that the Price API reports after the change.
  const news = [price(mints.USDC, 1, later - 20), price(mints.wSOL, 150, later - 20)]
  await writer.write(batchOf({ prices: [...news, price(stock, 55, later - 20, true)] }))
}

const sells = { inputMint: stock, outputMint: mints.USDC, createdAt: now - 150 }
const orders = [
  // This order sells 1 unscaled unit, a tenth of it per minute.
  dcaState({
    ...sells,
    key: dcaKey,
    inDepositedRaw: 1_000_000n,
    inAmountPerCycleRaw: 100_000n,
    nextCycleAmountLeftRaw: 100_000n,
    cycleFrequencySeconds: 60,
    nextCycleAt: later + 30,
  }),
  // This order sells 3 unscaled units for $3,600. Each is displayed as 10 units, so a displayed unit costs
  // $120.
  limitState({
    ...sells,
    key: askKey,
    initialInputRaw: 3_000_000n,
    remainingInputRaw: 3_000_000n,
    expectedOutputRaw: 3_600_000_000n,
  }),
  // This order pays $1,000 for one unscaled unit, displayed as 10 units, so a displayed unit costs $100.
  limitState({
    key: bidKey,
    inputMint: mints.USDC,
    outputMint: stock,
    initialInputRaw: 1_000_000_000n,
    remainingInputRaw: 1_000_000_000n,
    expectedOutputRaw: 1_000_000n,
    createdAt: now - 150,
  }),
  limitState({
    ...sells,
    key: kaminoKey,
    protocol: 'kamino-limit',
    initialInputRaw: 500_000n,
    remainingInputRaw: 500_000n,
    expectedOutputRaw: 600_000_000n,
  }),
]

const opening = openedEvent({
  order: askKey,
  inputMint: stock,
  outputMint: mints.USDC,
  inputRaw: 3_000_000n,
  expectedOutputRaw: 3_600_000_000n,
  at: now - 150,
})

/** Returns a fill in which the sell order sells one unscaled unit for $1,200. */
function fillAt(at: number, name: string, slot: number) {
  return filledEvent({
    order: askKey,
    signature: signatureOf(name),
    at,
    slot,
    inputMint: stock,
    outputMint: mints.USDC,
    inputRaw: 1_000_000n,
    outputRaw: 1_200_000_000n,
    remainingInputRaw: undefined,
  })
}

// biome-ignore lint/suspicious/noExplicitAny: responses with many shapes
type Json = any
const read = async (web: WebTest, path: string): Promise<Json> => {
  const response = await web.get(path)
  expect(response.status, path).toBe(200)
  return response.json()
}
const rowOf = async (web: WebTest, list: string, key: Address): Promise<Json> =>
  (await read(web, list)).content.find((row: Json) => row.publicKey === key)

test('displays one unscaled unit of a DCA order as ten at $110, then as twenty at $55, worth $1,100 both times', async () => {
  const common = { amountRaw: '1000000', amountUsd: 1_100, inDepositedRaw: '1000000', usdSpentPerMinute: 110 }
  expect(await rowOf(before, '/api/dca/all', dcaKey)).toMatchObject({
    ...common,
    inputMintPrice: 110,
    amount: 10,
    inDeposited: 10,
    inAmountPerCycle: 1,
    nextCycleAmountLeft: 1,
  })
  expect(await rowOf(after, '/api/dca/all', dcaKey)).toMatchObject({
    ...common,
    inputMintPrice: 55,
    amount: 20,
    inDeposited: 20,
    inAmountPerCycle: 2,
    nextCycleAmountLeft: 2,
  })
})

test('limit prices are per displayed unit, on either side of an order and at both venues', async () => {
  const request = { amountRaw: '3000000', amountUsd: 3_300, oriTakingAmount: 3_600 }
  expect(await rowOf(before, '/api/limit/all', askKey)).toMatchObject({
    ...request,
    amount: 30,
    limitPriceUsd: 120,
  })
  expect(await rowOf(after, '/api/limit/all', askKey)).toMatchObject({
    ...request,
    amount: 60,
    limitPriceUsd: 60,
  })
  const bid = { amount: 1_000, amountUsd: 1_000, oriTakingAmountRaw: '1000000' }
  expect(await rowOf(before, '/api/limit/all', bidKey)).toMatchObject({
    ...bid,
    oriTakingAmount: 10,
    limitPriceUsd: 100,
  })
  expect(await rowOf(after, '/api/limit/all', bidKey)).toMatchObject({
    ...bid,
    oriTakingAmount: 20,
    limitPriceUsd: 50,
  })
  const kamino = { amountUsd: 550, initialInputAmountNotional: 550, remainingInputAmountRaw: '500000' }
  expect(await rowOf(before, '/api/kamino/orders/all', kaminoKey)).toMatchObject({
    ...kamino,
    remainingInputAmount: 5,
    limitPriceUsd: 120,
  })
  expect(await rowOf(after, '/api/kamino/orders/all', kaminoKey)).toMatchObject({
    ...kamino,
    remainingInputAmount: 10,
    limitPriceUsd: 60,
  })
})

test('a fill keeps the multiplier of its time, even if it is read later', async () => {
  const fills = async (web: WebTest) => (await read(web, `/api/orders/${askKey}/fills`)).content
  const fill = { inAmountRaw: '1000000', outAmount: 1_200, amountUsd: 1_200 }
  for (const web of [before, after])
    expect(await fills(web)).toMatchObject([
      { ...fill, time: changeAt + 500, inAmount: 20, price: 60 },
      { ...fill, time: now - 60, inAmount: 10, price: 120 },
    ])
  const [, old] = await fills(after)
  expect(old.vsMarketBps).toBeCloseTo((10_000 * 100) / 1_100)
  const { plannedCycles } = await read(before, `/api/orders/${dcaKey}/fills`)
  expect(plannedCycles[0]).toEqual({ time: later + 30, inAmount: 2, inAmountRaw: '100000', amountUsd: 110 })
})

test('price, supply and market cap of the token use the same unit', async () => {
  const token = { decimals: 6, marketCap: 5_500_000_000 }
  expect(await read(before, `/api/tokens/${stock}`)).toMatchObject({
    ...token,
    price: 110,
    supply: 5e7,
    uiMultiplier: 10,
  })
  expect(await read(after, `/api/tokens/${stock}`)).toMatchObject({
    ...token,
    price: 55,
    supply: 1e8,
    uiMultiplier: 20,
  })
  expect(await read(after, `/api/tokens/${mints.wSOL}`)).toMatchObject({ uiMultiplier: 1, price: 150 })
  const [hit] = (await read(after, '/api/search?q=STOCK')).content
  expect(hit).toMatchObject({ price: 55, marketCap: 5_500_000_000 })
  const byPrice = (await read(before, '/api/tokens?sortField=price')).content
  expect(byPrice.map((row: Json) => row.price)).toEqual([150, 110, 1])
})

test('candles use the unit of their time', async () => {
  const candles = await read(after, `/api/ohlc/tokens/${stock}/hour/latest?limit=2`)
  // The multiplier changed within the second hour. The candle of that hour uses the unit at its end.
  expect(candles.map(({ open, close }: Json) => [open, close])).toEqual([
    [110, 110],
    [60, 55],
  ])
})

test('depth and pressure in percent and USD stay the same after the change', async () => {
  for (const [web, price] of [
    [before, 110],
    [after, 55],
  ] as const) {
    const depth = await read(web, `/api/limit/depth?tokenMint=${stock}`)
    const resting = depth.buckets.filter((row: Json) => row.buyOrders + row.sellOrders > 0)
    expect(depth).toMatchObject({ price, unpricedOrders: 0 })
    expect(resting).toMatchObject([
      { fromPercent: -10, buyUsd: 1_000, sellUsd: 0, fromPrice: price * 0.9 },
      { fromPercent: 9, buyUsd: 0, sellUsd: 1_650 },
    ])
    const [pressure] = (await read(web, `/api/dca/pressure?tokenMint=${stock}`)).content
    expect(pressure).toMatchObject({ sellUsd24h: 1_100, unpricedOrders: 0 })
  }
  const aggregates = await read(after, '/api/dca/aggregates')
  expect(aggregates.find((row: Json) => row.tokenMint === stock)).toMatchObject({ sellsUsd: 1_100 })
})

test('numbers as strings match the displayed amounts', async () => {
  const row = await rowOf(before, '/api/dca/all?numbers=string', dcaKey)
  expect(row).toMatchObject({ amount: '10', amountRaw: '1000000', inAmountPerCycle: '1' })
  expect(await rowOf(after, '/api/dca/all?numbers=string', dcaKey)).toMatchObject({ amount: '20' })
})

test('pages and embeds match the API, and a unit change is not shown as a price change', async () => {
  const page = async ({ context }: WebTest) => {
    const found = await readToken({ ...context, cspNonce: '' }, stock, new URLSearchParams())
    if (found.missing !== undefined) throw new Error(found.missing)
    return found
  }
  expect((await page(before)).token).toMatchObject({ price: 110, supply: 5e7, marketCap: 5_500_000_000 })
  const { token, depth, limit } = await page(after)
  expect(token).toMatchObject({ price: 55, supply: 1e8, marketCap: 5_500_000_000 })
  expect(depth.data?.price).toBe(55)
  expect(limit.answer.page?.content.map(({ limitPriceUsd }) => limitPriceUsd).toSorted()).toEqual([50, 60])
  const server = await openServer({
    clock: clockAt(later),
    database,
    onEnd,
    development: servedRoutes({ 'embed/token/:id': embed }),
  })
  const html = await (await fetch(`${server.origin}/embed/token/${stock}`)).text()
  for (const figure of ['$55.00', '$5.50B', '100.00M']) expect(html).toContain(figure)
  // The price line of the last day is flat, because every price is $55 in the current unit.
  expect(html).toContain('<path d="M0 22L90 22L180 22"/>')
})
