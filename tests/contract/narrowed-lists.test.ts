import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  dcaState,
  limitState,
  mintState,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  signatureOf,
} from '../helpers/world/states'
import { now } from './seed'

const sell = { inputMint: mints.wSOL, outputMint: mints.USDC } as const
const bonk = addressOf('bonk')
const [wallet, account] = [addressOf('wallet'), addressOf('liquidated')]

/** Fills one minute apart. Every third one is a liquidation. */
const fills = Array.from({ length: 12 }, (_, n) =>
  perpFilledEvent({
    protocol: n % 4 === 3 ? 'velocity-perps' : 'drift-perps',
    signature: signatureOf(`fill ${n}`),
    fillRecordId: BigInt(n),
    marketIndex: n % 2,
    taker: n === 9 ? addressOf('other') : account,
    maker: addressOf('liquidator'),
    takerDirection: 'short',
    makerDirection: 'long',
    explanation: n % 3 === 0 ? 5 : 8,
    slot: 1_000 + n,
    at: now - 1_000 + n * 60,
  }),
)

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  const states = [
    mintState(),
    mintState({ key: mints.wSOL, decimals: 9 }),
    perpMarketState({ key: addressOf('market 0'), marketIndex: 0 }),
    perpMarketState({ key: addressOf('market 1'), marketIndex: 1, name: 'BTC-PERP' }),
    perpUserState({ key: account, authority: wallet, positions: [], orders: [] }),
  ]
  await writer.write(
    batchOf({
      accounts: states.map((state) => ({ state, slot: 100, at: now - 2_000 })),
      prices: [
        { mint: mints.USDC, priceUsd: 1, at: now - 100, source: 'price-api' },
        { mint: mints.wSOL, priceUsd: 150, at: now - 100, source: 'price-api' },
      ],
    }),
  )
  const orders = [
    dcaState({ key: addressOf('buys'), nextCycleAt: now + 300, createdAt: now - 50 }),
    dcaState({
      ...sell,
      key: addressOf('sells'),
      nextCycleAt: now + 100,
      createdAt: now - 50,
      inDepositedRaw: 9_000_000_000n,
      inAmountPerCycleRaw: 2_000_000_000n,
    }),
    limitState({ key: addressOf('limit sells'), createdAt: now - 50 }),
    limitState({ key: addressOf('kamino sells'), protocol: 'kamino-limit', createdAt: now - 50 }),
    // Sells wSOL for a token that is no quote: stored as a buy of that token.
    limitState({ key: addressOf('to bonk'), outputMint: bonk, createdAt: now - 50 }),
  ]
  await writer.write(batchOf({ accounts: orders.map((state) => ({ state, slot: 100, at: now - 50 })) }))
  await writer.write(batchOf({ events: fills }))
})

const json = async (path: string) => (await web.get(path)).json()
const keys = async (path: string) =>
  (await json(path)).content.map(({ publicKey }: { publicKey: string }) => publicKey)

test('lists of orders have one side, and counts follow', async () => {
  expect(await keys('/api/dca/all?side=buy')).toEqual([addressOf('buys')])
  expect(await keys('/api/dca/all?side=sell')).toEqual([addressOf('sells')])
  expect((await json('/api/dca/all?side=sell')).totalElements).toBe(1)
  expect(await keys('/api/limit/all?side=buy')).toEqual([addressOf('to bonk')])
  expect(await keys('/api/kamino/orders/all?side=sell')).toEqual([addressOf('kamino sells')])
})

test('lists of the orders of a token have its side', async () => {
  const ofToken = (mint: string, side: string) => keys(`/api/limit/all?tokenMint=${mint}&side=${side}`)
  expect(await ofToken(mints.wSOL, 'buy')).toEqual([])
  expect((await ofToken(mints.wSOL, 'sell')).sort()).toEqual(
    [addressOf('limit sells'), addressOf('to bonk')].sort(),
  )
  expect(await ofToken(bonk, 'buy')).toEqual([addressOf('to bonk')])
  expect(await ofToken(mints.USDC, 'buy')).toEqual([addressOf('limit sells')])
  expect(await keys(`/api/dca/all?tokenMint=${mints.USDC}&side=sell`)).toEqual([addressOf('buys')])
})

