import { expect, test } from 'vitest'
import { findShownMarket, pausedAfterSeconds, tradingPerpVenue, viewPerpVenues } from './perp-view'

const now = 1_795_286_400

const market = (venue: 'drift' | 'velocity', name: string, lastTradeAt: number, recentVolumeUsd = 5) => ({
  venue,
  name,
  lastTradeAt,
  recentVolumeUsd,
})

test('a venue trades if any of its markets has had an execution within a day', () => {
  const markets = [
    market('drift', 'SOL-PERP', now - pausedAfterSeconds - 1),
    market('drift', 'BTC-PERP', 0),
    market('velocity', 'SOL-PERP', now - pausedAfterSeconds),
    market('velocity', 'BTC-PERP', 5),
  ]
  expect(viewPerpVenues(['drift', 'velocity'], markets, now)).toEqual([
    {
      venue: 'drift',
      marketCount: 2,
      lastTradeAt: now - pausedAfterSeconds - 1,
      recentVolumeUsd: 10,
      isTrading: false,
    },
    {
      venue: 'velocity',
      marketCount: 2,
      lastTradeAt: now - pausedAfterSeconds,
      recentVolumeUsd: 10,
      isTrading: true,
    },
  ])
  expect(viewPerpVenues(['velocity'], [market('velocity', 'SOL-PERP', 0)], now)).toEqual([
    { venue: 'velocity', marketCount: 1, lastTradeAt: undefined, recentVolumeUsd: 5, isTrading: false },
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

test('the trading venue has the largest volume, and does not alternate with each execution', () => {
  const trading = (drift: readonly [number, number], velocity: readonly [number, number]) =>
    tradingPerpVenue(
      viewPerpVenues(
        ['drift', 'velocity'],
        [market('drift', 'SOL-PERP', ...drift), market('velocity', 'SOL-PERP', ...velocity)],
        now,
      ),
    )
  expect(trading([now - 20, 9], [now - 10, 5])).toBe('drift')
  expect(trading([now - 10, 5], [now - 20, 9])).toBe('velocity')
  expect(trading([now, 5], [now, 5])).toBe('drift')
})

test('the trading venue is not a paused one, unless all are paused', () => {
  const trading = (driftAt: number, velocityAt: number) =>
    tradingPerpVenue(
      viewPerpVenues(
        ['drift', 'velocity'],
        [market('drift', 'SOL-PERP', driftAt, 1_000), market('velocity', 'SOL-PERP', velocityAt, 1)],
        now,
      ),
    )
  expect(trading(now - pausedAfterSeconds - 1, now - pausedAfterSeconds)).toBe('velocity')
  expect(trading(5, 6)).toBe('velocity')
  expect(trading(6, 5)).toBe('drift')
  expect(trading(0, 0)).toBe('drift')
  expect(tradingPerpVenue([])).toBeUndefined()
})
