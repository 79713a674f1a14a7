import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { dcaOrderPage, limitOrderPage } from '~/contracts/orders/order'
import { cursorToPlace, dcaPlaceForm, placeToCursor } from '~/contracts/schema/cursor'
import { orderListMark } from '~/domain/service/list-mark'
import { mints } from '~/domain/token/mints'
import type { Batch } from '~/store/batch/batch'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { addressOf, batchOf, dcaState, limitState, mintState } from '../helpers/world/states'
import { now } from './seed'

let web: WebTest
const ends: (() => Promise<void>)[] = []
const written = (states: Batch['accounts']) => web.writer.write(batchOf({ accounts: states }))
const account = (
  state: ReturnType<typeof dcaState> | ReturnType<typeof limitState> | ReturnType<typeof mintState>,
) => ({
  state,
  slot: 100,
  at: now,
})

beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await web.writer.write(
    batchOf({
      accounts: [account(mintState()), account(mintState({ key: mints.wSOL, decimals: 9 }))],
      prices: [mints.USDC, mints.wSOL].map((mint) => ({
        mint,
        priceUsd: 1,
        at: now - 110,
        source: 'price-api' as const,
      })),
    }),
  )
  // Three orders share each opening time, so that their keys decide their order in the list. Every other
  // limit order has no known opening time.
  const ordinals = Array.from({ length: 23 }, (_, n) => n)
  await written(
    ordinals.map((n) =>
      account(
        dcaState({
          key: addressOf(`dca ${n}`),
          createdAt: now - 100 - Math.floor(n / 3),
          inDepositedRaw: 1_000_000n * BigInt(1 + (n % 5)),
          ...sized(n),
        }),
      ),
    ),
  )
  await written(
    ordinals.map((n) =>
      account(
        limitState({
          key: addressOf(`limit ${n}`),
          createdAt: n % 2 === 0 ? undefined : now - 100 - Math.floor(n / 3),
          initialInputRaw: 1_000_000n * BigInt(1 + (n % 5)),
          ...sized(n),
        }),
      ),
    ),
  )
})
afterAll(() => Promise.all(ends.map((end) => end())))

/**
 * Orders of only five sizes, so that many have the same value. Every fourth order sells a token without a
 * price.
 */
const sized = (n: number) => (n % 4 === 0 ? { inputMint: addressOf('unpriced') } : {})

type OrderPage = z.infer<typeof dcaOrderPage> | z.infer<typeof limitOrderPage>

async function request(address: string): Promise<OrderPage> {
  const response = await web.get(address)
  expect([address, response.status]).toEqual([address, 200])
  const schema = address.includes('/dca/') ? dcaOrderPage : limitOrderPage
  return schema.parse(await response.json())
}

const keysOf = ({ content }: OrderPage) => content.map(({ publicKey }) => publicKey)

async function walk(list: string): Promise<string[]> {
  const keys: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await request(`${list}&size=4${cursor ? `&after=${cursor}` : ''}`)
    expect(page.totalElements).toBe(23)
    keys.push(...keysOf(page))
    cursor = page.cursor
  } while (cursor)
  return keys
}

const lists = ['dca', 'limit'].flatMap((venue) =>
  ['active', 'historical'].flatMap((filter) =>
    ['createdAt', 'amountUsd'].flatMap((field) =>
      ['asc', 'desc'].map(
        (order) => `/api/${venue}/all?filter=${filter}&sortField=${field}&sortOrder=${order}`,
      ),
    ),
  ),
)

test.each(lists)('%s returns the same rows by cursor as on one page', async (list) => {
  const whole = keysOf(await request(`${list}&size=250`))
  expect(whole).toHaveLength(23)
  expect(await walk(list)).toEqual(whole)
})

test('the orders of this test have different sizes, and some have none', async () => {
  for (const venue of ['dca', 'limit']) {
    const { content } = await request(`/api/${venue}/all?sortField=amountUsd&size=250`)
    const sizes = content.map((order) => order.amountUsd)
    expect(new Set(sizes).size).toBe(6)
    expect(sizes.slice(-6)).toEqual(Array.from({ length: 6 }, () => null))
  }
})

test('new rows before a cursor neither repeat nor hide a row after it', async () => {
  const list = '/api/limit/all?sortField=createdAt'
  const before = keysOf(await request(`${list}&size=250`))
  const first = await request(`${list}&size=5`)
  await written([account(limitState({ key: addressOf('newcomer'), createdAt: now - 1 }))])
  const second = await request(`${list}&size=250&after=${first.cursor}`)
  expect(keysOf(second)).toEqual(before.slice(5))
  expect(second.cursor).toBeNull()
})

test('next links use the cursor, and end where the list ends', async () => {
  const first = await web.get('/api/dca/all?format=csv&size=20')
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  expect(next).toMatch(/^\/api\/dca\/all\?format=csv&size=20&after=[\w-]+$/)
  const second = await web.get(next)
  expect((await second.text()).trimEnd().split('\r\n')).toHaveLength(1 + 3)
  expect(second.headers.get('link')).not.toContain('rel="next"')
})

const partsOf = (cursor: string | null | undefined): unknown[] =>
  JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString())

