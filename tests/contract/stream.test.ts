import { expect, test } from 'vitest'
import { z } from 'zod'
import { dcaOrderWire, kaminoOrderWire, limitOrderWire } from '~/contracts/orders/order'
import { perpMarketWire, perpStatsWire, perpTradeWire, pricesWire } from '~/contracts/perps/perp'
import { positionRecordWire } from '~/contracts/perps/perp-activity'
import { panelMeta } from '~/contracts/state/panel'
import { streamData } from '~/contracts/state/stream-events'
import { streamTopics } from '~/domain/protocol/protocol'
import { perpVenues } from '~/domain/protocol/venues'
import { faultsOf } from '../helpers/web/api-document'
import { openServer } from '../helpers/web/web-server'
import {
  addressOf,
  batchOf,
  dcaState,
  limitState,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  positionOf,
  signatureOf,
} from '../helpers/world/states'
import { heartbeatOf } from './seed'
import { listen, rowsFrame, rowsOf } from './stream-frames'

const at = 1_700_000_000

test('a committed row reaches the stream within a fraction of a second', async () => {
  const server = await openServer()
  const stream = await listen(server, '')
  await stream.next(({ event }) => event === 'freshness')
  const startedMs = performance.now()
  await server.writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  const event = await rowsFrame(stream, 'dca')
  expect(event.atMs - startedMs).toBeLessThan(500)
  const { rows, resync } = rowsOf(dcaOrderWire).parse(event.data)
  expect(resync).toBe(false)
  expect(rows.map((row) => row.publicKey)).toEqual([addressOf('dca')])
  // The page, the API and the stream must have the same rows.
  const page = await (await server.get('/api/dca/all')).json()
  expect(page.content).toEqual(rows)
})

test('each topic sends rows in the shape of its endpoint', async () => {
  const server = await openServer()
  const stream = await listen(server, '?topics=limit,kamino,drift.trades,prices')
  await server.writer.write(
    batchOf({
      accounts: [
        { state: limitState(), slot: 100, at },
        { state: limitState({ key: addressOf('kamino'), protocol: 'kamino-limit' }), slot: 100, at },
        { state: perpMarketState(), slot: 100, at },
      ],
      events: [perpFilledEvent()],
    }),
  )
  const limit = rowsOf(limitOrderWire).parse((await rowsFrame(stream, 'limit')).data)
  expect(limit.rows[0]?.publicKey).toBe(addressOf('limit'))
  const kamino = rowsOf(kaminoOrderWire).parse((await rowsFrame(stream, 'kamino')).data)
  expect(kamino.rows[0]?.publicKey).toBe(addressOf('kamino'))
  const trades = rowsOf(perpTradeWire).parse((await rowsFrame(stream, 'drift.trades')).data)
  expect(trades.rows[0]?.price).toBe(187)
  const priced = await stream.next(
    ({ event, data }) => event === 'prices' && pricesWire.parse(data).prices.length > 0,
  )
  expect(priced.data).toEqual({
    prices: [
      {
        marketName: 'SOL-PERP',
        venue: 'drift',
        lastOraclePrice: 187,
        priceChange24Hour: null,
        priceChange24HourAt: null,
      },
    ],
  })
  expect(stream.events.map(({ event }) => event)).not.toContain('dca')
})

test('every event matches its documented schema, also after a resume', async () => {
  const server = await openServer()
  const everything = `?topics=${streamTopics}`
  const stream = await listen(server, everything)
  await stream.next(({ event }) => event === 'freshness')
  const user = perpUserState({ key: addressOf('taker'), positions: [positionOf(0, 4_000_000_000n)] })
  await server.writer.write(
    batchOf({
      accounts: [
        { state: dcaState(), slot: 100, at },
        { state: limitState(), slot: 100, at },
        { state: limitState({ key: addressOf('kamino'), protocol: 'kamino-limit' }), slot: 100, at },
        { state: perpMarketState(), slot: 100, at },
        { state: user, slot: 120, at },
      ],
      events: [perpFilledEvent()],
    }),
  )
  for (const topic of streamTopics) await stream.next(({ event }) => event === topic)
  const resumed = await listen(server, everything, { 'Last-Event-ID': 'yesterday' })
  for (const topic of streamTopics) await resumed.next(({ event }) => event === topic)
  const sent = [...stream.events, ...resumed.events]
  expect(new Set(sent.map(({ event }) => event))).toEqual(new Set([...streamTopics, 'freshness']))
  for (const { event, id, data } of sent)
    expect([event, faultsOf({ $ref: '#/components/schemas/StreamEvent' }, { event, id, data })]).toEqual([
      event,
      [],
    ])
})

