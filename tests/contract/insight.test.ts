import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { trustedAddress } from '~/domain/ids'
import { mints } from '~/domain/mints'
import { panelReaders } from '~/routes/home/read-panels.server'
import { readOrder } from '~/routes/order/read-order.server'
import { readTokens } from '~/routes/tokens/read-tokens.server'
import { isoTime } from '../helpers/iso-time'
import {
  addressOf,
  batchOf,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  perpMarketState,
  perpUserState,
  signatureOf,
} from '../helpers/states'
import { clockAt, openWeb, type WebTest } from '../helpers/web-context'

const now = 1_700_000_100

// The API validates ids in requests, so these are real base58 keys of 32 bytes.
const [dcaKey, limitKey, kaminoKey, maker, wallet, userAccount, market, strangeMint] = [
  'DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M',
  'j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X',
  'LiMoM9rMhrdYrfzUCxQppvxCSG1FcrUK9G8uLq4A1GF',
  '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
  'Hb5kmDhJoXuVm4DjQrzQcxLqZ5Rbbs1XFQXmFyxRMxT2',
  '2P9H4U2VKpWNphX2BxyVFje5jP4HDmgRPE3NAhTQNJLG',
  '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W',
  '9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E',
].map(trustedAddress) as [Key, Key, Key, Key, Key, Key, Key, Key]
type Key = ReturnType<typeof trustedAddress>

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  const { writer } = web
  const account = <State>(state: State) => ({ state, slot: 100, at: now - 50 })
  await writer.write(
    batchOf({
      accounts: [
        account(mintState()),
        account(mintState({ key: mints.wSOL, decimals: 9 })),
        account(mintState({ key: mints.JitoSOL, decimals: 9 })),
        account(perpMarketState({ key: market })),
        account(perpUserState({ key: userAccount, authority: wallet })),
      ],
      prices: [
        { mint: mints.USDC, priceUsd: 1, at: now - 200, source: 'price-api' },
        { mint: mints.wSOL, priceUsd: 160, at: now - 200, source: 'price-api' },
      ],
    }),
  )
  await writer.write(
    batchOf({ prices: [{ mint: mints.wSOL, priceUsd: 150, at: now - 60, source: 'price-api' }] }),
  )
  await writer.write(batchOf({ accounts: orders.map(account) }))
  await writer.write(batchOf({ events: fills }))
  await tell({ 'jupiter-dca': 10, 'jupiter-limit': 20, 'kamino-limit': 600, 'drift-perps': 30 })
})
afterAll(() => Promise.all(ends.map((end) => end())))

const orders = [
  // This order has 450 USDC left and sells 100 per cycle. Its next cycle is in two minutes, and the others
  // follow every ten minutes.
  dcaState({
    key: dcaKey,
    user: maker,
    inUsedRaw: 550_000_000n,
    nextCycleAt: now + 120,
    cycleFrequencySeconds: 600,
    createdAt: now - 5_000,
  }),
  // This order has 3 SOL left and sells one per cycle, every two hours. Its next cycle is overdue.
  dcaState({
    key: addressOf('overdue'),
    user: maker,
    inputMint: mints.wSOL,
    outputMint: mints.USDC,
    inDepositedRaw: 3_000_000_000n,
    inAmountPerCycleRaw: 1_000_000_000n,
    nextCycleAt: now - 9_000,
    cycleFrequencySeconds: 7_200,
  }),
  dcaState({ key: addressOf('unpriced'), inputMint: strangeMint, outputMint: mints.wSOL }),
  // This order has 4 of 10 SOL left to sell at $200.
  limitState({ key: limitKey, maker, remainingInputRaw: 4_000_000_000n }),
  // This order buys SOL at $100 with 300 USDC. Nothing is filled.
  limitState({
    key: kaminoKey,
    maker,
    protocol: 'kamino-limit',
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    initialInputRaw: 300_000_000n,
    remainingInputRaw: 300_000_000n,
    expectedOutputRaw: 3_000_000_000n,
  }),
  // This order sells JitoSOL for SOL. SOL is its quote, so the order counts in the depth of JitoSOL, not of
  // SOL.
  limitState({ key: addressOf('jito'), inputMint: mints.JitoSOL, outputMint: mints.wSOL }),
  // The price of the first order is three times the price of SOL, that of the second a tenth of it.
  limitState({ key: addressOf('far above'), expectedOutputRaw: 4_500_000_000n }),
  limitState({
    key: addressOf('far below'),
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    initialInputRaw: 15_000_000n,
    remainingInputRaw: 15_000_000n,
    expectedOutputRaw: 1_000_000_000n,
  }),
  limitState({ key: addressOf('expired'), expiresAt: now - 1 }),
]

