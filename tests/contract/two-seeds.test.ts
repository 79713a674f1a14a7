import { expect, test } from 'vitest'
import { perpFactsOf, perpVenueFacts } from '~/domain/protocol/perp-venue'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { operations } from '../helpers/web/api-document'
import type { WebTest } from '../helpers/web/web-context'
import { shareTwoSeeds } from './two-seeds'

/**
 * Rehearsal of a node with Drift of one world and Velocity of another, whose indexes, names and record ids are equal.
 * A store with one venue alone has only its rows, so its responses are those that the shared store must return.
 */
const worlds = shareTwoSeeds()

type Row = Readonly<Record<string, unknown>>
type Body = Row | readonly Row[]

async function read(web: WebTest, path: string): Promise<Body> {
  const response = await web.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}

function rowsIn(body: Body): readonly Row[] {
  return Array.isArray(body) ? body : (body as { readonly content: readonly Row[] }).content
}

const isList = (body: Body) => Array.isArray(body) || 'content' in body

const listed = async (web: WebTest, path: string) => rowsIn(await read(web, path))
const numberIn = (row: Row | undefined, name: string) => Number(row?.[name])

/** Key of an order that was placed and executed within the stored time. */
function filledOrder(venue: PerpVenue): string | undefined {
  const { events } = worlds().rows[venue]
  const fills = events.filter((event) => event.type === 'perp-filled')
  for (const event of events) {
    if (event.type !== 'perp-order' || event.action !== 'place') continue
    const { user, orderId, slot } = event
    if (!fills.some((fill) => fill.taker === user && fill.takerOrderId === orderId)) continue
    return perpVenueFacts[venue].reusesOrderIds ? `${user}:${orderId}:${slot}` : `${user}:${orderId}`
  }
  return undefined
}

/** Paths below `/api/perps` with and without query, by operation. Each has rows at the venue. */
async function pathsAt(venue: PerpVenue): Promise<Readonly<Record<string, readonly string[]>>> {
  const web = worlds().alone[venue]
  const own = (path: string) => listed(web, `/api/perps/${path}`)
  const markets = (await own('markets?size=250&filter=all')).map(({ publicKey }) => `markets/${publicKey}`)
  const [position] = await own('positions/top/1')
  const [order] = await own('markets/all/orders?size=1')
  const [trade] = await own('trades?size=1')
  const users = [position?.authority, position?.publicKey].map((id) => `users/${id}`)
  const orders = [order?.id, filledOrder(venue)].map((id) => `orders/${encodeURIComponent(String(id))}`)
  const each = (prefixes: readonly string[], suffix: string) => prefixes.map((prefix) => prefix + suffix)
  const sorted = (path: string, fields: readonly string[]) =>
    fields.flatMap((field) =>
      ['asc', 'desc'].map((by) => `${path}?size=250&sortField=${field}&sortOrder=${by}`),
    )
  return {
    markets: [
      ...['listed', 'all'].map((filter) => `markets?size=250&filter=${filter}`),
      ...sorted('markets', ['name', 'openInterestUsd', 'recentVolume', 'lastFundingRate']),
    ],
    'markets/stats': ['markets/stats'],
    'analytics/markets': ['24h', '7d', '30d'].map((period) => `analytics/markets?period=${period}`),
    'markets/{id}': [...markets, 'markets/SOL-PERP', 'markets/1', 'markets/btc'],
    'markets/{id}/funding': each([...markets, 'markets/0'], '/funding'),
    trades: [
      'trades?size=250',
      'trades?size=250&side=buy&minAmountUsd=100',
      'trades?size=250&market=SOL-PERP',
      `trades?size=250&user=${trade?.taker}`,
      `trades?size=250&user=${position?.authority}`,
    ],
    liquidations: ['liquidations?size=250', 'liquidations?size=250&market=SOL-PERP'],
    'positions/history/latest': [
      'positions/history/latest?limit=200&minSizeNotional=0',
      'positions/history/latest?limit=200&market=0',
    ],
    'positions/top/{limit}': ['positions/top/100'],
    'markets/{id}/positions/perp': each(markets, '/positions/perp?size=250'),
    'users/{id}/positions': each(users, '/positions'),
    'markets/{id}/positions/spot': each(
      ['markets/0', 'markets/1', 'markets/SOL'],
      '/positions/spot?size=250',
    ),
    'users/{id}/positions/spot': each(users, '/positions/spot'),
    'markets/all/orders': ['markets/all/orders?size=250'],
    'markets/{id}/orders': each(markets, '/orders?size=250'),
    'users/{id}/orders': each([...users, `users/${order?.userAccount}`], '/orders'),
    'orders/{key}': orders,
    'orders/{key}/fills': each(orders, '/fills'),
    'accounts/active': sorted('accounts/active', ['lastActiveSlot', 'positionsUsd', 'settledPnl']),
    'accounts/{id}': [`accounts/${position?.publicKey}`, `accounts/${order?.userAccount}`],
    'markets/{id}/series': ['openInterest', 'funding', 'longShort', 'volume'].flatMap((metric) =>
      each(markets.slice(0, 3), `/series?interval=1h&metric=${metric}`),
    ),
  }
}

const withVenue = (path: string, venue: string) =>
  `/api/perps/${path}${path.includes('?') ? '&' : '?'}venue=${venue}`

test('the rehearsal reads every operation of the perps venues', async () => {
  const known = operations.map(({ path }) => path).filter((path) => path.startsWith('/api/perps/'))
  expect(Object.keys(await pathsAt('drift')).sort()).toEqual(
    [...new Set(known.map((path) => path.replace('/api/perps/', '')))].sort(),
  )
})

