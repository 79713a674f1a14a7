import { afterEach, expect, test } from 'vitest'
import { localFormat, localOffset } from '~/domain/format/time-zone'
import type { PositionSeries } from '~/domain/perp/top-positions'
import {
  type ChartScale,
  changeTimes,
  linePoints,
  nearestTime,
  scaleOf,
  sizeAt,
  spreadLabels,
  stepPath,
  timeTicks,
  usdTicks,
  xPercent,
  yPixels,
} from './chart-scale'

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const minute = 60_000
const hour = 60 * minute
const noon = Date.UTC(2026, 10, 21, 12)

function series(...points: PositionSeries['points']): PositionSeries {
  return { authority: 'anna', venue: 'drift', marketIndex: 0, points }
}

const scale: ChartScale = { fromMs: noon - 10 * minute, toMs: noon, topUsd: 1_000 }

test('spans from the first record to now, with headroom above the highest size', () => {
  const one = series([noon - 30 * minute, 200], [noon - 5 * minute, 500])
  expect(scaleOf([one], noon)).toEqual({ fromMs: noon - 30 * minute, toMs: noon, topUsd: 520 })
})

test('gives a single record of now a width of one minute', () => {
  expect(scaleOf([series([noon, 100])], noon)).toEqual({ fromMs: noon - minute, toMs: noon, topUsd: 104 })
})

test('stays finite without records', () => {
  expect(scaleOf([], noon)).toEqual({ fromMs: noon - minute, toMs: noon, topUsd: 1.04 })
})

test('maps times to percent of the width and sizes to pixels', () => {
  expect(xPercent(scale, noon - 5 * minute)).toBe(50)
  expect(yPixels(scale, 0)).toBe(300)
  expect(yPixels(scale, 250)).toBe(225)
})

test('extends a line to now if its last point is over a minute old, but not a single point', () => {
  const old = [
    [noon - 5 * minute, 10],
    [noon - 61_000, 20],
  ] as const
  expect(linePoints(old, scale)).toEqual([...old, [noon, 20]])
  const fresh = [
    [noon - 5 * minute, 10],
    [noon - 60_000, 20],
  ] as const
  expect(linePoints(fresh, scale)).toEqual(fresh)
  expect(linePoints([[noon - 5 * minute, 10]], scale)).toEqual([[noon - 5 * minute, 10]])
})

test('draws a line as steps', () => {
  const points = [
    [noon - 10 * minute, 0],
    [noon - 5 * minute, 500],
    [noon, 250],
  ] as const
  expect(stepPath(points, scale)).toBe('M0 300H50V150H100V225')
})

test('returns the size of the last record before a time', () => {
  const points = [
    [noon - 4 * minute, 10],
    [noon - 2 * minute, 20],
  ] as const
  expect(sizeAt(points, noon - 5 * minute)).toBeUndefined()
  expect(sizeAt(points, noon - 3 * minute)).toBe(10)
  expect(sizeAt(points, noon)).toBe(20)
})

test('places grid lines at round sizes from zero to below the top', () => {
  expect(usdTicks(9_000_000)).toEqual([0, 2_000_000, 4_000_000, 6_000_000, 8_000_000])
  expect(usdTicks(520)).toEqual([0, 200, 400])
  expect(usdTicks(1.04)).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test('places time labels at round local times', () => {
  const day: ChartScale = { fromMs: noon - 6 * hour, toMs: noon, topUsd: 1 }
  const times = (ahead: number, most: number) => timeTicks(day, () => ahead, most).map(({ time }) => time)
  expect(times(0, 8)).toEqual([6, 7, 8, 9, 10, 11, 12].map((at) => Date.UTC(2026, 10, 21, at)))
  expect(times(330, 4)).toEqual([
    Date.UTC(2026, 10, 21, 6, 30),
    Date.UTC(2026, 10, 21, 8, 30),
    Date.UTC(2026, 10, 21, 10, 30),
  ])
})

/** Returns the axis labels for a time span in a time zone. The start of the span is an ISO time. */
function labelsIn(zone: string, from: string, hours: number): string[] {
  process.env.TZ = zone
  const fromMs = Date.parse(from)
  const span: ChartScale = { fromMs, toMs: fromMs + hours * hour, topUsd: 1 }
  return timeTicks(span, localOffset, 7).map(({ time, isNewDay }) => {
    const { day, month, hour, minute } = localFormat(time)
    return isNewDay ? `${day} ${month} ${hour}:${minute}` : `${hour}:${minute}`
  })
}

// In New York, clocks go back at 2:00. In Auckland, clocks go forward at 2:00. In Cairo and Santiago, clocks
// go from midnight to 1:00.
test.each([
  ['UTC', '2026-10-31T22:00Z', 30, ['1 Nov 00:00', '06:00', '12:00', '18:00', '2 Nov 00:00']],
  ['America/New_York', '2026-10-31T22:00Z', 30, ['18:00', '1 Nov 00:00', '06:00', '12:00', '18:00']],
  ['Asia/Kolkata', '2026-10-31T22:00Z', 30, ['06:00', '12:00', '18:00', '2 Nov 00:00', '06:00']],
  [
    'Pacific/Auckland',
    '2026-09-26T06:00Z',
    30,
    ['18:00', '27 Sep 00:00', '06:00', '12:00', '18:00', '28 Sep 00:00'],
  ],
  [
    'Africa/Cairo',
    '2026-04-23T16:00Z',
    30,
    ['18:00', '24 Apr 01:00', '06:00', '12:00', '18:00', '25 Apr 00:00'],
  ],
  ['America/Santiago', '2026-09-06T00:00Z', 30, ['6 Sep 01:00', '06:00', '12:00', '18:00', '7 Sep 00:00']],
])('places time labels at round times in %s across a clock change', (zone, from, hours, labels) => {
  expect(labelsIn(zone, from, hours)).toEqual(labels)
})

test('moves overlapping labels apart within the chart', () => {
  expect(spreadLabels([100, 10, 105], 20)).toEqual([100, 10, 120])
  expect(spreadLabels([295, 299, 290], 20)).toEqual([280, 300, 260])
})

test('snaps the crosshair to times of changes', () => {
  const times = changeTimes([series([noon, 1], [noon + hour, 2]), series([noon, 5], [noon - hour, 2])])
  expect(times).toEqual([noon - hour, noon, noon + hour])
  expect(nearestTime(times, noon + 20 * minute)).toBe(noon)
  expect(nearestTime([], noon)).toBeUndefined()
})
