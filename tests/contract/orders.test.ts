import { afterAll, beforeAll, expect, test } from 'vitest'
import { dcaOrderPage, kaminoOrderPage, limitOrderPage } from '~/contracts/orders/order'
import { trustedAddress } from '~/domain/base/ids'
import { dcaSortFields, limitSortFields } from '~/domain/order/order-view'
import { mints } from '~/domain/token/mints'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { addressOf, batchOf, dcaState } from '../helpers/world/states'
import { kaminoOrder, now, seed, stranger, unknownMint } from './seed'

// Tests in this file only read, so they share one world.
let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await seed(web.writer)
})
afterAll(() => Promise.all(ends.map((end) => end())))

const dca = async (query: string) => dcaOrderPage.parse(await reply(`/api/dca/all?${query}`))
const limit = async (query: string) => limitOrderPage.parse(await reply(`/api/limit/all?${query}`))
const kamino = async (query: string) => kaminoOrderPage.parse(await reply(`/api/kamino/orders/all?${query}`))

async function reply(path: string): Promise<unknown> {
  const response = await web.get(path)
  expect(response.status).toBe(200)
  return response.json()
}

const keysOf = (page: { content: readonly { publicKey: string }[] }) =>
  page.content.map((row) => row.publicKey)

test('returns a DCA order with every field, in units of its mints', async () => {
  const { content, ...page } = await dca('search=USD+Coin')
  expect(page).toEqual({
    totalElements: 2,
    totalIsExact: true,
    totalPages: 1,
    page: 1,
    size: 20,
    cursor: null,
  })
  expect(content.find((row) => row.publicKey === addressOf('dca'))).toEqual({
    publicKey: addressOf('dca'),
    userPublicKey: addressOf('maker'),
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    inputTokenSymbol: 'USDC',
    inputTokenName: 'USD Coin',
    inputTokenImage: 'https://logos.test/usdc.png',
    inputTokenVerified: true,
    inputTokenDecimals: 6,
    outputTokenSymbol: 'SOL',
    outputTokenName: 'Wrapped SOL',
    outputTokenImage: null,
    outputTokenVerified: true,
    outputTokenDecimals: 9,
    inputMintPrice: 1,
    outputMintPrice: 150,
    amount: 1_000,
    amountRaw: '1000000000',
    amountUsd: 1_000,
    amountUsdAt: now - 60,
    // The order spends 100 USDC per hour.
    usdSpentPerMinute: 100 / 60,
    progress: 25,
    createdAt: now - 50,
    nextCycleAt: 1_700_003_600,
    cycleFrequency: 3_600,
    buy: true,
    inDeposited: 1_000,
    inDepositedRaw: '1000000000',
    inWithdrawn: 0,
    inWithdrawnRaw: '0',
    outWithdrawn: 0,
    outWithdrawnRaw: '0',
    inUsed: 250,
    inUsedRaw: '250000000',
    outReceived: 0,
    outReceivedRaw: '0',
    inAmountPerCycle: 100,
    inAmountPerCycleRaw: '100000000',
    nextCycleAmountLeft: 100,
    nextCycleAmountLeftRaw: '100000000',
    minOutAmount: 0,
    minOutAmountRaw: '0',
    maxOutAmount: 0,
    maxOutAmountRaw: '0',
    keeperInBalanceBeforeBorrow: 0,
    keeperInBalanceBeforeBorrowRaw: '0',
    dcaOutBalanceBeforeSwap: 0,
    dcaOutBalanceBeforeSwapRaw: '0',
    idx: '1700000000',
    bump: 254,
    status: 'open',
    closedAt: null,
    slot: 100,
  })
})

test('returns exact raw amounts, and null instead of guesses, for an order of an unknown token', async () => {
  const [row] = (await dca(`tokenMint=${unknownMint}`)).content
  expect(row).toMatchObject({
    publicKey: addressOf('dca unknown'),
    inputTokenSymbol: null,
    inputTokenDecimals: null,
    inputMintPrice: null,
    amount: null,
    amountRaw: '1000000000',
    amountUsd: null,
    usdSpentPerMinute: null,
    progress: 0,
    buy: false,
  })
})

const [quarterSpent, perMinute, unpriced] = ['dca', 'dca sell', 'dca unknown'].map(addressOf)