test('DCA orders are sorted by the next cycle and by the value of a cycle', async () => {
  const sorted = (field: string, order: string) => keys(`/api/dca/all?sortField=${field}&sortOrder=${order}`)
  expect(await sorted('nextCycleAt', 'asc')).toEqual([addressOf('sells'), addressOf('buys')])
  // A cycle of the first order is worth 300 USD, one of the second 100 USD.
  expect(await sorted('amountPerCycleUsd', 'desc')).toEqual([addressOf('sells'), addressOf('buys')])
  expect(await sorted('amountPerCycleUsd', 'asc')).toEqual([addressOf('buys'), addressOf('sells')])
  const ended = await web.get('/api/dca/all?filter=historical&sortField=nextCycleAt')
  expect([ended.status, (await ended.json()).errors[0].parameter]).toEqual([400, 'sortField'])
})

test('an order is found by its key at its own venue only', async () => {
  const status = async (path: string) => (await web.get(path)).status
  const [dca, limit, kamino] = ['buys', 'limit sells', 'kamino sells'].map(addressOf)
  expect(await json(`/api/dca/orders/${dca}`)).toMatchObject({ publicKey: dca, buy: true })
  expect(await json(`/api/limit/orders/${limit}`)).toMatchObject({
    publicKey: limit,
    protocol: 'jupiter-limit',
  })
  expect(await json(`/api/kamino/orders/${kamino}`)).toMatchObject({ publicKey: kamino })
  // The sources are still loading for the first time, so an unknown key may exist.
  expect(await status(`/api/dca/orders/${limit}`)).toBe(503)
  expect(await status('/api/kamino/orders/x')).toBe(400)
})

test('perp fills are limited to a range of times', async () => {
  const times = async (query: string) =>
    (await json(`/api/drift/trades?${query}`)).content.map(({ time }: { time: number }) => time - now + 1_000)
  expect(await times(`start=${now - 880}&end=${now - 640}`)).toEqual([300, 240, 120])
  const all = await json(`/api/perps/trades?start=${now - 880}&end=${now - 640}`)
  expect([all.content.length, all.totalElements]).toEqual([4, 4])
  const fault = await web.get(`/api/perps/trades?start=${now}&end=${now}`)
  expect([fault.status, (await fault.json()).errors[0].parameter]).toEqual([400, 'end'])
})

test('lists liquidations with the liquidated account and the liquidator', async () => {
  const list = async (query = '') =>
    endpoints.liquidations.answer.parse(await json(`/api/perps/liquidations?${query}`))
  const minutes = ({ content }: Awaited<ReturnType<typeof list>>) =>
    content.map(({ time }) => (time - now + 1_000) / 60)
  const all = await list()
  expect(minutes(all)).toEqual([9, 6, 3, 0])
  expect(all.content[1]).toMatchObject({
    venue: 'drift',
    kind: 'position_takeover',
    user: account,
    liquidator: addressOf('liquidator'),
    side: 'sell',
    size: 1.5,
    priceUsd: 187,
  })
  expect(minutes(await list('venue=velocity'))).toEqual([3])
  expect(minutes(await list('venue=drift&market=1'))).toEqual([9])
  expect(minutes(await list(`user=${wallet}`))).toEqual([6, 3, 0])
  const first = await list('size=2')
  expect(minutes(await list(`size=2&after=${first.cursor}`))).toEqual([3, 0])
  for (const [query, parameter] of [
    ['user=x', 'user'],
    ['venue=x', 'venue'],
    [`user=${wallet}&after=${first.cursor}`, 'after'],
  ]) {
    const response = await web.get(`/api/perps/liquidations?${query}`)
    expect([response.status, (await response.json()).errors[0].parameter]).toEqual([400, parameter])
  }
})