/**
 * Two fills of 100 USDC each. The first buys 0.7 SOL while SOL costs $160, the second 0.64 SOL while SOL
 * costs $150.
 */
const fills = [
  dcaFill('first', now - 100, 700_000_000n),
  dcaFill('second', now - 50, 640_000_000n),
  dcaFill('ancient', now - 4_000, 1n),
]

function dcaFill(name: string, at: number, outputRaw: bigint) {
  return filledEvent({
    protocol: 'jupiter-dca',
    signature: signatureOf(name),
    order: dcaKey,
    maker,
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    inputRaw: 100_000_000n,
    outputRaw,
    remainingInputRaw: undefined,
    slot: 90,
    at,
  })
}

const request = async (path: string) => (await web.get(path)).json()

test.each([
  ['a DCA order', dcaKey, { kind: 'order', venue: 'dca', known: true }],
  ['a Jupiter limit order', limitKey, { kind: 'order', venue: 'limit', known: true }],
  ['a Kamino order', kaminoKey, { kind: 'order', venue: 'kamino', known: true }],
  ['a stored token', mints.USDC, { kind: 'token', venue: null, known: true }],
  ['a mint that only an order names', strangeMint, { kind: 'token', known: true }],
  ['a perp market', market, { kind: 'market', known: true }],
  ['a maker', maker, { kind: 'trader', key: maker, known: true }],
  ['a perp User account', userAccount, { kind: 'trader', key: wallet, known: true }],
  ['an unknown wallet', mints.USDT, { kind: 'trader', key: mints.USDT, known: false }],
  ['not an address', 'hello', { kind: 'unknown', key: null, known: false }],
])('resolves %s', async (_, id, expected) => {
  const identity = endpoints.resolve.answer.parse(await request(`/api/resolve/${id}`))
  expect(identity).toMatchObject({ id, ...expected })
})

test('allows the caller to choose another meaning of an ambiguous id', async () => {
  expect(await request(`/api/resolve/${mints.USDC}?as=trader`)).toMatchObject({
    kind: 'trader',
    key: mints.USDC,
    known: false,
  })
  expect(await request(`/api/resolve/${maker}?as=order`)).toMatchObject({
    kind: 'order',
    venue: null,
    known: false,
  })
  expect((await web.get(`/api/resolve/${maker}?as=wallet`)).status).toBe(400)
})

test('filters lists of orders by maker', async () => {
  const keysOf = async (path: string) =>
    (await request(`${path}?filter=historical&maker=${maker}`)).content.map(
      (row: { publicKey: string }) => row.publicKey,
    )
  expect((await keysOf('/api/dca/all')).sort()).toEqual([dcaKey, addressOf('overdue')].sort())
  expect(await keysOf('/api/limit/all')).toEqual([limitKey])
  expect(await keysOf('/api/kamino/orders/all')).toEqual([kaminoKey])
  expect((await request(`/api/dca/all?maker=${wallet}`)).totalElements).toBe(0)
})

