import { expect, test } from 'vitest'
import { issueKey } from '~/auth/issue-key.server'
import type { DcaSortField, OrderListRequest } from '~/domain/order/order-view'
import { mints } from '~/domain/token/mints'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  limitState,
  perpFilledEvent,
  perpUserState,
  signatureOf,
} from '../helpers/world/states'

const now = 1_700_000_000
const day = 86_400
const ages = { young: 5, month: 31, old: 40, ancient: 400 }

let askers = 0

/**
 * Returns the response to a caller who has sent no other request. If a key is given, returns the response to
 * that key.
 */
async function reply(web: WebTest, path: string, headers: Record<string, string> = {}) {
  askers += 1
  const response = await web.context.api(
    new Request(`http://sextant.test${path}`, { headers }),
    `203.0.113.${askers}`,
  )
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}

async function keyOf(web: WebTest, plan: 'pro' | 'ultimate') {
  return { 'X-API-Key': await issueKey(web.pool, { plan, label: 'test', ratePerSecond: undefined }) }
}

/**
 * Writes two orders of each age, one open and one cancelled, and a limit order without a known opening time.
 */
async function openWithOrders() {
  const web = await openWeb({ clock: clockAt(now) })
  const accounts = Object.entries(ages).flatMap(([age, days]) =>
    ['open', 'ended'].flatMap((what) => {
      const createdAt = now - days * day
      const key = (venue: string) => addressOf(`${venue} ${age} ${what}`)
      const states = [
        dcaState({ key: key('dca'), createdAt, idx: BigInt(createdAt) }),
        limitState({ key: key('limit'), createdAt, outputMint: mints.USDC }),
      ]
      return states.map((state) => ({ state, slot: 100, at: now - 3_600 }))
    }),
  )
  const undated = limitState({ key: addressOf('limit undated ended'), createdAt: undefined })
  await web.writer.write(batchOf({ accounts: [...accounts, { state: undated, slot: 100, at: now - 3_600 }] }))
  const ended = [...Object.keys(ages), 'undated'].flatMap((age) =>
    (['jupiter-dca', 'jupiter-limit'] as const).map((protocol) =>
      closedEvent({
        protocol,
        order: addressOf(`${protocol === 'jupiter-dca' ? 'dca' : 'limit'} ${age} ended`),
        signature: signatureOf(`${protocol} ${age}`),
        at: now - 600,
      }),
    ),
  )
  await web.writer.write(batchOf({ events: ended }))
  const names = new Map(
    ['dca', 'limit'].flatMap((venue) =>
      [...Object.keys(ages), 'undated'].flatMap((age) =>
        ['open', 'ended'].map((what) => [addressOf(`${venue} ${age} ${what}`), `${age} ${what}`] as const),
      ),
    ),
  )
  const list = async (path: string, headers: Record<string, string> = {}) => {
    const { content, totalElements } = await reply(web, path, headers)
    const found = content.map(({ publicKey }: { publicKey: never }) => names.get(publicKey))
    expect(totalElements).toBe(found.length)
    return found.sort()
  }
  return { ...web, list }
}

const everybodys = ['ancient open', 'month ended', 'month open', 'old open', 'young ended', 'young open']

test('lists orders opened within the plan’s window and all open ones; the site’s own pages get the free plan’s list', async () => {
  const { list, ...web } = await openWithOrders()
  const all = '/api/dca/all?filter=historical&size=250'
  expect(await list(all)).toEqual(everybodys)
  expect(await list(all, { 'Sec-Fetch-Site': 'same-origin' })).toEqual(everybodys)
  const pro = await keyOf(web, 'pro')
  expect(await list(all, pro)).toEqual([...everybodys, 'old ended'].sort())
  const ultimate = await keyOf(web, 'ultimate')
  expect(await list(all, ultimate)).toEqual([...everybodys, 'ancient ended', 'old ended'].sort())
  // Repeat the first request, because a response cached for one plan must not be served to another.
  expect(await list(all)).toEqual(everybodys)
})

test('applies the window under every sort and filter, and keeps orders without a known opening time', async () => {
  const { list } = await openWithOrders()
  const limits = [...everybodys, 'undated ended'].sort()
  for (const query of [
    'sortField=createdAt&sortOrder=asc',
    'sortField=amountUsd',
    'sortField=amountUsd&sortOrder=asc',
    `maker=${addressOf('maker')}`,
    `search=${addressOf('maker')}`,
    `search=${addressOf('maker').slice(0, 6)}`,
    `tokenMint=${mints.USDC}`,
  ])
    expect([query, await list(`/api/limit/all?filter=historical&size=250&${query}`)]).toEqual([query, limits])
  expect(await list('/api/limit/all?filter=active&size=250')).toEqual(
    everybodys.filter((name) => name.endsWith('open')),
  )
})

test('finds an order of any age by its full key, and by part of it only within the window', async () => {
  const { list, ...web } = await openWithOrders()
  const key = addressOf('dca ancient ended')
  const all = '/api/dca/all?filter=historical'
  expect(await list(`${all}&search=${key}`)).toEqual(['ancient ended'])
  const part = key.slice(0, 30)
  expect(await list(`${all}&search=${part}`)).toEqual([])
  expect(await list(`${all}&search=${part}`, await keyOf(web, 'ultimate'))).toEqual(['ancient ended'])
})

