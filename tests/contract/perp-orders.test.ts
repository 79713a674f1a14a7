import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import type { PerpOrderAction } from '~/domain/chain/chain-event'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  signatureOf,
} from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** Orders of one account in every possible state, with numbers that can be computed by hand. */

const now = 1_700_000_400
const sol = 1_000_000_000n
const usd = 1_000_000n
const ana = addressOf('ana')
const bob = addressOf('bob')
const gone = addressOf('gone')

/** Slot in which the account was read. Only the orders 1 and 8 were open in it. */
const accountSlot = 300

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  const orders = [
    { ...perpOrderOf(1, 0), baseFilledRaw: sol / 2n, quoteFilledRaw: 90n * usd },
    { ...perpOrderOf(8, 0), maxAt: now - 1 },
    { ...perpOrderOf(9, 0), marketType: 'spot' as const },
  ]
  const states = [
    perpMarketState({ oraclePriceRaw: 200n * usd }),
    perpUserState({ key: ana, authority: addressOf('wallet of ana'), positions: [], orders }),
    perpUserState({ key: bob, authority: addressOf('wallet of bob'), positions: [], orders: [] }),
  ]
  await web.writer.write(
    batchOf({ accounts: states.map((state) => ({ state, slot: accountSlot, at: now })) }),
  )
  await web.writer.write(batchOf({ events: [...actions, ...fills] }))
  await web.writer.heartbeat([heartbeatOf('accounts:drift-perps')])
})
afterAll(() => Promise.all(ends.map((end) => end())))

type Action = Pick<PerpOrderAction, 'action' | 'orderId'> & Partial<PerpOrderAction>

const action = (of: Action): PerpOrderAction => ({
  type: 'perp-order',
  protocol: 'drift-perps',
  signature: signatureOf(`${of.action} ${of.orderId}`),
  instructionPath: 'log',
  eventIndex: 3,
  slot: 200,
  at: now - 100,
  marketIndex: 0,
  marketType: 'perp',
  user: ana,
  direction: 'short',
  baseRaw: 4n * sol,
  baseFilledRaw: 0n,
  quoteFilledRaw: 0n,
  priceRaw: undefined,
  terms: undefined,
  oraclePriceRaw: 199n * usd,
  ...of,
})

const actions = [
  action({ action: 'place', orderId: 1, direction: 'long', baseRaw: 2n * sol, priceRaw: 180n * usd }),
  // Order 2 is a trigger order, filled by two executions. It was the taker in the first and the maker in the
  // second.
  action({
    action: 'place',
    orderId: 2,
    priceRaw: 190n * usd,
    terms: {
      orderType: 3,
      triggerPriceRaw: 189n * usd,
      triggerCondition: 0,
      oraclePriceOffsetRaw: 0n,
      maxAt: now + 50,
      reduceOnly: true,
      postOnly: false,
      immediateOrCancel: false,
    },
  }),
  // Order 3 was cancelled after a quarter was filled. None of its executions is known.
  action({ action: 'place', orderId: 3, priceRaw: 210n * usd }),
  action({
    action: 'cancel',
    orderId: 3,
    at: now - 40,
    slot: 240,
    baseFilledRaw: sol,
    quoteFilledRaw: 211n * usd,
  }),
  action({ action: 'expire', orderId: 4, at: now - 30, slot: 250 }),
  action({ action: 'place', orderId: 5 }),
  action({ action: 'place', orderId: 7, slot: accountSlot + 1, at: now }),
  action({ action: 'place', orderId: 10, marketType: 'spot' }),
  action({
    action: 'place',
    orderId: 11,
    terms: {
      orderType: 2,
      triggerPriceRaw: 150n * usd,
      triggerCondition: 1,
      oraclePriceOffsetRaw: -5_000_000n,
      maxAt: 0,
      reduceOnly: false,
      postOnly: false,
      immediateOrCancel: true,
    },
  }),
  action({ action: 'cancel', orderId: 11, at: now - 20, slot: 260 }),
  // Order 12 is newer than the account's state, but already expired.
  action({
    action: 'place',
    orderId: 12,
    slot: accountSlot + 1,
    terms: {
      orderType: 1,
      triggerPriceRaw: 0n,
      triggerCondition: 0,
      oraclePriceOffsetRaw: 0n,
      maxAt: now - 5,
      reduceOnly: false,
      postOnly: true,
      immediateOrCancel: false,
    },
  }),
]

