import { expect, test } from 'vitest'
import { dcaOrderWire } from '~/contracts/orders/order'
import { perpMarketWire } from '~/contracts/perps/perp'
import type { EventStream } from '../helpers/web/event-stream'
import { openServer } from '../helpers/web/web-server'
import { addressOf, batchOf, dcaState, perpFilledEvent, perpMarketState } from '../helpers/world/states'
import { listen, rowsFrame, rowsOf } from './stream-frames'

const at = 1_700_000_000

test('a reconnecting client receives the missed events, without duplicates', async () => {
  const server = await openServer()
  const first = await listen(server, '?topics=dca')
  await first.next(({ event }) => event === 'freshness')
  await server.writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  const seen = await rowsFrame(first, 'dca')
  first.close()
  await server.writer.write(
    batchOf({ accounts: [{ state: dcaState({ key: addressOf('second') }), slot: 101, at }] }),
  )
  await expect.poll(async () => (await (await server.get('/api/dca/all')).json()).totalElements).toBe(2)
  const second = await listen(server, '?topics=dca', { 'Last-Event-ID': seen.id ?? '' })
  const missed = rowsOf(dcaOrderWire).parse((await rowsFrame(second, 'dca')).data)
  expect(missed.resync).toBe(false)
  expect(missed.rows.map((row) => row.publicKey)).toEqual([addressOf('second')])
})

test('sends missed events before new ones, whose ids would skip them', async () => {
  const server = await openServer()
  const witness = await listen(server, '?topics=dca,drift.trades')
  await witness.next(({ event }) => event === 'freshness')
  await server.writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  const { id = '' } = await rowsFrame(witness, 'dca')
  await server.writer.write(
    batchOf({ accounts: [{ state: dcaState({ key: addressOf('second') }), slot: 101, at }] }),
  )
  await witness.next(({ data }) => JSON.stringify(data).includes(addressOf('second')))
  const lock = await server.pool.connect()
  try {
    // The table lock blocks the query for missed events, but not the sending of new events.
    await lock.query('begin; lock table dca_order in access exclusive mode')
    const stream = await listen(server, '?topics=dca,drift.trades', { 'Last-Event-ID': id })
    await stream.next(({ event }) => event === 'freshness')
    await server.writer.write(batchOf({ events: [perpFilledEvent()] }))
    await rowsFrame(witness, 'drift.trades')
    await lock.query('rollback')
    await rowsFrame(stream, 'drift.trades')
    const rows = stream.events.filter(({ event }) => event !== 'freshness')
    expect(rows.map(({ event }) => event)).toEqual(['dca', 'drift.trades'])
  } finally {
    lock.release(true)
  }
})

test('the id of a frame does not skip pending changes of another topic', async () => {
  const server = await openServer()
  const stream = await listen(server, '?topics=dca,market_stats')
  await stream.next(({ event }) => event === 'freshness')
  const price = (slot: number, oraclePriceRaw: bigint) =>
    server.writer.write(batchOf({ accounts: [{ state: perpMarketState({ oraclePriceRaw }), slot, at }] }))
  await price(100, 187_000_000n)
  await rowsFrame(stream, 'market_stats')
  // Market statistics are sent at most once per second, so they wait. The order is sent immediately.
  await price(101, 195_000_000n)
  await server.writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 102, at }] }))
  const { id } = await rowsFrame(stream, 'dca')
  expect(stream.events.filter(({ event }) => event === 'market_stats')).toHaveLength(1)
  stream.close()
  await expect.poll(() => server.context.live.streamCount).toBe(0)
  await new Promise((resume) => setTimeout(resume, 1_100))
  const again = await listen(server, '?topics=dca,market_stats', { 'Last-Event-ID': id ?? '' })
  const { rows } = rowsOf(perpMarketWire).parse((await rowsFrame(again, 'market_stats')).data)
  expect(rows.map((row) => row.lastOraclePrice)).toEqual([195])
})