test.each([
  ['createdAt', 'desc', [unpriced, perMinute, quarterSpent]],
  ['createdAt', 'asc', [quarterSpent, perMinute, unpriced]],
  // One order sells $1,000 of USDC, the other 2 SOL worth $300.
  ['amountUsd', 'desc', [quarterSpent, perMinute, unpriced]],
  ['amountUsd', 'asc', [perMinute, quarterSpent, unpriced]],
  // One order spends 1 SOL ($150) per minute, the other 100 USDC per hour.
  ['usdSpentPerMinute', 'desc', [perMinute, quarterSpent, unpriced]],
  ['usdSpentPerMinute', 'asc', [quarterSpent, perMinute, unpriced]],
] as const)('sorts DCA orders by %s %s, unknown values last', async (field, order, keys) => {
  expect(keysOf(await dca(`sortField=${field}&sortOrder=${order}`))).toEqual(keys)
})

test('sorts DCA orders by progress, ties by key', async () => {
  const unspent = [perMinute, unpriced].sort()
  expect(keysOf(await dca('sortField=progress'))).toEqual([quarterSpent, ...unspent])
  expect(keysOf(await dca('sortField=progress&sortOrder=asc'))).toEqual([...unspent, quarterSpent])
  expect(dcaSortFields).toEqual([
    'createdAt',
    'amountUsd',
    'progress',
    'usdSpentPerMinute',
    'nextCycleAt',
    'amountPerCycleUsd',
  ])
})

test('lists an expired limit order as historical but not as active', async () => {
  const active = await limit('filter=active')
  expect(keysOf(active).sort()).toEqual([addressOf('limit'), addressOf('limit v1')].sort())
  expect(active.totalElements).toBe(2)
  const all = await limit('filter=historical')
  expect(all.totalElements).toBe(4)
  expect(keysOf(all)).toEqual([
    addressOf('limit cancelled'),
    addressOf('limit'),
    addressOf('limit expired'),
    addressOf('limit v1'),
  ])
})

test('returns a limit order with its fill, its price in USD and its end', async () => {
  const { content } = await limit('filter=historical')
  // The order sells 10 SOL for 2,000 USDC. So far 4 SOL are sold for 800 USDC.
  expect(content.find((row) => row.publicKey === addressOf('limit'))).toMatchObject({
    protocol: 'jupiter-limit',
    buy: false,
    amount: 10,
    amountUsd: 1_500,
    limitPriceUsd: 200,
    progress: 40,
    makingAmount: 6,
    makingAmountRaw: '6000000000',
    takingAmount: 1_200,
    oriMakingAmount: 10,
    oriTakingAmount: 2_000,
    cancelled: false,
    status: 'open',
    expiredAt: null,
  })
  expect(content.find((row) => row.publicKey === addressOf('limit cancelled'))).toMatchObject({
    cancelled: true,
    status: 'cancelled',
    closedAt: now - 5,
    progress: 0,
  })
  expect(content.find((row) => row.publicKey === addressOf('limit expired'))).toMatchObject({
    cancelled: true,
    status: 'expired',
    closedAt: null,
    expiredAt: now - 10,
  })
})

test('sorts limit orders by every field in both directions, unknown values last', async () => {
  const key = (name: string) => addressOf(name)
  expect(keysOf(await limit('filter=historical&sortField=createdAt&sortOrder=asc'))).toEqual(
    ['limit expired', 'limit', 'limit cancelled', 'limit v1'].map(key),
  )
  // All these orders were opened with 10 SOL, so only the key decides their position.
  const byKey = ['limit expired', 'limit', 'limit cancelled', 'limit v1'].map(key).sort()
  expect(keysOf(await limit('filter=historical&sortField=amountUsd'))).toEqual(byKey)
  expect(limitSortFields).toEqual(['createdAt', 'amountUsd', 'progress', 'awayPercent'])
  expect(keysOf(await limit('sortField=progress'))).toEqual([key('limit'), key('limit v1')])
  expect(keysOf(await limit('sortField=progress&sortOrder=asc'))).toEqual([key('limit v1'), key('limit')])
})

test('returns a Kamino order with its remaining amount and the value of its input', async () => {
  const { content } = await kamino('')
  expect(content).toHaveLength(1)
  expect(content[0]).toMatchObject({
    publicKey: kaminoOrder,
    maker: addressOf('maker'),
    buy: true,
    progress: 50,
    limitPriceUsd: 150,
    initialInputAmount: 300,
    initialInputAmountNotional: 300,
    remainingInputAmount: 150,
    filledOutputAmount: 1,
    expectedOutputAmount: 2,
    numberOfFills: 1,
    cancelled: false,
  })
})