const fill = (id: number, ago: number, over: Parameters<typeof perpFilledEvent>[0]) =>
  perpFilledEvent({
    signature: signatureOf(`fill ${id}`),
    fillRecordId: BigInt(id),
    slot: 210 + id,
    at: now - ago,
    baseRaw: sol,
    quoteRaw: 200n * usd,
    oraclePriceRaw: 199n * usd,
    ...over,
  })

const taken = { taker: ana, takerOrderId: 2, takerDirection: 'short', maker: bob, makerOrderId: 1 } as const
const made = { maker: ana, makerOrderId: 2, makerDirection: 'short', taker: bob, takerOrderId: 77 } as const
const fills = [
  fill(1, 90, { ...taken, takerFeeQuoteRaw: 150_000n }),
  fill(2, 80, { ...made, baseRaw: 3n * sol, quoteRaw: 606n * usd, makerFeeQuoteRaw: -20_000n }),
  // These fills must not be attributed to the order above: the first is of an order with the same number in
  // another account, the second of another number in this account.
  fill(3, 70, { ...taken, taker: bob, maker: undefined, makerOrderId: undefined }),
  fill(4, 60, { ...made, makerOrderId: 6, taker: undefined, takerOrderId: undefined, explanation: 5 }),
  fill(5, 50, { ...taken, taker: gone, takerOrderId: 2, maker: undefined, makerOrderId: undefined }),
  fill(6, 45, { ...taken, takerOrderId: 2, marketType: 'spot' }),
]

const pathOf = (account: string, id: number) => `/api/drift/orders/${account}:${id}`

async function request<Wire>(
  contract: { answer: { parse(body: unknown): Wire } },
  path: string,
): Promise<Wire> {
  const response = await web.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return contract.answer.parse(await response.json())
}

const orderOf = (id: number, account: string = ana) => request(endpoints.perpOrder, pathOf(account, id))
const fillsOf = (id: number, query = '', account: string = ana) =>
  request(endpoints.perpOrderFills, `${pathOf(account, id)}/fills${query}`)

test('returns an open order as in the list of open orders, and reports that it rests', async () => {
  const list = await request(endpoints.userPerpOrders, `/api/drift/users/${ana}/orders`)
  const listed = list.content.find(({ orderId }) => orderId === 1)
  expect(listed).toMatchObject({ price: 180, baseAssetAmountFilled: 0.5 })
  expect(await orderOf(1)).toEqual({
    ...listed,
    status: 'open',
    averagePrice: 180,
    closedAt: null,
    slot: accountSlot,
  })
})

test('reconstructs a filled order from its logs', async () => {
  expect(await orderOf(2)).toEqual({
    id: `${ana}:2`,
    orderId: 2,
    userPublicKey: addressOf('wallet of ana'),
    userAccount: ana,
    marketIndex: 0,
    marketKey: addressOf('SOL-PERP'),
    marketName: 'SOL-PERP',
    baseAssetSymbol: 'SOL',
    status: 'completed',
    direction: 1,
    baseAssetAmount: 4,
    baseAssetAmountFilled: 4,
    quoteAssetAmountFilled: 806,
    averagePrice: 201.5,
    fillPercentage: 100,
    price: 190,
    amountUsd: 760,
    createdAt: now - 100,
    closedAt: now - 80,
    slot: 212,
    orderType: 'trigger_limit',
    oraclePriceOffset: null,
    triggerPrice: 189,
    triggersAbove: true,
    lastOraclePrice: null,
    reduceOnly: true,
    postOnly: false,
    immediateOrCancel: false,
    expiredAt: now + 50,
  })
})

test('lists the order’s executions only, from its side, newest first', async () => {
  const page = await fillsOf(2)
  expect(page).toMatchObject({
    totalElements: 2,
    totalIsExact: true,
    isComplete: true,
    marketName: 'SOL-PERP',
    baseAssetSymbol: 'SOL',
  })
  expect(page.content).toEqual([
    {
      id: `${signatureOf('fill 2')}:log:12`,
      signature: signatureOf('fill 2'),
      time: now - 80,
      role: 'maker',
      price: 202,
      baseAssetAmount: 3,
      quoteAssetAmount: 606,
      fee: -0.02,
      oraclePrice: 199,
      counterparty: bob,
      liquidation: false,
      slot: 212,
    },
    {
      id: `${signatureOf('fill 1')}:log:12`,
      signature: signatureOf('fill 1'),
      time: now - 90,
      role: 'taker',
      price: 200,
      baseAssetAmount: 1,
      quoteAssetAmount: 200,
      fee: 0.15,
      oraclePrice: 199,
      counterparty: bob,
      liquidation: false,
      slot: 211,
    },
  ])
})

