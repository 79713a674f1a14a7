import { expect, test } from 'vitest'
import { seriesStyle } from '~/shared/charts/series-style'
import { chartedSeries } from './charted-series'

const authority = 'GZGyig5Tut8V8rYVJ5pB7LKdUnhjYVfUQKGN29VwqRwH'
const venue = 'drift' as const

test('shows the fixed label of a market, and its name if that differs', () => {
  const series = [0, 24, 99].map((marketIndex) => ({ authority, venue, marketIndex, points: [] }))
  const names: Readonly<Record<number, string>> = { 0: 'SOL-PERP', 24: 'WIF-PERP' }
  const charted = chartedSeries(series, ({ marketIndex }) => names[marketIndex])
  expect(charted.map(({ label, marketTitle, legend }) => [label, marketTitle, legend])).toEqual([
    ['SOL', 'SOL-PERP', 'SOL'],
    ['M24', 'M24 · WIF-PERP', 'M24 · WIF-PERP'],
    ['M99', 'M99', 'M99'],
  ])
  expect(charted[0]?.trader).toBe('GZGy…qRwH')
})

test('marks a series with a single record as alone', () => {
  const one = { authority, venue, marketIndex: 0, points: [[1, 5]] } as const
  const two = {
    authority,
    venue,
    marketIndex: 0,
    points: [
      [1, 5],
      [2, 6],
    ],
  } as const
  expect(chartedSeries([one, two], () => undefined).map(({ lone }) => lone)).toEqual([true, false])
})

test('cycles through eight styles with distinct marks and dashes', () => {
  const styles = Array.from({ length: 8 }, (_, index) => seriesStyle(index))
  const looks = new Set(styles.map(({ dash, mark }) => `${dash} ${mark.path} ${mark.filled}`))
  expect(looks.size).toBe(8)
  expect(seriesStyle(8)).toBe(styles[0])
})
