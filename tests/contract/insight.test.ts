import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { clockAt, openWeb } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  signatureOf,
} from '../helpers/world/states'
import {
  dcaKey,
  kaminoKey,
  limitKey,
  maker,
  market,
  now,
  shareInsightWorld,
  strangeMint,
  userAccount,
  wallet,
} from './insight-world'
import { heartbeatOf } from './seed'

const { web, request } = shareInsightWorld()

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

test('leaves an order with a meaningless value out of sums and counts it as unpriced', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  await writer.heartbeat(['accounts:jupiter-dca', 'accounts:jupiter-limit'].map(heartbeatOf))
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

test('limits the executions of an order to a minimum value', async () => {
  const of = (query: string) => request(`/api/orders/${dcaKey}/fills?${query}`)
  const all = await of('')
  expect(await of('minAmountUsd=100')).toMatchObject({ totalElements: 3, content: all.content })
  const none = await of('minAmountUsd=100.5')
  expect(none).toMatchObject({ totalElements: 0, content: [] })
  for (const field of ['isComplete', 'averageVsMarketBps', 'plannedCycles'])
    expect(none[field]).toEqual(all[field])
  expect((await web.get(`/api/orders/${dcaKey}/fills?minAmountUsd=-1`)).status).toBe(400)
})

test('limits events of DCA orders to a side and to a minimum value', async () => {
  const of = (query: string) => request(`/api/dca/events/${maker}?${query}`)
  const all = await of('')
  expect(all.map(({ kind }: { kind: string }) => kind)).toEqual(['cycle', 'cycle', 'cycle'])
  expect(await of('side=buy&minAmountUsd=100')).toEqual(all)
  // The maker also has an order that sells, which has no event yet.
  expect(await of('side=sell')).toEqual([])
  expect(await of('minAmountUsd=100.5')).toEqual([])
  expect((await web.get(`/api/dca/events/${maker}?side=up`)).status).toBe(400)
})