test.each(perpVenues)(
  'a response with %s alone has the rows of this venue, in every field',
  async (venue) => {
    const { both, alone } = worlds()
    const empty = new Set<string>()
    for (const [operation, paths] of Object.entries(await pathsAt(venue))) {
      let isEmpty = true
      for (const path of paths.map((each) => withVenue(each, venue))) {
        const body = await read(both, path)
        isEmpty &&= isList(body) && rowsIn(body).length === 0
        expect({ path, body }).toEqual({ path, body: await read(alone[venue], path) })
        const text = JSON.stringify(body)
        for (const other of perpVenues.filter((one) => one !== venue))
          expect([path, text.includes(`"venue":"${other}"`)]).toEqual([path, false])
      }
      if (isEmpty) empty.add(operation)
    }
    // Liquidations are rare in the simulated world.
    empty.delete('liquidations')
    expect([...empty]).toEqual([])
  },
  120_000,
)

test('the endpoints of Drift have the rows of Drift, without their venue', async () => {
  const { both, alone } = worlds()
  for (const paths of Object.values(await pathsAt('drift')))
    for (const path of paths.map((each) => `/api/drift/${each}`)) {
      if (/\/series|\/liquidations/.test(path)) continue // no such endpoint of Drift alone
      const body = await read(both, path)
      expect({ path, body }).toEqual({ path, body: await read(alone.drift, path) })
    }
}, 120_000)

test('totals of all venues are the sums of their totals, but a wallet counts once', async () => {
  const { both, alone, rows } = worlds()
  const of = async (web: WebTest, choice: string) =>
    (await read(web, `/api/perps/markets/stats?venue=${choice}`)) as Row
  const all = await of(both, 'all')
  const parts = await Promise.all(perpVenues.map((venue) => of(alone[venue], venue)))
  for (const name of [
    'totalVolume',
    'totalOpenInterest',
    'marketCount',
    'activeMarketCount',
    'marketsWithoutOpenInterest',
    'unlistedMarketCount',
    'totalPositions',
  ]) {
    const sum = parts.reduce((total, part) => total + numberIn(part, name), 0)
    expect([name, numberIn(all, name) / (sum || 1)]).toEqual([name, sum === 0 ? 0 : expect.closeTo(1, 9)])
  }
  const wallets = new Set(perpVenues.flatMap((venue) => tradersOf(rows[venue].states)))
  expect(all.uniqueTraders).toBe(wallets.size)
  const markets = await listed(both, '/api/perps/markets?size=250')
  const rates = markets.map((market) => numberIn(market, 'lastFundingRate'))
  expect(all.avgFundingRate).toBeCloseTo(rates.reduce((sum, rate) => sum + rate, 0) / rates.length, 9)
}, 60_000)

test.each(perpVenues)(
  'totals of %s follow from the accounts of the venue',
  async (venue) => {
    const { both, rows } = worlds()
    const stats = (await read(both, `/api/perps/markets/stats?venue=${venue}`)) as Row
    const { states } = rows[venue]
    const markets = states.filter((state) => state.kind === 'perp-market')
    const isListed = ({ status, protocol }: (typeof markets)[number]) =>
      !perpFactsOf(protocol).statuses.unlisted.includes(status)
    const usd = markets.filter(isListed).map(({ longBaseRaw, shortBaseRaw, oraclePriceRaw }) => {
      return (Math.max(Number(longBaseRaw), -Number(shortBaseRaw)) / 1e9) * (Number(oraclePriceRaw) / 1e6)
    })
    expect(stats.marketCount).toBe(markets.filter(isListed).length)
    expect(numberIn(stats, 'totalOpenInterest') / usd.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    expect(stats.uniqueTraders).toBe(new Set(tradersOf(states)).size)
    const fills = rows[venue].events.filter(({ type }) => type === 'perp-filled')
    const trades = (await read(both, `/api/perps/trades?size=250&venue=${venue}`)) as Row
    expect(trades.totalElements).toBe(fills.length)
  },
  60_000,
)

test('lists of all venues are the lists of each, merged in their order', async () => {
  const { both, alone } = worlds()
  for (const [path, field] of [
    ['markets?size=250&sortField=openInterestUsd&sortOrder=desc', 'openInterestUsd'],
    ['trades?size=200', 'time'],
    ['positions/top/100', 'sizeNotional'],
    ['positions/history/latest?limit=200&minSizeNotional=0', 'time'],
    ['accounts/active?size=200&sortField=positionsUsd&sortOrder=desc', 'positionsUsd'],
    ['liquidations?size=200', 'time'],
  ] as const) {
    const all = await listed(both, withVenue(path, 'all'))
    const parts = await Promise.all(perpVenues.map((venue) => listed(alone[venue], withVenue(path, venue))))
    const known = new Set(parts.flat().map((row) => JSON.stringify(row)))
    expect([path, all.filter((row) => !known.has(JSON.stringify(row)))]).toEqual([path, []])
    const merged = parts.flat().map((row) => numberIn(row, field))
    const wanted = merged.sort((one, other) => other - one).slice(0, all.length)
    expect([path, all.map((row) => numberIn(row, field))]).toEqual([path, wanted])
  }
}, 60_000)

/** Wallets with an open position, as often as they have one. */
function tradersOf(states: ReturnType<typeof worlds>['rows'][PerpVenue]['states']): readonly string[] {
  return states.flatMap((state) =>
    state.kind === 'perp-user'
      ? state.positions.filter(({ baseRaw }) => baseRaw !== 0n).map(() => state.authority)
      : [],
  )
}
