import { expect, test } from 'vitest'
import { createRates } from './rates'

function ratesAt() {
  let nowMs = 0
  const rates = createRates({ nowMs: () => nowMs, monotonicMs: () => nowMs })
  return {
    at(seconds: number, source: string, counters: Record<string, number>) {
      nowMs = seconds * 1_000
      return rates.take(source, counters)
    },
  }
}

test('a pace is told once a source has counted for a minute, and is that of the last minute', () => {
  const { at } = ratesAt()
  for (let second = 0; second < 60; second++) expect(at(second, 'rpc', { corrupt: second })).toEqual({})
  expect(at(60, 'rpc', { corrupt: 60 })).toEqual({ corruptPerMinute: 60 })
  // Nothing more comes: a minute later the pace is nought.
  for (let second = 61; second < 125; second++) at(second, 'rpc', { corrupt: 60 })
  expect(at(125, 'rpc', { corrupt: 60 })).toEqual({ corruptPerMinute: 0 })
})

test('sources are counted apart, and only what grows by events has a pace', () => {
  const { at } = ratesAt()
  at(0, 'events:jupiter-dca', { events: 10, pending: 3 })
  at(0, 'accounts:jupiter-dca', { updates: 5 })
  expect(at(60, 'events:jupiter-dca', { events: 40, pending: 9 })).toEqual({ eventsPerMinute: 30 })
  expect(at(60, 'accounts:jupiter-dca', { updates: 5 })).toEqual({ updatesPerMinute: 0 })
})

test('a source that counts in the object that it hands over has a pace all the same', () => {
  const { at } = ratesAt()
  const counters = { updates: 5 }
  at(0, 'accounts:jupiter-dca', counters)
  counters.updates = 65
  expect(at(60, 'accounts:jupiter-dca', counters)).toEqual({ updatesPerMinute: 60 })
})

test('after a pause the pace is that of the time that has really passed', () => {
  const { at } = ratesAt()
  at(0, 'rpc', { failures: 0 })
  expect(at(120, 'rpc', { failures: 10 })).toEqual({ failuresPerMinute: 5 })
})