test('lists an order’s executions newest first, each with its price and its difference from the market', async () => {
  const page = endpoints.orderFills.answer.parse(await request(`/api/orders/${dcaKey}/fills`))
  expect(page).toMatchObject({ totalElements: 3, venue: 'dca', inputMint: mints.USDC })
  const [second, first, ancient] = page.content
  expect(second).toMatchObject({
    signature: signatureOf('second'),
    time: now - 50,
    inAmount: 100,
    inAmountRaw: '100000000',
    outAmount: 0.64,
    amountUsd: 100,
    price: 156.25,
  })
  // The second fill paid $100 for 0.64 SOL, worth $96 at $150. The first paid $100 for 0.7 SOL, worth $112 at
  // $160.
  expect(second?.vsMarketBps).toBeCloseTo(-400, 6)
  expect(first?.vsMarketBps).toBeCloseTo(1_200, 6)
  expect(ancient?.vsMarketBps).toBeNull()
  expect((await request(`/api/orders/${dcaKey}/fills?size=1&page=2`)).content[0].signature).toBe(
    signatureOf('first'),
  )
})

test('reports executions as incomplete until those older than the indexed history are found', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const limit = limitState({ initialInputRaw: 10_000n, remainingInputRaw: 4_000n })
  const dca = dcaState({ inUsedRaw: 6_000n })
  const sold = (name: string, inputRaw: bigint) => {
    const fill = { signature: signatureOf(name), inputRaw, remainingInputRaw: undefined, slot: 90 }
    return [
      filledEvent({ ...fill, order: limit.key }),
      filledEvent({ ...fill, order: dca.key, protocol: 'jupiter-dca', eventIndex: 7 }),
    ]
  }
  const known = async () => {
    const responses = await Promise.all([limit, dca].map(({ key }) => get(`/api/orders/${key}/fills`)))
    const pages = await Promise.all(responses.map((response) => response.json()))
    return pages.map(({ totalElements, isComplete }) => [totalElements, isComplete])
  }
  const accounts = [limit, dca].map((state) => ({ state, slot: 100, at: now - 10 }))
  await writer.write(batchOf({ accounts, events: sold('known', 5_000n) }))
  expect(await known()).toEqual([
    [1, false],
    [1, false],
  ])
  await writer.write(batchOf({ events: sold('found later', 1_000n) }))
  await expect.poll(known, { timeout: 10_000 }).toEqual([
    [2, true],
    [2, true],
  ])
})

test('lists the next five cycles of an open DCA order, the last one with the remainder', async () => {
  const { plannedCycles } = endpoints.orderFills.answer.parse(await request(`/api/orders/${dcaKey}/fills`))
  expect(plannedCycles.map(({ time, inAmount, amountUsd }) => [time - now, inAmount, amountUsd])).toEqual([
    [120, 100, 100],
    [720, 100, 100],
    [1_320, 100, 100],
    [1_920, 100, 100],
    [2_520, 50, 50],
  ])
})

test('returns an empty list for an order without executions, and 404 for an unknown order', async () => {
  expect(await request(`/api/orders/${limitKey}/fills`)).toMatchObject({
    content: [],
    plannedCycles: [],
    venue: 'limit',
  })
  expect((await web.get(`/api/orders/${maker}/fills`)).status).toBe(404)
})

