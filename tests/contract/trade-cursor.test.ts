import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  signatureOf,
} from '../helpers/world/states'
import { now } from './seed'

/**
 * Tests cursors of two markets. The first has few executions, many of them in the same second. The second has
 * more executions than the API counts.
 */

const wallet = addressOf('a wallet')
const [first, second, other] = [addressOf('its first'), addressOf('its second'), addressOf('another')]
const usd = 1_000_000n

/**
 * Returns the taker and the maker of a trade. Every fifth trade is between the two accounts of the wallet. In
 * the others, one of them trades with another wallet, as taker or as maker.
 */
const parties = (n: number) => {
  if (n % 5 === 0) return { taker: first, maker: second }
  const own = n % 2 === 0 ? first : second
  return n % 3 === 0 ? { taker: own, maker: other } : { taker: other, maker: own }
}

const few = Array.from({ length: 41 }, (_, n) =>
  perpFilledEvent({
    ...parties(n),
    // Each transaction has two trades. Two transactions share each slot, and their trades have the same event
    // indexes. Eight trades have the same time.
    signature: signatureOf(`trade ${n % 2} ${Math.floor(n / 4)}`),
    eventIndex: Math.floor((n % 4) / 2),
    fillRecordId: BigInt(n),
    slot: 1_000 + Math.floor(n / 4),
    at: now - 1_000 + Math.floor(n / 8),
    quoteRaw: BigInt(n) * usd + 210_344n,
    takerDirection: n % 3 === 0 ? 'long' : 'short',
    makerDirection: n % 3 === 0 ? 'short' : 'long',
  }),
)

const many = 52_000
const large = 40_000

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  const account = (
    key: ReturnType<typeof addressOf>,
    authority: ReturnType<typeof addressOf>,
    slot = 300,
  ) => ({
    state: perpUserState({ key, authority, positions: [], orders: [] }),
    slot,
    at: now - 10,
  })
  await web.writer.write(
    batchOf({
      accounts: [
        account(first, wallet),
        account(second, wallet),
        account(other, addressOf('another wallet')),
        ...[0, 1].map((marketIndex) => ({
          state: perpMarketState({ key: addressOf(`market ${marketIndex}`), marketIndex }),
          slot: 300,
          at: now - 10,
        })),
      ],
      events: few,
    }),
  )
  await web.pool.query(
    `insert into perp_fill (venue, signature, instruction_path, event_index, market_index, market_type, fill_record_id, base_raw, quote_raw,
      taker, taker_direction, oracle_price_raw, explanation, slot, at)
    select 'drift', '2' || lpad(translate(n::text, '0', 'a'), 87, 'z'), 'log', n % 3, 1, 'perp', n, 1e9, case n when ${large} then 5e9 else 1e6 end,
      $1, 'long', 1e6, 8, n / 10, $2::bigint + n / 20 from generate_series(1, ${many}) n`,
    [other, now - 100_000],
  )
})
afterAll(() => Promise.all(ends.map((end) => end())))

async function request(query: string) {
  const response = await web.get(`/api/drift/trades?${query}`)
  expect([query, response.status]).toEqual([query, 200])
  return endpoints.perpTrades.answer.parse(await response.json())
}

async function walk(query: string) {
  const pages = [await request(query)]
  for (let cursor = pages[0]?.cursor; cursor; cursor = pages.at(-1)?.cursor)
    pages.push(await request(`${query}&after=${cursor}`))
  return pages
}

const idsOf = (pages: readonly Awaited<ReturnType<typeof request>>[]) =>
  pages.flatMap(({ content }) => content.map(({ id }) => id))

const scopes = ['market=0', `user=${wallet}`, `user=${first}&market=0`, `user=${other}`]
const narrowings = ['', '&side=buy', '&minAmountUsd=20', '&side=sell&minAmountUsd=7.5']

test.each(scopes.flatMap((scope) => narrowings.map((narrowing) => scope + narrowing)))(
  'trades of %s are the same by cursor, by page and on one page',
  async (scope) => {
    const whole = await request(`${scope}&size=250`)
    const ids = idsOf([whole])
    expect(ids.length).toBeGreaterThan(3)
    expect(new Set(ids).size).toBe(ids.length)
    expect([whole.totalElements, whole.totalIsExact, whole.cursor]).toEqual([ids.length, true, null])
    expect(idsOf(await walk(`${scope}&size=3`))).toEqual(ids)
    const numbers = Array.from({ length: Math.ceil(ids.length / 3) }, (_, index) => index + 1)
    expect(idsOf(await Promise.all(numbers.map((page) => request(`${scope}&size=3&page=${page}`))))).toEqual(
      ids,
    )
  },
)

test('lists and counts an execution between two accounts of a wallet once', async () => {
  const { content, totalElements } = await request(`user=${wallet}&size=250`)
  expect([content.length, totalElements]).toEqual([41, 41])
  const ofFirst = (await request(`user=${first}&size=250`)).content
  expect(ofFirst.filter(({ taker, maker }) => taker === first && maker === second)).toHaveLength(9)
})

test('finds an execution of exactly the minimum size', async () => {
  const sizes = async (least: string) =>
    (await request(`market=0&minAmountUsd=${least}`)).content.map(({ quoteAssetAmount }) => quoteAssetAmount)
  for (const { quoteRaw } of few.slice(30)) {
    const exact = `${quoteRaw / usd}.210344`
    expect(await sizes(exact)).toContain(Number(exact))
    expect(await sizes(`${exact}1`)).not.toContain(Number(exact))
  }
})

test('reads a list to its end even if it is not counted to its end', async () => {
  const pages = await walk('market=1&size=250')
  const ids = idsOf(pages)
  expect([ids.length, new Set(ids).size]).toEqual([many, many])
  expect([pages[0]?.totalElements, pages[0]?.totalIsExact]).toEqual([50_000, false])
})

test('searches a filtered list to its end, a few thousand executions at a time', async () => {
  const pages = await walk('market=1&size=250&minAmountUsd=5000')
  expect(pages.map(({ content }) => content.length)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(pages[0]).toMatchObject({ totalElements: 0, totalIsExact: false })
})

test('the last page by number is the last counted one; a cursor reaches older rows', async () => {
  const last = await web.get('/api/drift/trades?market=1&size=250&page=200')
  const links = last.headers.get('link') ?? ''
  expect(links).toContain('&page=200>; rel="last"')
  const next = /<([^>]+)>; rel="next"/.exec(links)?.[1] ?? ''
  expect((await request(next.slice(next.indexOf('?') + 1))).content).toHaveLength(250)
  for (const query of ['size=250&page=201', 'page=2501', `page=2&after=${(await last.json()).cursor}`])
    expect((await web.get(`/api/drift/trades?market=1&${query}`)).status).toBe(400)
})
