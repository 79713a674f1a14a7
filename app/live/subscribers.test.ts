import { expect, test } from 'vitest'
import { heartbeatFrame } from './frames'
import type { StreamSink } from './live.server'
import { Subscribers } from './subscribers'

const frame = (text: string) => new TextEncoder().encode(text)

/** A client whose number of unread bytes is set by the test. */
function client() {
  const heard: string[] = []
  const state = { pending: 0, closed: false, isReading: true }
  const sink: StreamSink = {
    write(bytes) {
      heard.push(new TextDecoder().decode(bytes))
      if (!state.isReading) state.pending += bytes.byteLength
    },
    pendingBytes: () => state.pending,
    close() {
      state.closed = true
    },
  }
  return { heard, state, sink }
}

const resync = (topic: string, isLast: boolean) => frame(`resync ${topic}${isLast ? ', with an id' : ''}`)

test('sends a frame to the subscribers of its topic', () => {
  const subscribers = new Subscribers()
  const [both, one] = [client(), client()]
  subscribers.add(['dca', 'limit'], both.sink).welcomed()
  const { welcomed, end } = subscribers.add(['limit'], one.sink)
  welcomed()
  subscribers.send('dca', frame('a'))
  subscribers.send('limit', frame('b'))
  end()
  subscribers.send('limit', frame('c'))
  expect(both.heard).toEqual(['a', 'b', 'c'])
  expect(one.heard).toEqual(['b'])
  expect([subscribers.wants('dca'), subscribers.wants('kamino')]).toEqual([true, false])
})

test('drops rows for a client that does not read, buffers nothing, and sends `resync` once it has caught up', () => {
  const subscribers = new Subscribers()
  const slow = client()
  subscribers.add(['dca', 'limit'], slow.sink).welcomed()
  subscribers.send('dca', frame('a'))
  slow.state.pending = 70_000
  subscribers.send('dca', frame('b'))
  subscribers.send('limit', frame('c'))
  expect(slow.heard).toEqual(['a'])
  slow.state.pending = 0
  subscribers.beat(heartbeatFrame, resync)
  expect(slow.heard.slice(2)).toEqual(['resync dca', 'resync limit, with an id'])
  subscribers.send('dca', frame('d'))
  expect(slow.heard.at(-1)).toBe('d')
})

test('sends the next frame to a client that has read a large one meanwhile', () => {
  const subscribers = new Subscribers()
  const one = client()
  subscribers.add(['dca'], one.sink).welcomed()
  one.state.isReading = false
  subscribers.send('dca', new Uint8Array(90_000).fill(32))
  one.state.pending = 0
  subscribers.send('dca', frame('next'))
  expect(one.heard.map((text) => text.trim())).toEqual(['', 'next'])
})

test('sends a client that missed rows nothing else before `resync`, because an id confirms everything before it', () => {
  const subscribers = new Subscribers()
  const slow = client()
  subscribers.add(['dca', 'limit'], slow.sink).welcomed()
  subscribers.send('dca', frame('a'))
  slow.state.pending = 70_000
  subscribers.send('dca', frame('lost'))
  slow.state.pending = 40_000
  subscribers.beat(heartbeatFrame, resync)
  subscribers.send('limit', frame('b'))
  slow.state.pending = 0
  subscribers.beat(heartbeatFrame, resync)
  expect(slow.heard.filter((text) => !text.startsWith(':'))).toEqual([
    'a',
    'resync dca',
    'resync limit, with an id',
  ])
})

test('sends frames that arrive before the welcome right after it, and limits their size as for a slow client', () => {
  const subscribers = new Subscribers()
  const one = client()
  const { welcomed } = subscribers.add(['dca', 'limit'], one.sink)
  subscribers.send('limit', frame('a'))
  subscribers.send('limit', new Uint8Array(70_000).fill(32))
  subscribers.send('dca', frame('lost'))
  subscribers.beat(heartbeatFrame, resync)
  expect(one.heard).toEqual([])
  welcomed()
  expect(one.heard.map((text) => text.trim())).toEqual(['a', ''])
  subscribers.beat(heartbeatFrame, resync)
  expect(one.heard.at(-1)).toBe('resync dca, with an id')
})

test('closes a client that never reads after several beats', () => {
  const subscribers = new Subscribers()
  const dead = client()
  subscribers.add(['dca'], dead.sink).welcomed()
  dead.state.pending = 70_000
  for (let beat = 0; beat < 20 && !dead.state.closed; beat++) subscribers.beat(heartbeatFrame, resync)
  expect(dead.state.closed).toBe(true)
  expect(subscribers.count).toBe(0)
  expect(dead.heard.length).toBeLessThan(10)
})
