import { expect, test } from 'vitest'
import { shownRankChange, toBoardRow } from './board-row'

const trader = {
  trader: 'So11111111111111111111111111111111111111112',
  totalSwaps: 4,
  totalVolumeUsd: 1_000,
  rank: 2,
  rankChange: null,
  sharePercent: 20,
  distinctTokens: 2,
  volumeSeries: [400, 600],
}
const totals = { traders: 3, volumeUsd: 5_000, fills: 9, topTenPercent: 100, largestUsd: 4_000 }

test('compares a trader with the largest and computes the average swap', () => {
  expect(toBoardRow(trader, totals, true)).toEqual({
    ...trader,
    shownChange: 'new',
    averageUsd: 250,
    ofLargest: 0.25,
  })
})

test('returns no average and no share without volume or swaps', () => {
  const row = toBoardRow({ ...trader, totalSwaps: 0, totalVolumeUsd: 0 }, { ...totals, largestUsd: 0 }, false)
  expect([row.averageUsd, row.ofLargest, row.shownChange]).toEqual([null, 0, null])
})

test('returns no average of an unknown volume', () => {
  const row = toBoardRow({ ...trader, totalVolumeUsd: null }, totals, false)
  expect([row.averageUsd, row.ofLargest]).toEqual([null, 0])
})

test('returns a rank change only if the previous window is known', () => {
  expect([shownRankChange(3, true), shownRankChange(-2, true), shownRankChange(0, true)]).toEqual([3, -2, 0])
  expect(shownRankChange(null, true)).toBe('new')
  expect([shownRankChange(null, false), shownRankChange(4, false)]).toEqual([null, null])
})
