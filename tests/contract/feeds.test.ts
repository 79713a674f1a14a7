import { afterAll, beforeAll, expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { loader as feed } from '~/features/feeds/route'
import { servedRoutes } from '../helpers/web/resource-routes'
import { createTestWallet } from '../helpers/web/test-wallet'
import { clockAt } from '../helpers/web/web-context'
import { openServer, type ServerTest } from '../helpers/web/web-server'
import { addressOf, batchOf, dcaState, perpMarketState } from '../helpers/world/states'
import { now, seed } from './seed'

const ends: (() => Promise<void>)[] = []
let server: ServerTest
const newMint = trustedAddress(createTestWallet(3).address)
beforeAll(async () => {
  const names = ['whales', 'markets', 'incidents']
  const paths = names.flatMap((name) => [`feeds/${name}.atom`, `feeds/${name}.json`])
  const development = servedRoutes(Object.fromEntries(paths.map((path) => [path, feed])))
  server = await openServer({ clock: clockAt(now), onEnd: (end) => ends.push(end), development })
  await seed(server.writer)
  await server.pool.query('update token set first_seen_at = first_seen_at - 7200')
  await server.pool.query('update perp_market set first_seen_at = first_seen_at - 7200')
  const state = perpMarketState({ key: addressOf('NEW-PERP'), marketIndex: 7, name: 'NEW-PERP' })
  await server.writer.write(
    batchOf({
      accounts: [{ state, slot: 101, at: now - 20 }],
      tokens: [{ mint: newMint, symbol: 'N<b>W', name: 'New & shiny', verified: false, at: now - 20 }],
    }),
  )
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers })
const items = async (path: string): Promise<Record<string, string>[]> =>
  (await (await get(path)).json()).items

test('lists orders of at least the requested value, newest first', async () => {
  const all = await items('/feeds/whales.json?min=1000')
  // One limit order is missing because its opening time is unknown, so the feed has no date for it. The
  // Kamino bid of $300 is missing because its value is too small.
  expect(all.map(({ title }) => title)).toEqual([
    'Jupiter Limit: SOL → USDC, $1.50K',
    'Jupiter DCA: USDC → SOL, $1.00K',
    'Jupiter Limit: SOL → USDC, $1.50K',
    'Jupiter Limit: SOL → USDC, $1.50K',
  ])
  expect((await items('/feeds/whales.json?min=1001')).length).toBe(3)
  expect(await items('/feeds/whales.json')).toEqual([])
})

test('names the parameters that a feed ignores', async () => {
  expect((await get('/feeds/whales.json?min=1000')).headers.get('x-ignored-parameters')).toBeNull()
  expect((await get('/feeds/whales.json?least=1000')).headers.get('x-ignored-parameters')).toBe('least')
})

test('keeps the id and text of an order’s entry while the order progresses', async () => {
  const order = async () =>
    (await items('/feeds/whales.json?min=1000')).find(({ title }) => title?.startsWith('Jupiter DCA'))
  const before = await order()
  expect(before).toEqual({
    id: `http://sextant.test/orders/${dcaState().key}`,
    url: `http://sextant.test/orders/${dcaState().key}`,
    title: 'Jupiter DCA: USDC → SOL, $1.00K',
    content_text: expect.stringMatching(/^1,000\.00 USDC by \w+\. 100\.00 USDC every 1 h\.$/),
    date_published: '2023-11-14T22:14:10.000Z',
    date_modified: '2023-11-14T22:14:10.000Z',
  })
})

test('lists tokens and markets first seen after the first hour as new, and escapes issuers’ texts', async () => {
  const found = await items('/feeds/markets.json')
  expect(found.map(({ title }) => title).toSorted()).toEqual(['New market: NEW-PERP', 'New token: N<b>W'])
  const atom = await (await get('/feeds/markets.atom')).text()
  expect(atom).toContain('<title>New token: N&lt;b&gt;W</title>')
  expect(atom).toContain(`New &amp; shiny, mint ${newMint}. Unverified token.`)
})

test.each(['whales', 'markets', 'incidents'])(
  'serves the feed %s in both formats and does not resend it unchanged',
  async (name) => {
    const atom = await get(`/feeds/${name}.atom`)
    expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(await atom.text()).toContain(
      `<link rel="self" type="application/atom+xml" href="http://sextant.test/feeds/${name}.atom"/>`,
    )
    const json = await get(`/feeds/${name}.json`)
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(await json.json()).toMatchObject({ feed_url: `http://sextant.test/feeds/${name}.json` })
    for (const response of [atom, json]) {
      const etag = response.headers.get('etag') ?? ''
      expect((await get(new URL(response.url).pathname, { 'If-None-Match': etag })).status).toBe(304)
    }
  },
)

test('refuses an invalid minimum value', async () => {
  for (const min of ['', 'all', '999', '-1', '1e5', '10000000001']) {
    const response = await get(`/feeds/whales.json?min=${min}`)
    expect([min, response.status]).toEqual([min, 400])
    expect(await response.json()).toMatchObject({ code: 'invalid_parameter', errors: [{ parameter: 'min' }] })
  }
})
