import { expect, test } from 'vitest'
import type { PanelMeta } from '~/contracts/state/panel'
import { metaOfMarkets, streamOfTrades } from './venue-topics'

const meta = (dataTime: number): PanelMeta => ({ source: 'simulated', dataTime, dataSlot: 1, notice: null })

test('the trades of a venue have the age of this venue, whichever topic has its rows', () => {
  expect(streamOfTrades('drift')).toEqual({ topic: 'drift.trades', agedTopic: 'drift.trades' })
  expect(streamOfTrades('velocity')).toEqual({ topic: 'perps.trades', agedTopic: 'velocity.trades' })
  expect(streamOfTrades('all')).toEqual({ topic: 'perps.trades', agedTopic: 'perps.trades' })
})

test('the markets of a venue take its own age from a frame of all venues', () => {
  const frame = { meta: meta(800), metas: { market_stats: meta(800), 'velocity.markets': meta(900) } }
  expect(metaOfMarkets('velocity', frame).dataTime).toBe(900)
  expect(metaOfMarkets('all', frame).dataTime).toBe(800)
})
