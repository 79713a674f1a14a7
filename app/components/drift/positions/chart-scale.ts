import type { UnixMs } from '~/domain/time'
import { clockMs, type ZoneOffset } from '~/domain/time-format'
import type { PositionSeries, SizePoint } from '~/domain/top-positions'

/** What the drawing covers: a stretch of time from left to right, and USD from zero to its upper edge. */
export interface ChartScale {
  readonly fromMs: UnixMs
  readonly toMs: UnixMs
  readonly topUsd: number
}

/** Height of the drawing, px. Its width is whatever there is: across, everything is a share of it. */
export const chartHeight = 300

/** Room above the highest point (README of the drawings: 4 %). */
const headroom = 1.04

/** A line is carried on to now where its last point is older than this (M193). */
const carriedAfterMs = 60_000

/** Steps of time axes, minutes. */
const timeStepsMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080]
const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** A chart that began and ended at once would have no width. */
const shortestSpanMs = minuteMs

/** The scale in which all series have room, up to now. */
export function scaleOf(series: readonly PositionSeries[], nowMs: UnixMs): ChartScale {
  const points = series.flatMap((one) => one.points)
  const times = points.map(([time]) => time)
  const toMs = Math.max(nowMs, ...times)
  const fromMs = Math.min(toMs - shortestSpanMs, ...times)
  return { fromMs, toMs, topUsd: headroom * Math.max(1, ...points.map(([, usd]) => usd)) }
}

/** Share of the width, 0 to 100. */
export function xPercent(scale: ChartScale, time: UnixMs): number {
  return rounded((100 * (time - scale.fromMs)) / (scale.toMs - scale.fromMs))
}

/** Pixels from the upper edge. */
export function yPixels(scale: ChartScale, sizeUsd: number): number {
  return rounded(chartHeight * (1 - sizeUsd / scale.topUsd))
}

/** The points of a line: carried on to the right edge where the last one is old, unless there is but one (M193). */
export function linePoints(points: readonly SizePoint[], scale: ChartScale): readonly SizePoint[] {
  const last = points.at(-1)
  if (last === undefined || points.length < 2 || scale.toMs - last[0] <= carriedAfterMs) return points
  return [...points, [scale.toMs, last[1]]]
}

/** The line as steps: a size stands until the next record. In a box 100 wide and `chartHeight` high. */
export function stepPath(points: readonly SizePoint[], scale: ChartScale): string {
  return points
    .map(([time, usd], index) => {
      const [x, y] = [xPercent(scale, time), yPixels(scale, usd)]
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`
    })
    .join('')
}

/** What a trader held at a time, USD; undefined before his first record. */
export function sizeAt(points: readonly SizePoint[], time: UnixMs): number | undefined {
  return points.findLast(([at]) => at <= time)?.[1]
}

/** Round sizes for the grid, from zero up, none above the data. */
export function usdTicks(topUsd: number): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10(topUsd / 4))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => topUsd / size < 5)
  if (step === undefined) return [0]
  return Array.from({ length: Math.floor(topUsd / step) + 1 }, (_, index) => index * step)
}

/** A label of the time axis. */
interface TimeTick {
  readonly time: UnixMs
  /** It is the first moment of a day. */
  readonly isNewDay: boolean
}

/** Times of the axis that are round on the clocks of the zone, at most `most` of them. */
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

/** When the clocks of a zone show a time, given as by `clockMs`. A time that they skip is the moment at which they do. */
function timeOfClock(clock: number, offset: ZoneOffset): UnixMs {
  const guessed = clock - offset(clock) * minuteMs
  const time = clock - offset(guessed) * minuteMs
  return clockMs(time, offset) === clock ? time : Math.max(guessed, time)
}

/** Where labels go that want to stand at these heights, px: at least `gap` apart, and within the drawing as long as it has room. */
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

/** Every time at which something changed, oldest first: where the crosshair can stand. */
export function changeTimes(series: readonly PositionSeries[]): readonly UnixMs[] {
  const times = new Set(series.flatMap(({ points }) => points.map(([time]) => time)))
  return [...times].sort((one, other) => one - other)
}

/** The nearest of `times`; undefined where there is none. */
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