test('computes DCA pressure from what the open orders’ cycles will buy and sell', async () => {
  const page = endpoints.dcaPressure.answer.parse(await request('/api/dca/pressure'))
  expect(page.asOf).toBe(now)
  const row = (mint: string) => page.content.find(({ tokenMint }) => tokenMint === mint)
  // The horizons contain 1, 3, 5, 5 and 5 cycles of the USDC order. The SOL order has a cycle now, in two
  // hours and in four hours, worth $150 each.
  expect(row(mints.USDC)).toMatchObject({
    orders: 2,
    unpricedOrders: 0,
    sellUsd5m: 100,
    sellUsd30m: 300,
    sellUsd1h: 450,
    sellUsd6h: 450,
    sellUsd24h: 450,
    buyUsd5m: 150,
    buyUsd30m: 150,
    buyUsd1h: 150,
    buyUsd6h: 450,
    buyUsd24h: 450,
    netUsd5m: 50,
    netUsd1h: -300,
    netUsd24h: 0,
  })
  expect(row(mints.wSOL)).toMatchObject({ orders: 3, unpricedOrders: 1, netUsd5m: -50, netUsd1h: 300 })
  expect(row(strangeMint)).toMatchObject({ orders: 1, unpricedOrders: 1, netUsd24h: 0 })
  const hours = row(mints.USDC)?.hours ?? []
  expect(hours).toHaveLength(24)
  expect(
    hours.slice(0, 5).map(({ time, buyUsd, sellUsd, netUsd }) => [time - now, buyUsd, sellUsd, netUsd]),
  ).toEqual([
    [0, 150, 450, -300],
    [3_600, 0, 0, 0],
    [7_200, 150, 0, 150],
    [10_800, 0, 0, 0],
    [14_400, 150, 0, 150],
  ])
})

test('ranks pressure by the net value of a horizon, which also sets the number of hours returned', async () => {
  const page = endpoints.dcaPressure.answer.parse(await request('/api/dca/pressure?horizon=1h&size=2'))
  expect(page.content.map(({ netUsd1h }) => Math.abs(netUsd1h))).toEqual([300, 300])
  expect(page.content[0]?.hours).toHaveLength(1)
  const one = await request(`/api/dca/pressure?tokenMint=${mints.wSOL}&horizon=6h`)
  expect([one.totalElements, one.content[0].tokenMint, one.content[0].hours.length]).toEqual([
    1,
    mints.wSOL,
    6,
  ])
  expect(one.assumptions).toContain('Constant prices.')
})

test('has a table row per hour and token, unless the hours are not selected', async () => {
  const timed = (at: number) => `${at},${isoTime(at)}`
  const path = `/api/dca/pressure?tokenMint=${mints.USDC}&horizon=6h`
  const hours = await web.get(`${path}&fields=tokenMint,hours&format=csv`)
  expect((await hours.text()).split('\r\n').slice(0, 4)).toEqual([
    'tokenMint,time,timeIso,buyUsd,sellUsd,netUsd',
    `${mints.USDC},${timed(now)},150,450,-300`,
    `${mints.USDC},${timed(now + 3_600)},0,0,0`,
    `${mints.USDC},${timed(now + 7_200)},150,0,150`,
  ])
  const lines = (await (await web.get(`${path}&format=ndjson`)).text()).trimEnd().split('\n')
  expect(lines).toHaveLength(6)
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    netUsd6h: 0,
    time: now + 7_200,
    buyUsd: 150,
    netUsd: 150,
  })
  expect(await (await web.get(`${path}&fields=tokenMint,netUsd1h&format=csv`)).text()).toBe(
    `tokenMint,netUsd1h\r\n${mints.USDC},-300\r\n`,
  )
  const page = await web.get('/api/dca/pressure?size=1&format=csv')
  expect(page.headers.get('link')).toContain('page=2')
})

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

/**
 * Writes a heartbeat for each program. The given number is how many seconds the program's events are behind.
 */
async function tell(behind: Readonly<Record<string, number>>): Promise<void> {
  await web.writer.heartbeat(
    Object.entries(behind).map(([protocol, seconds]) => ({
      source: `events:${protocol}`,
      state: 'live' as const,
      tipSlot: 9_000,
      committedSlot: 9_000 - seconds,
      blockTime: now - seconds,
      detail: undefined,
      counters: {},
    })),
  )
}