test.each(['anew', 'again'])(
  'on a stream that begins %s while changes are pending, ids never decrease and the first one skips no change',
  async (how) => {
    const server = await openServer()
    const witness = await listen(server, '?topics=dca,market_stats')
    await witness.next(({ event }) => event === 'freshness')
    const price = (slot: number, oraclePriceRaw: bigint) =>
      server.writer.write(batchOf({ accounts: [{ state: perpMarketState({ oraclePriceRaw }), slot, at }] }))
    await price(100, 187_000_000n)
    const { id = '' } = await rowsFrame(witness, 'market_stats')
    // Market statistics are sent at most once per second, so they wait. The order is sent immediately.
    await price(101, 195_000_000n)
    await server.writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 102, at }] }))
    await rowsFrame(witness, 'dca')
    const stream = await listen(server, '?topics=dca', how === 'anew' ? {} : { 'Last-Event-ID': id })
    await (how === 'anew' ? stream.next(({ event }) => event === 'freshness') : rowsFrame(stream, 'dca'))
    await server.writer.write(
      batchOf({ accounts: [{ state: dcaState({ key: addressOf('second') }), slot: 103, at }] }),
    )
    await stream.next(({ data }) => JSON.stringify(data).includes(addressOf('second')))
    const ids = stream.events.flatMap(({ id: reported }) =>
      reported === undefined ? [] : [Number(reported)],
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual([...ids].sort((one, other) => one - other))
    stream.close()
    const late = await listen(server, '?topics=market_stats', { 'Last-Event-ID': String(ids[0]) })
    const { rows } = rowsOf(perpMarketWire).parse((await rowsFrame(late, 'market_stats')).data)
    expect(rows.map((row) => row.lastOraclePrice)).toEqual([195])
  },
)

test('a client that disconnects before its first row misses no row', async () => {
  const server = await openServer()
  const warm = await listen(server, '?topics=dca')
  await server.writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  await rowsFrame(warm, 'dca')
  const first = await listen(server, '?topics=dca')
  const { id } = await first.next(({ event }) => event === 'freshness')
  first.close()
  await server.writer.write(
    batchOf({ accounts: [{ state: dcaState({ key: addressOf('second') }), slot: 101, at }] }),
  )
  const second = await listen(server, '?topics=dca', { 'Last-Event-ID': id ?? '' })
  const { rows } = rowsOf(dcaOrderWire).parse((await rowsFrame(second, 'dca')).data)
  expect(rows.map((row) => row.publicKey)).toEqual([addressOf('second')])
})

test.each([
  ['an id that this process does not remember', '', { 'Last-Event-ID': '999999999' }],
  ['an invalid id', '', { 'Last-Event-ID': 'yesterday' }],
  ['an id with too many digits', '&lastEventId=9999999999999999999', {}],
  ['an invalid id in the URL', '&lastEventId=-1', {}],
])('sends a resync request to a client with %s', async (_, query, headers) => {
  const server = await openServer()
  const stream = await listen(server, `?topics=dca${query}`, headers)
  const { data } = await stream.next(({ event }) => event === 'dca')
  expect(data).toMatchObject({ rows: [], resync: true })
})

test('accepts the last event id in the URL, and prefers the header', async () => {
  const server = await openServer()
  const first = await listen(server, '?topics=dca')
  await first.next(({ event }) => event === 'freshness')
  const ids: string[] = []
  for (const name of ['one', 'two']) {
    const state = dcaState({ key: addressOf(name) })
    await server.writer.write(batchOf({ accounts: [{ state, slot: 100, at }] }))
    const { id = '' } = await first.next(
      ({ event, data }) => event === 'dca' && JSON.stringify(data).includes(addressOf(name)),
    )
    ids.push(id)
  }
  const keys = async (stream: EventStream) =>
    rowsOf(dcaOrderWire)
      .parse((await rowsFrame(stream, 'dca')).data)
      .rows.map(({ publicKey }) => publicKey)
  expect(await keys(await listen(server, `?topics=dca&lastEventId=${ids[0]}`))).toEqual([addressOf('two')])
  const both = await listen(server, '?topics=dca&lastEventId=999999999', { 'Last-Event-ID': ids[0] ?? '' })
  expect(await keys(both)).toEqual([addressOf('two')])
})

test('replaces more changes than fit into a frame with one resync request', async () => {
  const server = await openServer()
  const stream = await listen(server, '?topics=dca')
  await stream.next(({ event }) => event === 'freshness')
  await server.writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  const seen = await rowsFrame(stream, 'dca')
  const many = Array.from({ length: 120 }, (_, n) => dcaState({ key: addressOf(`dca ${n}`) }))
  await server.writer.write(batchOf({ accounts: many.map((state) => ({ state, slot: 101, at })) }))
  const { data } = await stream.next(({ event, id }) => event === 'dca' && Number(id) > Number(seen.id))
  expect(data).toMatchObject({ rows: [], resync: true })
})
