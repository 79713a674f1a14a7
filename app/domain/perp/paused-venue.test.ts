import { expect, test } from 'vitest'
import { findPausedVenues } from './paused-venue'
import { pausedAfterSeconds, viewPerpVenues } from './perp-view'

const now = 1_795_286_400
const venues = ['drift', 'velocity'] as const

/** Returns the state of both venues. `null`: the venue has no market. */
function stateOf(driftAt: number | null, velocityAt: number | null) {
  const marketOf = (venue: (typeof venues)[number], lastTradeAt: number | null) =>
    lastTradeAt === null ? [] : [{ venue, lastTradeAt, recentVolumeUsd: 0 }]
  return viewPerpVenues(venues, [...marketOf('drift', driftAt), ...marketOf('velocity', velocityAt)], now)
}

const dayAgo = now - pausedAfterSeconds

test('a venue without an execution for more than a day is paused while the other venue trades', () => {
  expect(findPausedVenues(stateOf(dayAgo - 1, now - 5))).toEqual([
    { venue: 'drift', lastTradeAt: dayAgo - 1, tradingVenue: 'velocity' },
  ])
  expect(findPausedVenues(stateOf(now - 5, dayAgo - 1))).toEqual([
    { venue: 'velocity', lastTradeAt: dayAgo - 1, tradingVenue: 'drift' },
  ])
})

test('a venue whose last execution is exactly a day old is not paused', () => {
  expect(findPausedVenues(stateOf(dayAgo, now))).toEqual([])
})

test('no venue is paused if none trades', () => {
  expect(findPausedVenues(stateOf(dayAgo - 1, dayAgo - 2))).toEqual([])
})

test('a venue with markets but without a known execution is paused without a date', () => {
  expect(findPausedVenues(stateOf(0, now))).toEqual([
    { venue: 'drift', lastTradeAt: undefined, tradingVenue: 'velocity' },
  ])
})

test('a venue without markets is not paused, because it has not been read', () => {
  expect(findPausedVenues(stateOf(null, now))).toEqual([])
})
