import type { IChartApiBase, ISeriesApi, Time } from 'lightweight-charts'
import { expect, test } from 'vitest'
import { utcZone } from '~/domain/format/time-zone'
import { createLines } from './line-series'

const hourMs = 3_600_000
const theme = { text: 'text', accent: 'accent' } as Parameters<ReturnType<typeof createLines>['draw']>[2]
const bar = (index: number, close: number) => ({
  ...{ time: index * hourMs, open: close, high: close, low: close, close },
  volume: 1,
})
const bars = Array.from({ length: 60 }, (_, index) => bar(index, index))

interface FakeLine {
  readonly title: string
  color: string | undefined
  points: readonly { readonly time: number; readonly value?: number }[]
  whole: number
}

/** Returns a fake of the library's chart, which records its lines. */
function fakeChart() {
  const lines: FakeLine[] = []
  const made = new Map<unknown, FakeLine>()
  const chart = {
    addSeries: (_: unknown, { title }: { title: string }) => {
      const line: FakeLine = { title, color: undefined, points: [], whole: 0 }
      const series = {
        applyOptions: ({ color }: { color: string }) => Object.assign(line, { color }),
        setData: (points: FakeLine['points']) => Object.assign(line, { points, whole: line.whole + 1 }),
        update: (point: FakeLine['points'][number]) => {
          line.points = [...line.points.slice(0, -1), point]
        },
      }
      lines.push(line)
      made.set(series, line)
      return series
    },
    removeSeries: (series: ISeriesApi<'Line', Time>) => {
      const line = made.get(series)
      if (line === undefined) throw new Error('a line that the chart does not have')
      lines.splice(lines.indexOf(line), 1)
    },
  } as unknown as IChartApiBase<Time>
  return { lines, drawer: createLines(chart, utcZone) }
}

test('draws two averages of closes, each without a value until it has enough bars', () => {
  const { lines, drawer } = fakeChart()
  drawer.draw(bars, ['ma'], theme)
  expect(lines.map(({ title, color }) => [title, color])).toEqual([
    ['MA 20', 'text'],
    ['MA 50', 'text'],
  ])
  const [fast, slow] = lines
  expect(fast?.points).toHaveLength(bars.length)
  expect(fast?.points[18]).toEqual({ time: 18 * 3_600 })
  expect(fast?.points[19]).toEqual({ time: 19 * 3_600, value: 9.5 })
  expect(slow?.points[48]?.value).toBeUndefined()
  expect(slow?.points[49]?.value).toBe(24.5)
})

test('a live price changes only the last point of a line, and a new bar draws the line again', () => {
  const { lines, drawer } = fakeChart()
  drawer.draw(bars, ['ma'], theme)
  drawer.draw([...bars.slice(0, -1), bar(59, 259)], ['ma'], theme)
  expect(lines[0]).toMatchObject({ whole: 1 })
  expect(lines[0]?.points.at(-1)?.value).toBe(59.5)
  drawer.draw([...bars, bar(60, 60)], ['ma'], theme)
  expect(lines[0]).toMatchObject({ whole: 2 })
  expect(lines[0]?.points).toHaveLength(61)
})

test('removes a line that is switched off, and draws one that is switched on', () => {
  const { lines, drawer } = fakeChart()
  drawer.draw(bars, ['ma'], theme)
  drawer.draw(bars, ['vwap'], theme)
  expect(lines.map(({ title, color }) => [title, color])).toEqual([['VWAP', 'accent']])
  expect(lines[0]?.points[25]?.value).toBe(24.5)
  drawer.draw(bars, [], theme)
  expect(lines).toEqual([])
})