/** Encodes any parts as a cursor. */
const cursorOf = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** Returns the mark in cursors of a venue's active orders, which identifies their list. */
const markOf = (list: 'dca' | 'limit' | 'kamino') => orderListMark(list, { filter: 'active' })

test('rejects a cursor of another sort or of a changing list, a cursor beside a page number, and an invalid cursor', async () => {
  const { cursor } = await request('/api/dca/all?sortField=createdAt&size=4')
  const refused = [
    `sortOrder=asc&after=${cursor}`,
    `sortField=amountUsd&after=${cursor}`,
    `sortField=progress&after=${cursor}`,
    `page=2&after=${cursor}`,
    'after=',
    'after=nonsense',
    `after=${cursorOf([1, 2])}`,
    `after=${'A'.repeat(2_000)}`,
  ]
  for (const query of refused) {
    const response = await web.get(`/api/dca/all?${query}`)
    const { errors } = await response.json()
    expect([query, response.status, errors[0].parameter]).toEqual([query, 400, 'after'])
  }
})

test('rejects a cursor of another list or of other filters, but accepts a cursor whose time window has moved', async () => {
  const faultOf = async (address: string, cursor: string | null | undefined) => {
    const response = await web.get(`${address}&after=${cursor}`)
    return response.status === 200 ? undefined : (await response.json()).errors[0]
  }
  const all = '/api/limit/all?filter=historical'
  const { cursor } = await request(`${all}&size=4`)
  const strange = { parameter: 'after', message: 'belongs to another list' }
  expect(await faultOf('/api/dca/all?filter=historical', cursor)).toEqual(strange)
  expect(await faultOf('/api/kamino/orders/all?filter=historical', cursor)).toEqual(strange)

  const otherFilters = [
    'filter=active',
    `${all}&minAmountUsd=1`,
    `${all}&search=USD`,
    `${all}&maker=${addressOf('x')}`,
  ]
  for (const address of otherFilters.map((query) => query.replace(/^filter/, '/api/limit/all?filter')))
    expect([address, (await faultOf(address, cursor))?.message]).toEqual([
      address,
      'belongs to other filters: use the same filters for all pages of a list',
    ])

  expect(await faultOf(`${all}&start=1&size=9&fields=publicKey&search=`, cursor)).toBeUndefined()
})

test('rejects a cursor that does not name its list', async () => {
  const parts = partsOf((await request('/api/dca/all?size=4')).cursor)
  expect((await web.get(`/api/dca/all?after=${cursorOf(parts)}`)).status).toBe(200)
  for (const strange of [undefined, null, 1, '', 'dca', 'dca:', ':0', `dca:${'0'.repeat(5)}`]) {
    const unmarked = [...parts.slice(0, -1), ...(strange === undefined ? [] : [strange])]
    const response = await web.get(`/api/dca/all?after=${cursorOf(unmarked)}`)
    const [error] = (await response.json()).errors
    expect([strange, response.status, error.message]).toEqual([
      strange,
      400,
      'must be the cursor of an earlier response',
    ])
  }
})

const places = (field: string, values: readonly unknown[], key: unknown = addressOf('x')) =>
  values.map((value) => [field, 'desc', value, key])

/** Well-formed cursors with invalid parts. */
const hostile = [
  ...places('createdAt', [1.5, 1e30, -(2 ** 60), '1', true, [1], {}]),
  ...places('amountUsd', ['1', 'NaN', [1], {}]),
  ...['\0', '', 'x', '\ud800', `${addressOf('x')} `, null, 1].flatMap((key) => places('createdAt', [1], key)),
  ...places('constructor', [1]),
  ['createdAt', 'desc', addressOf('x')],
  ['createdAt', 'desc', 1, 1, addressOf('x')],
  ['createdAt', 'desc'],
]

test.each([
  { list: 'dca', path: '/api/dca/all', parts: [...hostile, ...places('createdAt', [null])] },
  { list: 'limit', path: '/api/limit/all', parts: hostile },
  { list: 'kamino', path: '/api/kamino/orders/all', parts: hostile },
] as const)(
  'rejects a cursor with parts that no row of $path can have',
  async ({ list, path, parts: cursors }) => {
    for (const parts of cursors) {
      const cursor = cursorOf([...parts, markOf(list)])
      const response = await web.get(`${path}?sortField=${parts[0]}&after=${cursor}`)
      expect([parts, response.status]).toEqual([parts, 400])
    }
  },
)

test('continues at the nearer end of the list from a cursor outside its range', async () => {
  const lengths = await Promise.all(
    [-(2 ** 53) + 1, 2 ** 53 - 1].map(async (value) => {
      const cursor = cursorOf(['createdAt', 'desc', value, addressOf('x'), markOf('dca')])
      return (await request(`/api/dca/all?size=250&after=${cursor}`)).content.length
    }),
  )
  expect(lengths).toEqual([0, 23])
})

test('decodes a cursor to the place that it was encoded from', () => {
  const order = { sortField: 'amountUsd', sortOrder: 'asc' } as const
  const place = { ...order, values: [null], key: addressOf('y'), mark: 'dca:0' }
  expect(cursorToPlace(placeToCursor(place), dcaPlaceForm)).toEqual(place)
})
