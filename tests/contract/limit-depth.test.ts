import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { now, shareInsightWorld } from './insight-world'

const { web, request } = shareInsightWorld()

test('groups the remaining orders of a token by their distance from its price', async () => {
  const depth = endpoints.limitDepth.answer.parse(await request(`/api/limit/depth?tokenMint=${mints.wSOL}`))
  // The order that sells JitoSOL for SOL is in no bucket, but `quoteOrders` counts it.
  expect(depth).toMatchObject({ price: 150, unpricedOrders: 0, quoteOrders: 1, orders: 5 })
  expect(depth.buckets).toHaveLength(100)
  const filled = depth.buckets.filter(({ buyOrders, sellOrders }) => buyOrders + sellOrders > 0)
  // The buy order's price of $100 is a third below $150; the sell order's price of $200 is a third above it.
  // The 4 SOL for sale are worth $600 at $150.
  expect(filled).toEqual([
    { buyUsd: 300, sellUsd: 0, buyOrders: 1, sellOrders: 0, fromPercent: -34, toPercent: -33, fromPrice: 99 },
    {
      buyUsd: 0,
      sellUsd: 600,
      buyOrders: 0,
      sellOrders: 1,
      fromPercent: 33,
      toPercent: 34,
      fromPrice: 199.5,
    },
  ])
  expect(depth.above).toEqual({ buyUsd: 0, sellUsd: 1_500, buyOrders: 0, sellOrders: 1 })
  expect(depth.below).toEqual({ buyUsd: 15, sellUsd: 0, buyOrders: 1, sellOrders: 0 })
})

test('counts exactly the open orders with the token on either side', async () => {
  for (const mint of [mints.wSOL, mints.USDC, mints.JitoSOL]) {
    const { rows } = await web.pool.query<{ orders: number }>(
      `select count(*)::int as orders from limit_order where active and $1 in (input_mint, output_mint)
        and (expires_at is null or expires_at > $2)`,
      [mint, now],
    )
    const { orders } = await request(`/api/limit/depth?tokenMint=${mint}`)
    expect([mint, orders]).toEqual([mint, rows[0]?.orders])
    expect(orders).toBeGreaterThan(0)
  }
})

test('has a table row for each depth bucket and for the orders beyond either end', async () => {
  const path = `/api/limit/depth?tokenMint=${mints.wSOL}`
  const { price, buckets, below, above } = endpoints.limitDepth.answer.parse(await request(path))
  const lines = (await (await web.get(`${path}&format=ndjson`)).text()).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...below, fromPercent: null, toPercent: -50, fromPrice: null },
    ...buckets,
    { ...above, fromPercent: 50, toPercent: null, fromPrice: price! * 1.5 },
  ])
  const table = (await (await web.get(`${path}&format=csv`)).text()).split('\r\n')
  expect(table[0]).toBe('fromPercent,toPercent,fromPrice,buyUsd,sellUsd,buyOrders,sellOrders')
  expect([table[1], table[18], table.at(-2)]).toEqual([
    ',-50,,15,0,1,0',
    '-34,-33,99,300,0,1,0',
    '50,,225,0,1500,0,1',
  ])
  expect(await (await web.get(`/api/limit/depth?tokenMint=${mints.JitoSOL}&format=ndjson`)).text()).toBe('')
})

test('returns only an order count when the token has no price', async () => {
  expect(await request(`/api/limit/depth?tokenMint=${mints.JitoSOL}`)).toMatchObject({
    price: null,
    buckets: [],
    unpricedOrders: 1,
    quoteOrders: 0,
    orders: 1,
  })
})