test('dates a response, and a page, by the oldest source that it uses', async () => {
  const ageOf = async (path: string) => {
    const { headers } = await web.get(path)
    return [path, headers.get('x-data-time'), headers.get('x-data-slot')]
  }
  const iso = (seconds: number) => isoTime(now - seconds)
  const expectAge = (path: string, seconds: number) =>
    expect.poll(() => ageOf(path), { message: path }).toEqual([path, iso(seconds), String(9_000 - seconds)])
  for (const path of [`/api/orders/${dcaKey}/fills`, `/api/resolve/${dcaKey}`]) await expectAge(path, 10)
  for (const path of [`/api/orders/${limitKey}/fills`, `/api/resolve/${limitKey}`]) await expectAge(path, 20)
  for (const path of [`/api/orders/${kaminoKey}/fills`, `/api/resolve/${kaminoKey}`])
    await expectAge(path, 600)
  await expectAge(`/api/resolve/${market}`, 30)
  for (const path of [
    `/api/resolve/${wallet}`,
    '/api/trades/top/filled',
    '/api/tokens',
    `/api/tokens/${mints.wSOL}`,
    '/api/search?search=SOL',
    `/api/ohlc/tokens/${mints.wSOL}/1m/latest`,
    `/api/limit/depth?tokenMint=${mints.wSOL}`,
  ])
    await expectAge(path, 600)

  const page = { ...web.context, cspNonce: '' }
  const dataTimes = [
    await readOrder(page, limitKey),
    await readOrder(page, kaminoKey),
    await panelReaders.trades(page),
    await readTokens(page, new URLSearchParams()),
  ].map((panel) => panel?.meta.dataTime)
  expect(dataTimes).toEqual([now - 20, now - 600, now - 600, now - 600])
})

test('keeps the data time of a cached sum', async () => {
  const timeOf = async (path: string) => (await web.get(path)).headers.get('x-data-time')
  const [sum, list] = ['/api/trades/top/filled', '/api/dca/all']
  await timeOf(sum)
  await tell({ 'jupiter-dca': 1, 'jupiter-limit': 1, 'kamino-limit': 1, 'drift-perps': 1 })
  await expect.poll(() => timeOf(list)).toBe(isoTime(now - 1))
  expect(await timeOf(sum)).toBe(isoTime(now - 600))
})

test('leaves an order with a meaningless value out of sums and counts it as unpriced', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const most = 2n ** 64n - 1n
  const account = <State>(state: State) => ({ state, slot: 100, at: now - 50 })
  await writer.write(
    batchOf({
      accounts: [mintState({ key: strangeMint, decimals: 0, supplyRaw: most }), mintState()].map(account),
      prices: [strangeMint, mints.USDC].map((mint) => ({
        mint,
        priceUsd: mint === strangeMint ? 9e11 : 1,
        at: now - 60,
        source: 'price-api',
      })),
    }),
  )
  const sells = { inputMint: strangeMint, outputMint: mints.USDC }
  const dca = { ...sells, inDepositedRaw: most, nextCycleAt: now + 5, createdAt: now - 90 }
  const limit = {
    ...sells,
    protocol: 'kamino-limit',
    initialInputRaw: most,
    remainingInputRaw: most,
  } as const
  await writer.write(
    batchOf({ accounts: [account(dcaState(dca)), account(limitState({ ...limit, createdAt: now - 90 }))] }),
  )
  const response = async (path: string) => (await get(path)).json()
  const [sum] = await response('/api/dca/aggregates')
  expect(sum).toMatchObject({ orders: 1, unpricedOrders: 1, totalUsd: null })
  const pressure = await response(`/api/dca/pressure?tokenMint=${strangeMint}`)
  expect(pressure.content[0]).toMatchObject({ orders: 1, unpricedOrders: 1, sellUsd24h: 0 })
  const kamino = await response('/api/kamino/orders/all')
  expect(kamino.content[0]).toMatchObject({ amountRaw: String(most), initialInputAmountNotional: null })
  const token = await response(`/api/tokens/${strangeMint}`)
  expect(token).toMatchObject({ price: 9e11, marketCap: null })
})
