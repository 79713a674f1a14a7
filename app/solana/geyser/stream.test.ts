import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import type { GeyserCallHandlers } from './client'
import type { SubscribeRequest } from './generated/geyser/SubscribeRequest.generated'
import { createGeyserStream } from './stream'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A stream whose calls are controlled by the test. Pauses between attempts are as long as possible. */
function setUp({ tail = 100 as number | undefined } = {}) {
  const calls: { request: SubscribeRequest; handlers: GeyserCallHandlers; log: string[] }[] = []
  let slot = tail
  const stream = createGeyserStream({
    endpoint: { url: 'https://node.example:10000', token: 'token-of-a-test' },
    programIds: [],
    fromSlot: () => slot,
    onOpening: () => undefined,
    onUpdate: () => undefined,
    clock: systemClock,
    random: () => 0.999,
    log: silentLog,
    openCall(_, request, handlers) {
      const log: string[] = []
      calls.push({ request, handlers, log })
      const note = (word: string) => () => void log.push(word)
      return { pause: note('pause'), resume: note('resume'), ping: note('ping'), close: note('close') }
    },
  })
  stream.start()
  const newest = () => calls.at(-1)!
  return {
    stream,
    calls,
    newest,
    reach: (to: number) => {
      slot = to
      stream.progressed()
    },
    receive: () => newest().handlers.onUpdate({ update: { kind: 'other' }, bytes: 5 }),
    end: (code: number, details = '') => newest().handlers.onEnd({ code, details }),
  }
}

const fromSlots = ({ calls }: ReturnType<typeof setUp>) => calls.map(({ request }) => request.fromSlot)

test('continues from the last complete slot within a second', () => {
  const the = setUp()
  the.receive()
  the.reach(120)
  expect(the.stream.problem()).toBeUndefined()
  the.end(0)
  expect(the.stream.problem()).toBe('The Geyser node ended the stream without an error.')
  vi.advanceTimersByTime(1_000)
  expect(fromSlots(the)).toEqual([100, 120])
  the.receive()
  expect(the.stream.problem()).toBeUndefined()
  the.stream.stop()
})

test('asks for no replay after the node has said that the slot is gone', () => {
  const the = setUp()
  the.end(11, 'broadcast from 100 is not available, last available: 200')
  expect(the.stream.problem()).toMatch(/^The Geyser node no longer has slot 100 /)
  vi.advanceTimersByTime(1_000)
  the.reach(300)
  the.end(0)
  vi.advanceTimersByTime(1_000)
  expect(fromSlots(the)).toEqual([100, undefined, 300])
  the.stream.stop()
})

test('asks for no replay after three streams without a complete slot', () => {
  const the = setUp()
  for (let ended = 0; ended < 3; ended += 1) {
    the.end(13, 'failed to get replay response')
    vi.advanceTimersByTime(30_000)
  }
  expect(fromSlots(the)).toEqual([100, 100, 100, undefined])
  expect(the.stream.problem()).toMatch(/This happened 3 times in a row before a slot was complete\.$/)
  the.stream.stop()
})

test('keeps asking for the replay while the node is unreachable', () => {
  const the = setUp()
  for (let ended = 0; ended < 5; ended += 1) {
    the.end(14, 'connect ECONNREFUSED')
    vi.advanceTimersByTime(30_000)
  }
  expect(fromSlots(the)).toEqual([100, 100, 100, 100, 100, 100])
  the.stream.stop()
})

test('waits longer after a refusal', () => {
  const the = setUp()
  the.end(16, 'invalid token-of-a-test')
  expect(the.stream.isRefused()).toBe(true)
  expect(the.stream.problem()).toBe('The Geyser node refuses the token (invalid …): check GEYSER_TOKEN.')
  vi.advanceTimersByTime(14_000)
  expect(the.calls).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(the.calls).toHaveLength(2)
  the.stream.stop()
})

test('ends a stream that is silent for half a minute, and pings before', () => {
  const the = setUp()
  the.receive()
  vi.advanceTimersByTime(30_000)
  expect(the.calls[0]?.log).toEqual(['ping', 'ping', 'close'])
  expect(the.stream.problem()).toBe('The Geyser node has sent nothing for 30 s.')
  vi.advanceTimersByTime(1_000)
  expect(the.calls).toHaveLength(2)
  the.stream.stop()
})

test('does not count a paused stream as silent', () => {
  const the = setUp()
  the.receive()
  the.stream.pause()
  vi.advanceTimersByTime(120_000)
  expect(the.calls).toHaveLength(1)
  the.stream.resume()
  expect(the.calls[0]?.log).toContain('resume')
  the.stream.stop()
})

test('stays closed while it is held, and continues from the last complete slot', () => {
  const the = setUp()
  the.receive()
  the.stream.hold('The database is slow.')
  expect(the.stream.problem()).toBe('The database is slow.')
  vi.advanceTimersByTime(60_000)
  expect(the.calls).toHaveLength(1)
  expect(the.calls[0]?.log.at(-1)).toBe('close')
  the.reach(150)
  the.stream.release()
  expect(fromSlots(the)).toEqual([100, 150])
  the.stream.stop()
})
