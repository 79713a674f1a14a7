import { expect, test } from 'vitest'
import {
  computeTopPositions,
  positionMarketLabel,
  type SizedRecord,
  type SizePoint,
  thinPoints,
} from './top-positions'

const now = 1_795_286_400_000
const minute = 60_000

function record(
  authority: string,
  marketIndex: number,
  minutesAgo: number,
  sizeNotional: number,
): SizedRecord {
  const time = now - minutesAgo * minute
  return { authority, venue: 'drift', marketIndex, time, sizeNotional, positionSide: 'long' }
}

test('ranks a trader by their largest position, and takes the newest record of each position', () => {
  const top = computeTopPositions(
    [
      record('anna', 0, 5, 2_000),
      record('anna', 0, 50, 90_000),
      record('anna', 1, 20, 7_000),
      record('bert', 0, 10, 5_000),
    ],
    '24h',
    now,
  )
  expect(
    top.rows.map(({ authority, marketIndex, sizeNotional }) => [authority, marketIndex, sizeNotional]),
  ).toEqual([
    ['anna', 1, 7_000],
    ['bert', 0, 5_000],
  ])
})

test('charts the five largest traders on their biggest market, oldest point first', () => {
  const traders = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => record(name, 2, 1, 10_000 - index))
  const top = computeTopPositions(
    [record('a', 2, 30, 4_000), ...traders, record('a', 3, 2, 9_000)],
    'all',
    now,
  )
  expect(top.rows).toHaveLength(6)
  expect(top.series.map(({ authority }) => authority)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(top.series[0]).toEqual({
    authority: 'a',
    venue: 'drift',
    marketIndex: 2,
    points: [
      [now - 30 * minute, 4_000],
      [now - minute, 10_000],
    ],
  })
})

test('returns the same result for records in any order', () => {
  const records = [record('a', 0, 1, 3_000), record('a', 0, 7, 2_000), record('b', 1, 4, 2_500)]
  const shuffled = [records[1]!, records[2]!, records[0]!]
  expect(computeTopPositions(shuffled, '1h', now)).toEqual(computeTopPositions(records, '1h', now))
})

test('treats the first of two records with the same time as the newer one', () => {
  const top = computeTopPositions([record('a', 0, 3, 1_500), record('a', 0, 3, 8_000)], '1h', now)
  expect(top.rows[0]?.sizeNotional).toBe(1_500)
  expect(top.series[0]?.points.map(([, size]) => size)).toEqual([8_000, 1_500])
})

test('leaves out records older than the span, and reports the age of the oldest', () => {
  const records = [record('a', 0, 59, 3_000), record('b', 0, 60, 9_000), record('c', 0, 361, 9_000)]
  expect(computeTopPositions(records, '1h', now).rows.map(({ authority }) => authority)).toEqual(['a'])
  expect(computeTopPositions(records, '6h', now).oldestMs).toBe(now - 60 * minute)
  expect(computeTopPositions(records, 'all', now).rows).toHaveLength(3)
})

test('returns no rows and no time without records', () => {
  expect(computeTopPositions([], '24h', now)).toEqual({ rows: [], series: [], oldestMs: undefined })
})

test('leaves out a closed position', () => {
  expect(computeTopPositions([record('a', 0, 1, 0)], 'all', now).rows).toEqual([])
})

test('keeps the extremes and the last point of each time range of a long line', () => {
  const sizes = [5, 1, 9, 4, 6, 2, 8, 3]
  const points = sizes.map((size, index): SizePoint => [index * 10, size])
  expect(thinPoints(points, 2)).toEqual([
    [10, 1],
    [20, 9],
    [30, 4],
    [50, 2],
    [60, 8],
    [70, 3],
  ])
  expect(thinPoints(points, 3)).toEqual(points)
})

test('labels the first six markets by symbol and the others by index', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 24].map((index) => positionMarketLabel('drift', index))).toEqual([
    'SOL',
    'BTC',
    'ETH',
    'APT',
    'DOGE',
    'AVAX',
    'M6',
    'M24',
  ])
})

test('labels the markets of another venue by its own indexes', () => {
  expect([0, 3, 5].map((index) => positionMarketLabel('velocity', index))).toEqual(['SOL', 'HYPE', 'M5'])
})

test('keeps equal market indexes of two venues apart', () => {
  const of = (venue: 'drift' | 'velocity', sizeNotional: number) => ({
    ...record('anna', 0, 5, sizeNotional),
    venue,
  })
  const { rows, series } = computeTopPositions([of('drift', 2_000), of('velocity', 9_000)], '24h', now)
  expect(rows.map(({ venue }) => venue)).toEqual(['velocity'])
  expect(series).toEqual([
    { authority: 'anna', venue: 'velocity', marketIndex: 0, points: [[now - 5 * minute, 9_000]] },
  ])
})