test('pages through executions, also as a table', async () => {
  const first = await fillsOf(2, '?size=1')
  const second = await fillsOf(2, '?size=1&page=2')
  expect([first, second].map(({ content }) => content.map(({ role }) => role))).toEqual([
    ['maker'],
    ['taker'],
  ])
  expect(first).toMatchObject({ totalElements: 2, totalPages: 2 })
  expect(await fillsOf(2, '?minAmountUsd=200.01')).toMatchObject({ totalElements: 1, content: first.content })
  const table = await (await web.get(`${pathOf(ana, 2)}/fills?format=csv`)).text()
  const [head, ...rows] = table.trim().split('\r\n')
  expect(head).toContain('id,signature,time,timeIso,role,price,baseAssetAmount,quoteAssetAmount,fee')
  expect(rows.map((row) => row.split(',').slice(4, 9))).toEqual([
    ['maker', '202', '3', '606', '-0.02'],
    ['taker', '200', '1', '200', '0.15'],
  ])
})

test('takes the filled amount of a cancelled order from its end record, even without known executions', async () => {
  expect(await orderOf(3)).toMatchObject({
    status: 'cancelled',
    baseAssetAmountFilled: 1,
    averagePrice: 211,
    fillPercentage: 25,
    closedAt: now - 40,
    // The log of the placement had no record of the order itself, so these fields are unknown.
    orderType: null,
    triggerPrice: null,
    reduceOnly: null,
    expiredAt: null,
  })
  expect(await fillsOf(3)).toMatchObject({ content: [], totalElements: 0, isComplete: false })
})

test('expires an order by its expiry time or by a log', async () => {
  expect(await orderOf(4)).toMatchObject({ status: 'expired', createdAt: null, closedAt: now - 30 })
  expect(await orderOf(8)).toMatchObject({ status: 'expired', orderType: 'limit', closedAt: now - 1 })
})

test('returns each parameter with which an order was placed in its field', async () => {
  expect(await orderOf(11)).toMatchObject({
    status: 'cancelled',
    orderType: 'trigger_market',
    triggerPrice: 150,
    triggersAbove: false,
    oraclePriceOffset: -5,
    expiredAt: null,
    reduceOnly: false,
    postOnly: false,
    immediateOrCancel: true,
  })
  expect(await orderOf(12)).toMatchObject({
    status: 'expired',
    expiredAt: now - 5,
    closedAt: now - 5,
    orderType: 'limit',
    triggerPrice: null,
    oraclePriceOffset: null,
    postOnly: true,
    immediateOrCancel: false,
  })
})

test('reports an order without a known end as closed, and its executions as possibly incomplete', async () => {
  expect(await orderOf(5)).toMatchObject({
    status: 'ended',
    price: null,
    closedAt: null,
    // The order was unfilled when placed, but how much was filled at its end is unknown.
    baseAssetAmountFilled: null,
    quoteAssetAmountFilled: null,
    averagePrice: null,
    fillPercentage: null,
  })
  expect(await fillsOf(5)).toMatchObject({ totalElements: 0, isComplete: false })
  // The placement of order 6 predates the indexed history, so the size of the order is unknown.
  expect(await orderOf(6)).toMatchObject({
    status: 'ended',
    direction: 1,
    baseAssetAmount: null,
    fillPercentage: null,
    baseAssetAmountFilled: 1,
    amountUsd: null,
  })
  expect((await fillsOf(6)).content).toMatchObject([{ counterparty: null, liquidation: true }])
})

test('reports an order newer than its account’s state as open', async () => {
  expect(await orderOf(7)).toMatchObject({ status: 'open', closedAt: null })
  expect(await fillsOf(7)).toMatchObject({ totalElements: 0, isComplete: true })
})

test('returns the orders of an unseen account without their trader', async () => {
  expect(await orderOf(2, gone)).toMatchObject({ userPublicKey: null, status: 'ended', direction: 1 })
  expect(await fillsOf(2, '', gone)).toMatchObject({ totalElements: 1, isComplete: false })
})

test('returns 404 for an unknown order and a spot order, and 400 for an invalid key', async () => {
  const statuses = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await web.get(path)).status))
  const unknown = [99, 9, 10].flatMap((id) => [pathOf(ana, id), `${pathOf(ana, id)}/fills`])
  expect(await statuses(unknown)).toEqual(unknown.map(() => 404))
  const refused = [`/api/drift/orders/${ana}`, `/api/drift/orders/${ana}:x/fills`, '/api/drift/orders/1:2']
  expect(await statuses(refused)).toEqual([400, 400, 400])
  // Browsers may percent-encode a colon in a path.
  expect(await statuses([`/api/drift/orders/${ana}%3A2`])).toEqual([200])
})
