import { expect, test } from 'vitest'
import { z } from 'zod'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { operations } from '../helpers/web/api-document'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt, openWeb } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  positionOf,
  signatureOf,
  spotMarketState,
  spotPositionOf,
} from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** Two venues whose markets, fills, fundings and orders have equal numbers. Only prices and accounts differ. */

const now = 1_700_000_400
const wallet = addressOf('wallet of both venues')
const userOf = (venue: PerpVenue) => addressOf(`${venue} user`)
const priceOf = { drift: 200, velocity: 201 } as const
/** Times of the last blocks that were read. Velocity's data is newer. */
const ageAt = { drift: now - 40, velocity: now - 20 } as const
const orderKeyOf = {
  drift: `${userOf('drift')}:7`,
  velocity: `${userOf('velocity')}:7:90`,
} as const satisfies Record<PerpVenue, string>

function accountsOf(venue: PerpVenue) {
  const protocol = `${venue}-perps` as const
  const oraclePriceRaw = BigInt(priceOf[venue]) * 1_000_000n
  return [
    perpMarketState({
      protocol,
      key: addressOf(`${venue} SOL-PERP`),
      oraclePriceRaw,
      // Velocity has the newer execution.
      lastTradeAt: venue === 'velocity' ? now - 50 : now - 60,
    }),
    // The number 3 is `AmmPaused` at Drift, and `Settlement` at Velocity.
    perpMarketState({
      protocol,
      key: addressOf(`${venue} ETH-PERP`),
      marketIndex: 1,
      name: 'ETH-PERP',
      status: 3,
    }),
    spotMarketState({ protocol, key: addressOf(`${venue} pool`) }),
    perpUserState({
      protocol,
      key: userOf(venue),
      authority: wallet,
      positions: [positionOf(0, 1_500_000_000n)],
      orders: [perpOrderOf(7, 0)],
      spotPositions: [spotPositionOf(0, 2_000_000_000n)],
    }),
  ].map((state) => ({ state, slot: 300, at: now - 10 }))
}

function eventsOf(venue: PerpVenue) {
  const protocol = `${venue}-perps` as const
  const fill = perpFilledEvent({
    protocol,
    signature: signatureOf(`${venue} fill`),
    at: now - 60,
    slot: 200,
    taker: userOf(venue),
    takerOrderId: 7,
  })
  const funding = {
    type: 'perp-funding' as const,
    protocol,
    signature: signatureOf(`${venue} funding`),
    instructionPath: 'log',
    eventIndex: 1,
    slot: 100,
    at: now - 3_700,
    marketIndex: 0,
    recordId: 1n,
    fundingRateRaw: 20_000_000n,
    oracleTwapPriceRaw: 200_000_000n,
    markTwapPriceRaw: 200_000_000n,
    cumulativeLongRaw: 0n,
    cumulativeShortRaw: 0n,
  }
  const liquidation = perpFilledEvent({
    protocol,
    signature: signatureOf(`${venue} liquidation`),
    at: now - 61,
    slot: 199,
    explanation: perpVenueFacts[venue].liquidationExplanation,
    taker: userOf(venue),
    takerOrderId: 8,
  })
  return [fill, liquidation, funding]
}

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  await reportHistory(writer, now - 8 * 86_400)
  await writer.write(batchOf({ accounts: perpVenues.flatMap(accountsOf) }))
  await writer.write(batchOf({ events: perpVenues.flatMap(eventsOf) }))
  await writer.heartbeat(
    perpVenues.flatMap((venue) =>
      [`accounts:${venue}-perps`, `events:${venue}-perps`].map((source) => ({
        ...heartbeatOf(source),
        blockTime: ageAt[venue],
      })),
    ),
  )
})

const perps = operations.filter(({ path }) => path.startsWith('/api/perps/'))

function pathOf(path: string, venue: PerpVenue): string {
  const id = path.includes('/users/') ? wallet : path.includes('/accounts/') ? userOf(venue) : '0'
  return path
    .replace('{id}', id)
    .replace('{limit}', '10')
    .replace('{key}', encodeURIComponent(orderKeyOf[venue]))
}

/** Adds parameters to a path. Position records include small positions, which are left out by default. */
function at(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  const small = path.endsWith('/history/latest') ? { minSizeNotional: '0' } : {}
  return `${path}?${new URLSearchParams({ ...small, ...parameters })}`
}

async function read(path: string): Promise<unknown> {
  const response = await web.get(path)
  const text = await response.text()
  expect([path, response.status, response.ok ? '' : text]).toEqual([path, 200, ''])
  return JSON.parse(text)
}

