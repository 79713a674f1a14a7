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

test('reports a rate once a source has counted for a minute, measured over the last minute', () => {
  const { at } = ratesAt()
  for (let second = 0; second < 60; second++) expect(at(second, 'rpc', { corrupt: second })).toEqual({})
  expect(at(60, 'rpc', { corrupt: 60 })).toEqual({ corruptPerMinute: 60 })
  // After a minute without new events the rate is zero.
  for (let second = 61; second < 125; second++) at(second, 'rpc', { corrupt: 60 })
  expect(at(125, 'rpc', { corrupt: 60 })).toEqual({ corruptPerMinute: 0 })
})

test('keeps sources apart, and computes rates only for counters of events', () => {
  const { at } = ratesAt()
  at(0, 'events:jupiter-dca', { events: 10, pending: 3 })
  at(0, 'accounts:jupiter-dca', { updates: 5 })
  expect(at(60, 'events:jupiter-dca', { events: 40, pending: 9 })).toEqual({ eventsPerMinute: 30 })
  expect(at(60, 'accounts:jupiter-dca', { updates: 5 })).toEqual({ updatesPerMinute: 0 })
})

test('reports a rate for a source that keeps counting in the object it passed', () => {
  const { at } = ratesAt()
  const counters = { updates: 5 }
  at(0, 'accounts:jupiter-dca', counters)
  counters.updates = 65
  expect(at(60, 'accounts:jupiter-dca', counters)).toEqual({ updatesPerMinute: 60 })
})

test('divides by the time that has really passed after a pause', () => {
  const { at } = ratesAt()
  at(0, 'rpc', { failures: 0 })
  expect(at(120, 'rpc', { failures: 10 })).toEqual({ failuresPerMinute: 5 })
})