test.each([
  [`tokenMint=${unknownMint}`, ['dca unknown']],
  [`search=${stranger}`, ['dca unknown']],
  ['search=nobody', []],
  ['search=sol', ['dca unknown', 'dca sell', 'dca']],
  ['search=%25', []],
  [`search=${mints.USDC}`, ['dca sell', 'dca']],
  ['search=%20%20', ['dca unknown', 'dca sell', 'dca']],
  ['minAmountUsd=300', ['dca sell', 'dca']],
  ['minAmountUsd=300.01', ['dca']],
  [`start=${now - 40}`, ['dca unknown', 'dca sell']],
  [`start=${now - 50}&end=${now - 30}`, ['dca sell', 'dca']],
  [`minAmountUsd=1&start=${now - 45}&search=USDC&tokenMint=${mints.wSOL}`, ['dca sell']],
])('filters DCA orders for %s', async (query, names) => {
  const page = await dca(query)
  expect(keysOf(page)).toEqual(names.map(addressOf))
  expect(page.totalElements).toBe(names.length)
})

test('pages follow each other without gap or overlap, and the page after the last is empty', async () => {
  const requested = 'filter=historical&sortField=createdAt&sortOrder=asc&size=1&page='
  const keys = []
  for (const page of [1, 2, 3, 4]) keys.push(...keysOf(await limit(requested + page)))
  expect(keys).toEqual(['limit expired', 'limit', 'limit cancelled', 'limit v1'].map(addressOf))
  expect(await limit(`${requested}5`)).toEqual({
    content: [],
    totalElements: 4,
    totalIsExact: true,
    totalPages: 4,
    page: 5,
    size: 1,
    cursor: null,
  })
})

test('finds the orders of all tokens that match a search', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const numbers = Array.from({ length: 60 }, (_, n) => n)
  const mintOf = (n: number) => addressOf(`alike ${n}`)
  await writer.write(
    batchOf({
      accounts: numbers.map((n) => ({
        state: dcaState({ key: addressOf(`order ${n}`), inputMint: mintOf(n) }),
        slot: 100,
        at: now,
      })),
      tokens: numbers.map((n) => ({
        mint: mintOf(n),
        name: `Alike ${n}`,
        symbol: 'ALIKE',
        verified: false,
        at: now,
      })),
    }),
  )
  const found = async (search: string) => {
    const response = await get(`/api/dca/all?filter=historical&search=${search}`)
    const { totalElements, totalIsExact } = dcaOrderPage.parse(await response.json())
    return [totalElements, totalIsExact]
  }
  expect(await found('alike')).toEqual([60, true])
  expect(await found('alike+50')).toEqual([1, true])
})

test('finds orders and makers by the start of their keys, case-sensitively', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  const order = (key: string, user: string) => ({
    state: dcaState({ key: trustedAddress(key.padEnd(44, '1')), user: trustedAddress(user.padEnd(44, '1')) }),
    slot: 100,
    at: now,
  })
  const orders = [
    order('C1Ub1', 'Maker1'),
    order('C1Ub2', 'Maker1'),
    order('c1ub3', 'Maker2'),
    order('C1Uc', 'zzzz'),
  ]
  await writer.write(batchOf({ accounts: orders }))
  const found = async (search: string) => {
    const response = await get(`/api/dca/all?search=${search}`)
    const { totalElements, content } = dcaOrderPage.parse(await response.json())
    expect(totalElements).toBe(content.length)
    return content.map(({ publicKey }) => publicKey.replace(/1+$/, '')).sort()
  }
  expect(await found('C1Ub')).toEqual(['C1Ub', 'C1Ub2'])
  expect(await found('C1Ub2')).toEqual(['C1Ub2'])
  expect(await found('Maker1')).toEqual(['C1Ub', 'C1Ub2'])
  expect(await found('Make')).toEqual(['C1Ub', 'C1Ub2', 'c1ub3'])
  expect(await found('zzzz')).toEqual(['C1Uc'])
  // A search text of three letters matches too many keys, so it finds nothing. Characters outside base58
  // never match.
  expect(await found('C1U')).toEqual([])
  expect(await found('C1U%')).toEqual([])
  expect(await found('C1Ub3')).toEqual([])
})
