import { expect, test } from 'vitest'
import { marketsResult, perpMarketWire } from '../../../tests/helpers/web/perp-wires'
import { type DashboardData, reconcileDashboard } from './dashboard-data'

const last: DashboardData = {
  choice: 'drift',
  fallback: 'drift',
  paused: [{ venue: 'drift', lastTradeAt: 5, tradingVenue: 'velocity' }],
  markets: marketsResult([perpMarketWire('SOL')], 100, {
    source: 'live',
    dataTime: 90,
    dataSlot: 1,
    notice: null,
  }),
  stats: null,
}

test('keeps the last data after a failed load of the same venue', () => {
  expect(reconcileDashboard(last, new URLSearchParams('venue=drift'))).toBe(last)
  expect(reconcileDashboard(last, new URLSearchParams())).toBe(last)
})

test('shows no markets of another venue after a failed load', () => {
  const data = reconcileDashboard(last, new URLSearchParams('venue=velocity'))
  expect([data.choice, data.paused, data.markets.page]).toEqual(['velocity', [], null])
})
