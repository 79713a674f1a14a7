import { expect, test } from 'vitest'
import type { PanelMeta } from '~/contracts/panel'
import type { PerpMarketWire, PerpStatsWire } from '~/contracts/perp'
import { marketsAnswer, perpMarketWire } from '../../../tests/helpers/perp-wires'
import { startMarkets, takeAnswer, takeFrame } from './markets-state'

const meta: PanelMeta = { source: 'simulated', dataTime: 100, dataSlot: 1, notice: null }

const market = (publicKey: string, slot: number, facts: Partial<PerpMarketWire> = {}) =>
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

const answerOf = (markets: readonly PerpMarketWire[] | null, answeredAt: number) =>
  marketsAnswer(markets, answeredAt, meta)

const [sol, btc] = [market('SOL', 5), market('BTC', 5)]
const start = startMarkets(answerOf([sol, btc], 100), stats(1))

test('a frame replaces what has changed, keeps the rest as it is, and brings the totals', () => {
  const newer = market('BTC', 6, { lastOraclePrice: 2 })
  const state = takeFrame(start, { rows: [newer], resync: false, meta, stats: stats(2) }, 101)
  expect(state.markets?.[0]).toBe(sol)
  expect(state.markets?.[1]).toBe(newer)
  expect([state.stats?.totalVolume, state.refreshedAt]).toEqual([2, 101])
})

test('an older version of a market and a market that is not listed are not taken in', () => {
  const rows = [market('BTC', 4), market('NEW', 9)]
  expect(takeFrame(start, { rows, resync: false, meta }, 101).markets).toEqual([sol, btc])
})

test('a market that goes into settlement leaves the list', () => {
  const settled = market('BTC', 6, { isListed: false, status: 7 })
  expect(takeFrame(start, { rows: [settled], resync: false, meta }, 101).markets).toEqual([sol])
})

test('an answer that failed leaves markets and totals, and their age', () => {
  const state = takeAnswer(start, answerOf(null, 130), null)
  expect([state.markets, state.stats, state.refreshedAt]).toEqual([start.markets, start.stats, 100])
})

test('an answer that is older than the stream does not turn a market back', () => {
  const newer = market('BTC', 7)
  const ahead = takeFrame(start, { rows: [newer], resync: false, meta }, 101)
  const state = takeAnswer(ahead, answerOf([btc, sol], 130), stats(3))
  expect(state.markets).toEqual([newer, sol])
  expect([state.stats?.totalVolume, state.refreshedAt]).toEqual([3, 130])
})