test.each(['createdAt', 'amountUsd'])(
  'pages by %s follow each other by number and by cursor, in both directions',
  async (sortField) => {
    const { list: _, ...web } = await openWithOrders()
    for (const table of ['dca_order', 'limit_order'])
      await web.pool.query(
        `update ${table} set amount_usd = 100 + created_at % 3 where active or created_at > ${now - 10 * day}`,
      )
    for (const venue of ['dca', 'limit']) {
      for (const sortOrder of ['desc', 'asc']) {
        const all = `/api/${venue}/all?filter=historical&sortField=${sortField}&sortOrder=${sortOrder}`
        const keysOf = (page: { content: readonly { publicKey: string }[] }) =>
          page.content.map(({ publicKey }) => publicKey)
        const whole = keysOf(await reply(web, `${all}&size=250`))
        const byNumber: string[] = []
        for (let page = 1; page <= whole.length; page += 1)
          byNumber.push(...keysOf(await reply(web, `${all}&size=1&page=${page}`)))
        expect([venue, sortOrder, byNumber]).toEqual([venue, sortOrder, whole])
        const byCursor: string[] = []
        for (let after: string | null = ''; after !== null; ) {
          const page: { content: { publicKey: string }[]; cursor: string | null } = await reply(
            web,
            `${all}&size=2${after && `&after=${after}`}`,
          )
          byCursor.push(...keysOf(page))
          after = page.cursor
        }
        expect([venue, sortOrder, byCursor]).toEqual([venue, sortOrder, whole])
        expect(new Set(whole).size).toBe(venue === 'dca' ? 6 : 7)
      }
    }
  },
)

test('a page of the site lists and counts what the API returns without a key', async () => {
  const { context, list } = await openWithOrders()
  const request: OrderListRequest<DcaSortField> = {
    filter: 'historical',
    page: 1,
    size: 250,
    sortField: 'createdAt',
    sortOrder: 'desc',
  }
  const page = await context.queries.listDcaOrders(request)
  expect(page.total).toBe((await list('/api/dca/all?filter=historical&size=250')).length)
  expect(page.totalIsExact).toBe(true)
})

test('returns everything since a start time that lies within the window', async () => {
  const { list } = await openWithOrders()
  const page = { 'Sec-Fetch-Site': 'same-origin' }
  const since = now - 34 * day
  const month = ['month ended', 'month open', 'young ended', 'young open']
  expect(await list(`/api/dca/all?filter=historical&size=250&start=${since}`, page)).toEqual(month)
  expect(await list(`/api/dca/all?filter=historical&size=250&start=${now - 31 * day}`)).toEqual(month)
})

test('limits perp executions to the plan’s window, for all traders and for one', async () => {
  const web = await openWeb({ clock: clockAt(now) })
  await web.writer.write(
    batchOf({
      accounts: [{ state: perpUserState({ key: addressOf('taker') }), slot: 1, at: now - 500 * day }],
      events: Object.entries(ages).map(([age, days], index) =>
        perpFilledEvent({
          signature: signatureOf(`perp ${age}`),
          taker: addressOf('taker'),
          fillRecordId: BigInt(100 - index),
          slot: 1_000 - index,
          at: now - days * day,
        }),
      ),
    }),
  )
  const filters = ['', `&user=${addressOf('taker')}`, '&side=buy', '&minAmountUsd=1']
  for (const scope of ['drift', 'perps'].flatMap((path) => filters.map((filter) => [path, filter]))) {
    const reached = async (headers?: Record<string, string>) => {
      const { content, totalElements } = await reply(web, `/api/${scope.join('/trades?size=250')}`, headers)
      expect(totalElements).toBe(content.length)
      return content.map(({ time }: { time: number }) => (now - time) / day)
    }
    expect([scope, await reached()]).toEqual([scope, [5, 31]])
    expect([scope, await reached(await keyOf(web, 'pro'))]).toEqual([scope, [5, 31, 40]])
    expect([scope, await reached(await keyOf(web, 'ultimate'))]).toEqual([scope, [5, 31, 40, 400]])
  }
})

test('limits candles to the plan’s window, plus the current one', async () => {
  const web = await openWeb({ clock: clockAt(now) })
  const price = (days: number) => ({
    mint: mints.wSOL,
    source: 'price-api' as const,
    at: now - days * day,
    priceUsd: 150,
  })
  for (const days of [100, 0]) await web.writer.write(batchOf({ prices: [price(days)] }))
  await web.pool.query(
    `insert into candle_hour (mint, at, open, high, low, close, volume_usd)
     select $1, $2::bigint - n * 3600, 150, 150, 150, 150, 0 from generate_series(1, 100 * 24) n on conflict do nothing`,
    [mints.wSOL, now - (now % 3_600)],
  )
  const candles = async (interval: string, limit: number, headers?: Record<string, string>) =>
    (await reply(web, `/api/ohlc/tokens/${mints.wSOL}/${interval}/latest?limit=${limit}`, headers)).length
  expect(await candles('day', 90)).toBe(32)
  expect(await candles('hour', 1_000)).toBe(31 * 24 + 1)
  expect(await candles('hour', 168)).toBe(168)
  expect(await candles('day', 90, await keyOf(web, 'pro'))).toBe(90)
})
