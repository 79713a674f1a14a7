import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '~/domain/base/ids'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { systemClock } from '~/lib/clock'
import { protocols } from '~/protocols/registry'
import { sampleSignature } from '~/simulator/hand-made-samples'
import { createLogEvents } from './log-events'
import { createSignatureQueue } from './signature-queue'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const order = 'order' as Address

function setUp({ readsLogs = true, events = [] as ChainEvent[] } = {}) {
  let needsEveryKey = false
  const wrote: Address[] = []
  const queue = createSignatureQueue()
  const logEvents = createLogEvents({
    protocol: protocols['jupiter-limit-v1'],
    intake: {
      readLog: (_protocol, { logs }) => (logs.length > 0 ? { events, written: [order] } : undefined),
    },
    pipeline: { addEvents() {} },
    activity: {
      wrote: (_slot, keys) => wrote.push(...keys),
      needsEveryKey: () => needsEveryKey,
      knows: (key) => key === order,
    },
    ...{ queue, readsLogs, clock: systemClock },
  })
  return {
    ...{ logEvents, queue, wrote },
    take: (name: string, logs: readonly string[] | undefined = ['line']) =>
      logEvents.take(sampleSignature(name), 100, logs),
    disturb(isDisturbed: boolean) {
      needsEveryKey = isDisturbed
    },
  }
}

test('requests one transaction in ten minutes although its log shows everything', () => {
  const { take, wrote } = setUp()
  expect([take('1'), take('2'), take('3')]).toEqual([false, true, true])
  expect(wrote).toEqual([order, order])
  vi.advanceTimersByTime(601_000)
  expect([take('4'), take('5')]).toEqual([false, true])
})

test('a transaction that was read from its log is not queued again, and not read twice', () => {
  const { take, queue, logEvents } = setUp()
  take('sample')
  expect([take('1'), take('1')]).toEqual([true, true])
  expect(logEvents.counters()).toEqual({ logged: 1, loggedEvents: 0 })
  expect(queue.offer(sampleSignature('1'), 100, 'live')).toBe(false)
  expect(queue.offer(sampleSignature('1'), 101, 'live')).toBe(true) // it landed again after a fork
})

test('requests transactions while every written account must be known', () => {
  const { take, disturb } = setUp()
  take('sample')
  disturb(true)
  expect(take('1')).toBe(false)
  disturb(false)
  expect(take('2')).toBe(true)
})

test('requests a transaction whose log is missing or shows too little', () => {
  const { take, logEvents } = setUp()
  take('sample')
  expect([logEvents.take(sampleSignature('1'), 100, undefined), take('2', [])]).toEqual([false, false])
  expect(setUp({ readsLogs: false }).take('1')).toBe(false)
})

test('requests a fill without mints unless its order is known', () => {
  const fillOf = (key: string) =>
    ({
      type: 'order-filled',
      order: key as Address,
      inputMint: undefined,
    }) as Partial<ChainEvent> as ChainEvent
  const [known, unknown] = [setUp({ events: [fillOf('order')] }), setUp({ events: [fillOf('other')] })]
  known.take('sample')
  expect(known.take('1')).toBe(true)
  unknown.take('sample')
  expect(unknown.take('1')).toBe(false)
})
