import { expect, test } from 'vitest'
import type { StoredHeartbeat } from '~/store/read-heartbeats'
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

test('what several programs did is known from where the last of them is', () => {
  const followed = limits.map((id) => heartbeat(`events:${id}`))
  const both = [...followed, told('jupiter-limit', 300), told('jupiter-limit-v1', 500)]
  expect(historyOf(both, limits)).toEqual({ completeSince: 500, targetSince: 100, isComplete: false })
})

test('while one that is followed has not told, nothing is known', () => {
  const followed = limits.map((id) => heartbeat(`events:${id}`))
  expect(historyOf([...followed, told('jupiter-limit', 300)], limits)).toEqual(nothing)
})

test('a program that is not followed does not count, and of none that is followed nothing is known', () => {
  const one = [heartbeat('events:jupiter-limit'), told('jupiter-limit', 300)]
  expect(historyOf(one, limits)).toMatchObject({ completeSince: 300 })
  expect(historyOf(one, ['drift-perps'])).toEqual(nothing)
  expect(historyOf([], limits)).toEqual(nothing)
})