/** Returns the venues of all objects in a response that have one. Fails if a row in a list has none. */
function venuesIn(value: unknown, isRow = false, isOfVenue = false): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((part) => venuesIn(part, true, isOfVenue))
  if (typeof value !== 'object' || value === null) return []
  if (isRow && !isOfVenue) expect(value).toHaveProperty('venue')
  const own = 'venue' in value ? [String(value.venue)] : []
  return [...own, ...Object.values(value).flatMap((part) => venuesIn(part, false, own.length > 0))]
}

/** Endpoints for all venues that came after Drift’s and have no twin. */
const withoutTwin = ['/api/perps/liquidations', '/api/perps/markets/{id}/series']
const twins = perps.filter(({ path }) => !withoutTwin.includes(path))

const withoutTotals = perps.filter(({ path }) => !path.endsWith('/stats'))

test('each endpoint of Drift has a twin for all venues, with the parameter `venue`', () => {
  const drift = operations.filter(({ path }) => path.startsWith('/api/drift/'))
  expect(twins.map(({ path }) => path)).toEqual(
    drift.map(({ path }) => path.replace('/api/drift', '/api/perps')),
  )
  const names = ({ parameters }: (typeof perps)[number]) => parameters.map(({ name }) => name)
  expect(perps.filter((operation) => !names(operation).includes('venue'))).toEqual([])
  expect(drift.filter((operation) => names(operation).includes('venue'))).toEqual([])
})

test.each(withoutTotals)(
  '$path returns rows of the chosen venue only, each with its venue',
  async ({ path }) => {
    for (const venue of perpVenues) {
      const venues = venuesIn(await read(at(pathOf(path, venue), { venue })))
      expect([venue, [...new Set(venues)]]).toEqual([venue, [venue]])
    }
  },
)

test.each(withoutTotals.filter(({ path }) => !/\{(?:id|key)\}/.test(path) || path.includes('/users/')))(
  '$path returns rows of all venues by default and with `venue=all`',
  async ({ path }) => {
    const all = await read(at(pathOf(path, 'drift'), { venue: 'all' }))
    expect([...new Set(venuesIn(all))].sort()).toEqual(['drift', 'velocity'])
    expect(await read(at(pathOf(path, 'drift')))).toEqual(all)
  },
)

test('an index or name that both venues use is the market of the default venue', async () => {
  const one = z.object({ venue: z.string(), lastOraclePrice: z.number() })
  for (const id of ['0', 'SOL-PERP', 'sol', addressOf('drift SOL-PERP')])
    expect(one.parse(await read(`/api/perps/markets/${id}`))).toEqual({
      venue: 'drift',
      lastOraclePrice: priceOf.drift,
    })
  for (const path of ['0?venue=velocity', addressOf('velocity SOL-PERP')])
    expect(one.parse(await read(`/api/perps/markets/${path}`)).lastOraclePrice).toBe(priceOf.velocity)
})

test.each([
  ['the chosen venue', { PERPS_DEFAULT_VENUE: 'velocity' }, 'velocity'],
  ['Drift, if it is chosen', { SOLANA_RPC_URL: 'http://node.test', PERPS_DEFAULT_VENUE: 'drift' }, 'drift'],
  ['the venue with the newest execution, with a node', { SOLANA_RPC_URL: 'http://node.test' }, 'velocity'],
])('the default venue is %s', async (_, settings, venue) => {
  const own = await openWeb({ clock: clockAt(now), settings })
  await own.writer.write(batchOf({ accounts: perpVenues.flatMap(accountsOf) }))
  const market = await (await own.get('/api/perps/markets/SOL-PERP')).json()
  expect(market.venue).toBe(venue)
  const listed = await (await own.get('/api/perps/markets')).json()
  expect(listed.totalElements).toBe(3)
  expect((await (await own.get('/api/drift/markets/SOL-PERP')).json()).publicKey).toBe(
    addressOf('drift SOL-PERP'),
  )
})

test('totals cover the chosen venues', async () => {
  const total = async (venue: string) =>
    z.object({ totalOpenInterest: z.number() }).parse(await read(`/api/perps/markets/stats?venue=${venue}`))
      .totalOpenInterest
  const [drift, velocity, all] = [await total('drift'), await total('velocity'), await total('all')]
  expect(velocity).toBe(900 * priceOf.velocity)
  expect(all).toBe(drift + velocity)
})

test('a status has the meaning that its venue gives it', async () => {
  const rows = z.object({
    content: z.array(
      z.object({
        venue: z.string(),
        name: z.string(),
        status: z.number(),
        statusName: z.string(),
        isListed: z.boolean(),
      }),
    ),
  })
  const { content } = rows.parse(await read('/api/perps/markets?filter=all&sortField=name&sortOrder=asc'))
  const eth = content.filter(({ name }) => name === 'ETH-PERP')
  expect(eth).toEqual(
    expect.arrayContaining([
      { venue: 'drift', name: 'ETH-PERP', status: 3, statusName: 'AmmPaused', isListed: true },
      { venue: 'velocity', name: 'ETH-PERP', status: 3, statusName: 'Settlement', isListed: false },
    ]),
  )
  const listed = rows.parse(await read('/api/perps/markets?venue=velocity'))
  expect(listed.content.map(({ name }) => name)).toEqual(['SOL-PERP'])
})

