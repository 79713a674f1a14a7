import { expect, test } from 'vitest'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'
import { historyOf } from './history.server'

const heartbeat = (source: string, counters: StoredHeartbeat['counters'] = {}): StoredHeartbeat => ({
  source,
  state: 'live',
  tipSlot: undefined,
  committedSlot: undefined,
  blockTime: undefined,
  detail: undefined,
  counters,
  heardAt: 0,
  ageSeconds: 0,
})
const told = (protocol: string, since: number) =>
  heartbeat(`history:${protocol}`, {
    since,
    target: 100,
    until: 900,
    share: 0.5,
    isComplete: 0,
    events: 0,
    eventsPerSecond: 0,
  })
const limits = ['jupiter-limit', 'jupiter-limit-v1'] as const
const nothing = { completeSince: undefined, targetSince: undefined, isComplete: false }

test('takes the latest start of several programs as the start of their common history', () => {
  const followed = limits.map((id) => heartbeat(`events:${id}`))
  const both = [...followed, told('jupiter-limit', 300), told('jupiter-limit-v1', 500)]
  expect(historyOf(both, limits)).toEqual({ completeSince: 500, targetSince: 100, isComplete: false })
})

test('has no history while a followed program has not reported', () => {
  const followed = limits.map((id) => heartbeat(`events:${id}`))
  expect(historyOf([...followed, told('jupiter-limit', 300)], limits)).toEqual(nothing)
})

test('ignores programs that are not followed, and has no history if no program is followed', () => {
  const one = [heartbeat('events:jupiter-limit'), told('jupiter-limit', 300)]
  expect(historyOf(one, limits)).toMatchObject({ completeSince: 300 })
  expect(historyOf(one, ['drift-perps'])).toEqual(nothing)
  expect(historyOf([], limits)).toEqual(nothing)
})