test('positions send the records of fills and the changed accounts', async () => {
  const server = await openServer()
  const stream = await listen(server, '?topics=drift.positions')
  await stream.next(({ event }) => event === 'freshness')
  const frame = rowsOf(positionRecordWire).extend({ accounts: z.array(z.string()) })
  const user = perpUserState({ key: addressOf('taker'), positions: [positionOf(0, 4_000_000_000n)] })
  await server.writer.write(
    batchOf({ accounts: [{ state: user, slot: 120, at }], events: [perpFilledEvent()] }),
  )
  const first = await rowsFrame(stream, 'drift.positions')
  const { rows, accounts } = frame.parse(first.data)
  expect(accounts).toEqual([addressOf('taker')])
  // A trade of 4 SOL at $187. The maker's account is not indexed, so the trader of the maker's record is
  // unknown.
  expect(rows).toEqual([
    {
      id: '0:99:t',
      authority: addressOf('maker'),
      time: (at + 40) * 1_000,
      marketIndex: 0,
      positionSide: 'long',
      sizeNotional: 748,
      settledPnl: -5,
      slot: 110,
    },
  ])
  const listed = await server.get('/api/drift/positions/history/latest?minSizeNotional=700')
  expect(await listed.json()).toEqual(rows)
  // A client that reconnects receives the missed events.
  stream.close()
  await server.writer.write(
    batchOf({ events: [perpFilledEvent({ signature: signatureOf('next'), fillRecordId: 100n, slot: 130 })] }),
  )
  const again = await listen(server, '?topics=drift.positions', { 'Last-Event-ID': first.id ?? '' })
  const missed = frame.parse((await rowsFrame(again, 'drift.positions')).data)
  expect(missed.rows.map(({ id, sizeNotional }) => [id, sizeNotional])).toEqual([['0:100:t', 1_028.5]])
})

test('market statistics send the totals and the changed markets, at most once per second', async () => {
  const server = await openServer()
  await server.writer.heartbeat([heartbeatOf('accounts:drift-perps')])
  const stream = await listen(server, '?topics=market_stats')
  await stream.next(({ event }) => event === 'freshness')
  const frame = rowsOf(perpMarketWire).extend({ stats: perpStatsWire })
  const write = (slot: number, oraclePriceRaw: bigint) =>
    server.writer.write(batchOf({ accounts: [{ state: perpMarketState({ oraclePriceRaw }), slot, at }] }))
  await write(100, 187_000_000n)
  const first = await rowsFrame(stream, 'market_stats')
  for (let step = 1; step <= 8; step++) {
    await write(100 + step, BigInt(187 + step) * 1_000_000n)
    await new Promise((resume) => setTimeout(resume, 50))
  }
  const last = await stream.next(
    ({ event, data }) =>
      event === 'market_stats' &&
      z.object({ rows: z.array(perpMarketWire) }).parse(data).rows[0]?.lastOraclePrice === 195,
  )
  expect(last.atMs - first.atMs).toBeGreaterThan(900)
  expect(stream.events.filter(({ event }) => event === 'market_stats')).toHaveLength(2)
  const { rows, stats } = frame.parse(last.data)
  // Open interest is the larger side, which is the long side of 900 SOL.
  expect(stats).toMatchObject({ totalOpenInterest: 900 * 195, marketCount: 1, totalPositions: 0 })
  expect((await (await server.get('/api/drift/markets')).json()).content).toEqual(rows)
  expect(await (await server.get('/api/drift/markets/stats')).json()).toEqual(stats)
})

test('the totals of a venue are null before its first data', async () => {
  const server = await openServer()
  const loading = { state: 'snapshot', committedSlot: undefined, blockTime: undefined } as const
  await server.writer.heartbeat([
    heartbeatOf('accounts:drift-perps'),
    { ...heartbeatOf('accounts:velocity-perps'), ...loading },
  ])
  const stream = await listen(server, '?topics=perps.markets')
  await stream.next(({ event }) => event === 'freshness')
  await server.writer.write(batchOf({ accounts: [{ state: perpMarketState(), slot: 100, at }] }))
  const { stats } = streamData['perps.markets'].parse((await rowsFrame(stream, 'perps.markets')).data)
  expect([stats?.drift?.marketCount, stats?.velocity, stats?.all]).toEqual([1, null, null])
})

test('the trades of all venues have their venue, and those of Drift remain apart', async () => {
  const server = await openServer()
  const stream = await listen(server, '?topics=drift.trades,perps.trades')
  await stream.next(({ event }) => event === 'freshness')
  const ofVelocity = perpFilledEvent({ protocol: 'velocity-perps', signature: signatureOf('velocity fill') })
  await server.writer.write(batchOf({ events: [perpFilledEvent(), ofVelocity] }))
  const frame = rowsOf(perpTradeWire.extend({ venue: z.string().optional() }))
  const rowsOfTopic = async (topic: string) => frame.parse((await rowsFrame(stream, topic)).data).rows
  const drift = await rowsOfTopic('drift.trades')
  expect(drift.map(({ venue }) => venue)).toEqual([undefined])
  const all = await rowsOfTopic('perps.trades')
  expect(all.map(({ venue }) => venue).sort()).toEqual(['drift', 'velocity'])
})

