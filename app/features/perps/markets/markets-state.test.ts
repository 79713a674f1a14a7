import { expect, test } from 'vitest'
import type { PerpStatsWire } from '~/contracts/perps/perp'
import type { PanelMeta } from '~/contracts/state/panel'
import { marketsResult, perpMarketWire } from '../../../../tests/helpers/web/perp-wires'
import { startMarkets, takeFrame, takeResult, type VenueMarketWire } from './markets-state'

const meta: PanelMeta = { source: 'simulated', dataTime: 100, dataSlot: 1, notice: null }

const market = (publicKey: string, slot: number, facts: Partial<VenueMarketWire> = {}) =>
  perpMarketWire(publicKey, { slot, ...facts })

const stats = (totalVolume: number): PerpStatsWire => ({
  totalVolume,
  totalOpenInterest: 1,
  avgFundingRate: 0,
  weightedFundingRate: 0,
  marketCount: 2,
  activeMarketCount: 2,
  marketsWithoutOpenInterest: 0,
  unlistedMarketCount: 0,
  uniqueTraders: 1,
  totalPositions: 1,
})

const answerOf = (markets: readonly VenueMarketWire[] | null, answeredAt: number) =>
  marketsResult(markets, answeredAt, meta)

const [sol, btc] = [market('SOL', 5), market('BTC', 5)]
const start = startMarkets({ choice: 'drift', answer: answerOf([sol, btc], 100), stats: stats(1) })

test('replaces changed markets and the totals from a stream event, and keeps the rest', () => {
  const newer = market('BTC', 6, { lastOraclePrice: 2 })
  const state = takeFrame(start, { rows: [newer], meta, stats: stats(2) }, 101)
  expect(state.markets?.[0]).toBe(sol)
  expect(state.markets?.[1]).toBe(newer)
  expect([state.stats?.totalVolume, state.refreshedAt]).toEqual([2, 101])
})

test('ignores older versions of a market and markets that are not in the list', () => {
  const rows = [market('BTC', 4), market('NEW', 9)]
  expect(takeFrame(start, { rows, meta }, 101).markets).toEqual([sol, btc])
})

test('removes a market that goes into settlement', () => {
  const settled = market('BTC', 6, { isListed: false, status: 7 })
  expect(takeFrame(start, { rows: [settled], meta }, 101).markets).toEqual([sol])
})

test('keeps markets, totals and their age when a response failed', () => {
  const state = takeResult(start, { choice: 'drift', answer: answerOf(null, 130), stats: null })
  expect([state.markets, state.stats, state.refreshedAt]).toEqual([start.markets, start.stats, 100])
})

test('keeps markets from the stream that are newer than a response', () => {
  const newer = market('BTC', 7)
  const ahead = takeFrame(start, { rows: [newer], meta }, 101)
  const state = takeResult(ahead, { choice: 'drift', answer: answerOf([btc, sol], 130), stats: stats(3) })
  expect(state.markets).toEqual([newer, sol])
  expect([state.stats?.totalVolume, state.refreshedAt]).toEqual([3, 130])
})

test('replaces all markets and totals when the visitor chooses another venue, even if the response failed', () => {
  const hype = market('HYPE', 1, { venue: 'velocity' })
  const chosen = takeResult(start, { choice: 'velocity', answer: answerOf([hype], 130), stats: stats(7) })
  expect([chosen.markets, chosen.stats?.totalVolume]).toEqual([[hype], 7])
  const failed = takeResult(start, { choice: 'velocity', answer: answerOf(null, 130), stats: null })
  expect([failed.markets, failed.stats]).toEqual([null, null])
})

test('keeps markets of two venues with the same index apart', () => {
  const ofVelocity = market('SOL2', 5, { venue: 'velocity', marketIndex: 0 })
  const both = startMarkets({ choice: 'all', answer: answerOf([sol, ofVelocity], 100), stats: null })
  const newer = market('SOL2', 6, { venue: 'velocity', marketIndex: 0, lastOraclePrice: 2 })
  expect(takeFrame(both, { rows: [newer], meta }, 101).markets).toEqual([sol, newer])
})
