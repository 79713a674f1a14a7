import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveClient, type EventStream } from './live-client'

class FakeStream implements EventStream {
  readyState = 0
  readonly #listeners = new Map<string, (event: { readonly data?: unknown }) => void>()
  constructor(readonly path: string) {}
  addEventListener(name: string, listener: (event: { readonly data?: unknown }) => void): void {
    this.#listeners.set(name, listener)
  }
  close(): void {
    this.readyState = 2
  }
  say(name: string, data?: unknown): void {
    this.#listeners.get(name)?.({ data: data === undefined ? undefined : JSON.stringify(data) })
  }
}

function clientWithStreams() {
  const streams: FakeStream[] = []
  const client = createLiveClient((path) => {
    const stream = new FakeStream(path)
    streams.push(stream)
    return stream
  })
  return { client, streams }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('opens one stream for the topics of every page', () => {
  const { client, streams } = clientWithStreams()
  client.start()
  expect(streams.map((stream) => stream.path)).toEqual(['/api/stream?topics=prices,dca,limit,kamino'])
})

test('sends events to the listeners of their name until they unsubscribe', () => {
  const { client, streams } = clientWithStreams()
  const heard: unknown[] = []
  const off = client.on('prices', (frame) => heard.push(frame))
  client.start()
  const prices = { prices: [{ marketName: 'SOL-PERP', lastOraclePrice: 187.42, priceChange24Hour: 2.31 }] }
  streams[0]!.say('prices', prices)
  streams[0]!.say('dca', { rows: [], resync: false, meta: {} })
  off()
  streams[0]!.say('prices', prices)
  expect(heard).toEqual([prices])
})

test('sets the status from the connection', () => {
  const { client, streams } = clientWithStreams()
  const seen: string[] = []
  client.onStatus(() => seen.push(client.status()))
  client.start()
  streams[0]!.say('open')
  streams[0]!.say('error')
  streams[0]!.say('open')
  client.stop()
  expect(seen).toEqual(['open', 'closed', 'open', 'closed'])
})

test('reopens a refused stream, and leaves a broken one to the browser', () => {
  const { client, streams } = clientWithStreams()
  client.start()
  streams[0]!.say('error')
  vi.advanceTimersByTime(60_000)
  expect(streams).toHaveLength(1)
  streams[0]!.readyState = 2
  streams[0]!.say('error')
  vi.advanceTimersByTime(10_000)
  expect(streams).toHaveLength(2)
})

test('requests a rare topic only while it has listeners, and without a visible interruption', async () => {
  const { client, streams } = clientWithStreams()
  const statuses: string[] = []
  client.onStatus(() => statuses.push(client.status()))
  client.start()
  streams[0]!.say('open')
  const heard: unknown[] = []
  const off = client.on('market_stats', (frame) => heard.push(frame))
  await Promise.resolve()
  expect(streams.map(({ path }) => path.includes('market_stats'))).toEqual([false, true])
  expect(streams[0]!.readyState).toBe(2)
  streams[1]!.say('market_stats', { rows: [], resync: false, meta: {} })
  expect(heard).toHaveLength(1)
  off()
  await Promise.resolve()
  expect(streams.map(({ path }) => path.includes('market_stats'))).toEqual([false, true, false])
  expect(statuses).toEqual(['open'])
})

test('requests the trades of a venue only for a panel that shows them', async () => {
  const { client, streams } = clientWithStreams()
  client.onRows('perps.trades', () => undefined)
  client.start()
  await Promise.resolve()
  expect(streams.map(({ path }) => path)).toEqual(['/api/stream?topics=prices,dca,limit,kamino,perps.trades'])
})

test('does not reopen the stream if a listener leaves and returns in the same render', async () => {
  const { client, streams } = clientWithStreams()
  const off = client.on('market_stats', () => undefined)
  client.start()
  off()
  client.on('market_stats', () => undefined)
  await Promise.resolve()
  expect(streams).toHaveLength(1)
})

test('does not reconnect after stop', () => {
  const { client, streams } = clientWithStreams()
  client.start()
  streams[0]!.readyState = 2
  streams[0]!.say('error')
  client.stop()
  vi.advanceTimersByTime(60_000)
  expect(streams).toHaveLength(1)
  expect(client.status()).toBe('closed')
})
