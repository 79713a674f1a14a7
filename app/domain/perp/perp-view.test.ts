import { expect, test } from 'vitest'
import { findShownMarket, newestPerpVenue, pausedAfterSeconds, viewPerpVenues } from './perp-view'

const now = 1_795_286_400

const market = (venue: 'drift' | 'velocity', name: string, lastTradeAt: number) => ({
  venue,
  name,
  lastTradeAt,
})

test('a venue trades if any of its markets has had an execution within a day', () => {
  const markets = [
    market('drift', 'SOL-PERP', now - pausedAfterSeconds - 1),
    market('drift', 'BTC-PERP', 0),
    market('velocity', 'SOL-PERP', now - pausedAfterSeconds),
    market('velocity', 'BTC-PERP', 5),
  ]
  expect(viewPerpVenues(['drift', 'velocity'], markets, now)).toEqual([
    { venue: 'drift', marketCount: 2, lastTradeAt: now - pausedAfterSeconds - 1, isTrading: false },
    { venue: 'velocity', marketCount: 2, lastTradeAt: now - pausedAfterSeconds, isTrading: true },
  ])
  expect(viewPerpVenues(['velocity'], [market('velocity', 'SOL-PERP', 0)], now)).toEqual([
    { venue: 'velocity', marketCount: 1, lastTradeAt: undefined, isTrading: false },
  ])
})

test('the shown market is that of the first venue that trades', () => {
  const shown = (driftTradedAt: number, velocityTradedAt: number) => {
    const markets = [
      market('drift', 'SOL-PERP', driftTradedAt),
      market('velocity', 'SOL-PERP', velocityTradedAt),
    ]
    const venues = viewPerpVenues(['drift', 'velocity'], markets, now)
    return findShownMarket(venues, markets, 'SOL-PERP')?.venue
  }
  expect(shown(now, now)).toBe('drift')
  expect(shown(1, now)).toBe('velocity')
  expect(shown(1, 1)).toBe('drift')
})

test('a market that the trading venue lacks is that of another venue', () => {
  const markets = [market('drift', 'JUP-PERP', 1), market('velocity', 'SOL-PERP', now)]
  const venues = viewPerpVenues(['drift', 'velocity'], markets, now)
  expect(findShownMarket(venues, markets, 'JUP-PERP')?.venue).toBe('drift')
  expect(findShownMarket(venues, markets, 'FOO-PERP')).toBeUndefined()
})

test('the venue with the newest execution is found, or the first one', () => {
  const views = (drift: number, velocity: number) =>
    viewPerpVenues(
      ['drift', 'velocity'],
      [market('drift', 'SOL-PERP', drift), market('velocity', 'SOL-PERP', velocity)],
      now,
    )
  expect(newestPerpVenue(views(now - 10, now - 20))).toBe('drift')
  expect(newestPerpVenue(views(now - 20, now - 10))).toBe('velocity')
  expect(newestPerpVenue(views(now, now))).toBe('drift')
  expect(newestPerpVenue(views(0, 0))).toBe('drift')
  expect(newestPerpVenue([])).toBeUndefined()
})