test('position records of equal numbers have different ids', async () => {
  const records = z
    .array(z.object({ id: z.string() }))
    .parse(await read('/api/perps/positions/history/latest?minSizeNotional=0'))
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  expect(records.map(({ id }) => id)).toContain('velocity:0:99:t')
})

test('position records say whether the list ended at its limit', async () => {
  const completeOf = async (limit: number) => {
    const path = `/api/perps/positions/history/latest?minSizeNotional=0&limit=${limit}`
    return (await web.get(path)).headers.get('x-list-complete')
  }
  expect(await Promise.all([1, 5_000].map(completeOf))).toEqual(['false', 'true'])
})

test('the key of a Velocity order includes the slot of its placing', async () => {
  const order = z.object({ id: z.string(), venue: z.string() })
  for (const venue of perpVenues)
    expect(order.parse(await read(`/api/perps/orders/${orderKeyOf[venue]}`))).toEqual({
      id: orderKeyOf[venue],
      venue,
    })
  expect((await web.get(`/api/drift/orders/${orderKeyOf.velocity}`)).status).toBe(400)
  expect((await web.get(`/api/perps/orders/${orderKeyOf.velocity}?venue=drift`)).status).toBe(404)
})

test.each(perps)('$path rejects other venues', async ({ path }) => {
  for (const venue of ['', 'jupiter', 'Drift', 'drift,velocity']) {
    const response = await web.get(`${pathOf(path, 'drift')}?venue=${venue}`)
    expect([venue, response.status]).toEqual([venue, 400])
    expect((await response.json()).detail).toBe('venue must be one of: drift, velocity, all.')
  }
})

test.each(twins)('the twin of $path shows Drift only, and ignores `venue`', async ({ path }) => {
  const drift = pathOf(path, 'drift').replace('/api/perps', '/api/drift')
  const response = await web.get(at(drift, { venue: 'velocity' }))
  const text = await response.text()
  expect([drift, response.status]).toEqual([drift, 200])
  expect(response.headers.get('x-ignored-parameters')).toBe('venue')
  expect(JSON.parse(text)).toEqual(await read(at(drift)))
  expect(text).not.toContain('"venue"')
  for (const name of ['SOL-PERP', 'ETH-PERP', 'pool', 'user'])
    expect(text).not.toContain(addressOf(`velocity ${name}`))
  expect(text).not.toContain(signatureOf('velocity fill'))
})

test('a cursor of one choice of venues is refused with another', async () => {
  const { cursor } = z.object({ cursor: z.string() }).parse(await read('/api/perps/trades?size=1'))
  const next = z
    .object({ content: z.array(z.object({ venue: z.string() })) })
    .parse(await read(`/api/perps/trades?size=1&after=${cursor}`))
  expect(next.content).toHaveLength(1)
  expect((await web.get(`/api/perps/trades?size=1&venue=velocity&after=${cursor}`)).status).toBe(400)
  expect((await web.get(`/api/drift/trades?size=1&after=${cursor}`)).status).toBe(400)
})

test('a table has the column `venue`', async () => {
  for (const path of ['/api/perps/trades', '/api/perps/markets/0/funding']) {
    const [head = '', ...rows] = (await (await web.get(`${path}?format=csv`)).text()).trim().split('\r\n')
    const column = head.split(',').indexOf('venue')
    expect([path, column >= 0, rows.length > 0]).toEqual([path, true, true])
    for (const row of rows) expect(perpVenues).toContain(row.split(',')[column])
  }
})

test('an unknown market has a hint to the list of all venues', async () => {
  const response = await web.get('/api/perps/markets/nothing')
  expect(response.status).toBe(404)
  expect((await response.json()).hint).toContain('/api/perps/markets')
})

test.each(perps)('$path is as old as the data of the chosen venue', async ({ path }) => {
  const ageOf = async (venue: PerpVenue, choice: string) =>
    (await web.get(at(pathOf(path, venue), { venue: choice }))).headers.get('x-data-time')
  const time = (venue: PerpVenue) => new Date(ageAt[venue] * 1_000).toISOString().replace('.000Z', 'Z')
  for (const venue of perpVenues) {
    expect([venue, await ageOf(venue, venue)]).toEqual([venue, time(venue)])
    // What has the name of one thing at one venue is as old as this venue. The name `0` is a market of the default one.
    const own = /\{key\}|\/accounts\/\{id\}/.test(path) ? venue : 'drift'
    expect([venue, await ageOf(venue, 'all')]).toEqual([venue, time(own)])
  }
})
