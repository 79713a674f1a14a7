import type { UnixMs } from '~/domain/base/time'
import { clockMs, type ZoneOffset } from '~/domain/format/time-zone'
import type { PositionSeries, SizePoint } from '~/domain/perp/top-positions'

/**
 * Scale of the chart. The horizontal axis is a time span. The vertical axis goes from 0 USD to the value at
 * the upper edge.
 */
export interface ChartScale {
  readonly fromMs: UnixMs
  readonly toMs: UnixMs
  readonly topUsd: number
}

/**
 * Height of the chart, pixels. The width is flexible, so horizontal positions are percentages of the width.
 */
export const chartHeight = 300

/** Factor that leaves 4 % of free space above the highest point. */
const headroom = 1.04

/** A line is extended to the current time if its last point is older than this, milliseconds. */
const carriedAfterMs = 60_000

/** Possible intervals between the labels of the time axis, minutes. */
const timeStepsMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080]
const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** Minimum time span of the chart, milliseconds. With a span of 0 the chart would have no width. */
const shortestSpanMs = minuteMs

/** Returns the scale that contains all series up to the current time. */
export function scaleOf(series: readonly PositionSeries[], nowMs: UnixMs): ChartScale {
  const points = series.flatMap((one) => one.points)
  const times = points.map(([time]) => time)
  const toMs = Math.max(nowMs, ...times)
  const fromMs = Math.min(toMs - shortestSpanMs, ...times)
  return { fromMs, toMs, topUsd: headroom * Math.max(1, ...points.map(([, usd]) => usd)) }
}

/** Returns the horizontal position of a time, percent of the chart's width. */
export function xPercent(scale: ChartScale, time: UnixMs): number {
  return rounded((100 * (time - scale.fromMs)) / (scale.toMs - scale.fromMs))
}

/** Returns the distance of a position size from the upper edge of the chart, pixels. */
export function yPixels(scale: ChartScale, sizeUsd: number): number {
  return rounded(chartHeight * (1 - sizeUsd / scale.topUsd))
}

/**
 * Returns the points of a line. The line is extended to the right edge if the last point is old. A single
 * point is not extended.
 */
export function linePoints(points: readonly SizePoint[], scale: ChartScale): readonly SizePoint[] {
  const last = points.at(-1)
  if (last === undefined || points.length < 2 || scale.toMs - last[0] <= carriedAfterMs) return points
  return [...points, [scale.toMs, last[1]]]
}

/**
 * Returns the SVG path of a step line, because a position size is valid until the next record. Horizontal
 * coordinates are 0 to 100, vertical coordinates are 0 to `chartHeight` from the top.
 */
export function stepPath(points: readonly SizePoint[], scale: ChartScale): string {
  return points
    .map(([time, usd], index) => {
      const [x, y] = [xPercent(scale, time), yPixels(scale, usd)]
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`
    })
    .join('')
}

/**
 * Returns the size of a trader's position at a time, USD. `undefined`: the time is before the first record.
 */
export function sizeAt(points: readonly SizePoint[], time: UnixMs): number | undefined {
  return points.findLast(([at]) => at <= time)?.[1]
}

/** Returns round sizes for the grid lines, USD. The first is 0, and none is above the largest size. */
export function usdTicks(topUsd: number): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10(topUsd / 4))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => topUsd / size < 5)
  if (step === undefined) return [0]
  return Array.from({ length: Math.floor(topUsd / step) + 1 }, (_, index) => index * step)
}

/** A label of the time axis. */
interface TimeTick {
  readonly time: UnixMs
  /** Whether the label marks the start of a day. */
  readonly isNewDay: boolean
}

/**
 * Returns at most `most` times for the labels of the time axis. They are round times in the displayed time
 * zone.
 */
export function timeTicks(scale: ChartScale, offset: ZoneOffset, most: number): readonly TimeTick[] {
  const spanMs = scale.toMs - scale.fromMs
  const minutes = timeStepsMinutes.find((step) => spanMs / (step * minuteMs) < most)
  if (minutes === undefined) return []
  const stepMs = minutes * minuteMs
  const first = Math.ceil(clockMs(scale.fromMs, offset) / stepMs) * stepMs
  const count = Math.max(0, Math.floor((clockMs(scale.toMs, offset) - first) / stepMs) + 1)
  const ticks: TimeTick[] = []
  for (let clock = first; clock < first + count * stepMs; clock += stepMs) {
    const time = timeOfClock(clock, offset)
    if (time >= scale.fromMs && time > (ticks.at(-1)?.time ?? Number.NEGATIVE_INFINITY))
      ticks.push({ time, isNewDay: clock % dayMs === 0 })
  }
  return ticks
}

/**
 * Returns the time at which the clocks of a time zone show `clock`, which has the form of `clockMs`. If a
 * clock change skips `clock`, returns the time of the clock change.
 */
function timeOfClock(clock: number, offset: ZoneOffset): UnixMs {
  const guessed = clock - offset(clock) * minuteMs
  const time = clock - offset(guessed) * minuteMs
  return clockMs(time, offset) === clock ? time : Math.max(guessed, time)
}

/**
 * Returns positions for labels, pixels. Each position is as close to `wanted` as possible. The labels are at
 * least `gap` apart and inside the chart if there is enough space.
 */
export function spreadLabels(wanted: readonly number[], gap: number): readonly number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y)
  const placed: number[] = []
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  for (let index = placed.length - 1, limit = chartHeight; index >= 0; index--, limit -= gap) {
    placed[index] = Math.min(placed[index] ?? limit, limit)
  }
  const places: number[] = []
  for (const [rank, { index }] of order.entries()) places[index] = placed[rank] ?? 0
  return places
}

/** Returns all times at which a position size changed, oldest first. The crosshair snaps to these times. */
export function changeTimes(series: readonly PositionSeries[]): readonly UnixMs[] {
  const times = new Set(series.flatMap(({ points }) => points.map(([time]) => time)))
  return [...times].sort((one, other) => one - other)
}

/** Returns the element of `times` that is nearest to a time. `undefined`: `times` is empty. */
export function nearestTime(times: readonly UnixMs[], wanted: UnixMs): UnixMs | undefined {
  const distance = (time: UnixMs) => Math.abs(time - wanted)
  return times.reduce<UnixMs | undefined>(
    (best, time) => (best === undefined || distance(time) < distance(best) ? time : best),
    undefined,
  )
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