test('the markets of all venues have their venue, with the totals of each venue and of all', async () => {
  const server = await openServer()
  await server.writer.heartbeat(perpVenues.map((venue) => heartbeatOf(`accounts:${venue}-perps`)))
  const stream = await listen(server, '?topics=perps.markets')
  await stream.next(({ event }) => event === 'freshness')
  const ofVelocity = perpMarketState({ protocol: 'velocity-perps', key: addressOf('velocity market') })
  await server.writer.write(
    batchOf({ accounts: [perpMarketState(), ofVelocity].map((state) => ({ state, slot: 100, at })) }),
  )
  const { rows, stats } = streamData['perps.markets'].parse((await rowsFrame(stream, 'perps.markets')).data)
  expect(rows.map(({ venue, marketIndex }) => [venue, marketIndex])).toEqual([
    ['drift', 0],
    ['velocity', 0],
  ])
  expect([stats?.drift?.marketCount, stats?.velocity?.marketCount, stats?.all?.marketCount]).toEqual([
    1, 1, 2,
  ])
  const listed = await (await server.get('/api/perps/markets?sortField=name')).json()
  expect(new Set(listed.content)).toEqual(new Set(rows))
})

test('a new stream starts with prices and the age of every panel', async () => {
  const server = await openServer()
  const stream = await listen(server, '?topics=prices')
  expect((await stream.next(({ event }) => event === 'prices')).data).toEqual({ prices: [] })
  const freshness = await stream.next(({ event }) => event === 'freshness')
  const panels = z.record(z.string(), panelMeta).parse(freshness.data)
  expect(Object.keys(panels)).toEqual([
    'prices',
    'dca',
    'limit',
    'kamino',
    'drift.trades',
    'drift.positions',
    'market_stats',
    'perps.trades',
    'perps.positions',
    'perps.markets',
    'velocity.trades',
    'velocity.positions',
    'velocity.markets',
  ])
  expect(panels.dca).toEqual({
    source: 'simulated',
    dataTime: null,
    dataSlot: null,
    notice: 'Waiting for the first chain data.',
  })
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'access-control-allow-origin': '*',
    'x-data-source': 'simulated',
  })
})

test('frees a stream as soon as its socket closes', async () => {
  const server = await openServer()
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(server, '')))
  expect(server.context.live.streamCount).toBe(20)
  for (const stream of streams) stream.close()
  await expect.poll(() => server.context.live.streamCount).toBe(0)
})

test('refuses a stream beyond the limit of the process with a retry time', async () => {
  const server = await openServer({ maxStreams: 2 })
  await listen(server, '')
  await listen(server, '')
  const refused = await fetch(`${server.origin}/api/stream`, { headers: server.keyed })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await refused.json()).code).toBe('too_many_streams')
})

test('closes every stream on shutdown with a reconnect time', async () => {
  const server = await openServer()
  const stream = await listen(server, '')
  const startedMs = performance.now()
  await server.server.stop()
  await stream.ended
  expect(performance.now() - startedMs).toBeLessThan(2_000)
  expect(server.context.live.streamCount).toBe(0)
})

test('serves the same stream as a web response', async () => {
  const server = await openServer()
  const response = await server.get('/api/stream?topics=prices')
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('retry: 3000\n\n')
  expect(server.context.live.streamCount).toBe(1)
  await reader?.cancel()
  expect(server.context.live.streamCount).toBe(0)
})

test('gives each stream and each refusal a request id', async () => {
  const server = await openServer({ maxStreams: 1 })
  const { response } = await listen(server, '')
  const request = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/api/stream${query}`, { headers: { ...server.keyed, ...headers } })
  const refused = [
    await request(''),
    await request('?topics=nothing'),
    await request('', { 'X-API-Key': 'wrong' }),
    await request('', { Accept: 'application/json' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([503, 400, 401, 406])
  const ids = [response.headers['x-request-id'], ...refused.map(({ headers }) => headers.get('x-request-id'))]
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(new Set(ids).size).toBe(ids.length)
  const types = refused.map(({ headers }) => headers.get('content-type'))
  expect(new Set(types)).toEqual(new Set(['application/problem+json; charset=utf-8']))
})

test('responds to HEAD with the headers and opens no stream', async () => {
  const server = await openServer()
  const head = await fetch(`${server.origin}/api/stream`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect(head.headers.get('x-request-id')).not.toBeNull()
  const request = new Request('http://sextant.test/api/stream', { method: 'HEAD' })
  expect((await server.context.api(request)).body).toBeNull()
  expect(server.context.live.streamCount).toBe(0)
})
