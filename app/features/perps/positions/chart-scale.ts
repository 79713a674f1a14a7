import type { UnixMs } from '~/domain/base/time'
import type { PositionSeries, SizePoint } from '~/domain/perp/top-positions'
import type { TimeSpan } from '~/shared/charts/time-ticks'

/**
 * Scale of the chart. The horizontal axis is a time span. The vertical axis goes from the value at the lower
 * edge to the value at the upper edge, USD.
 */
export interface ChartScale extends TimeSpan {
  readonly bottomUsd: number
  readonly topUsd: number
}

/**
 * Height of the chart, pixels. The width is flexible, so horizontal positions are percentages of the width.
 */
export const chartHeight = 300

/** Free space above the highest point, as a part of the height. */
const headroom = 0.1

/**
 * If no size is below this part of the largest one, the axis begins below the smallest size instead of at 0. The lines
 * would otherwise share a narrow band at the top.
 */
const flatPart = 0.5
const belowSmallest = 0.9

/** A line is extended to the current time if its last point is older than this, milliseconds. */
const carriedAfterMs = 60_000

/** Minimum time span of the chart, milliseconds. With a span of 0 the chart would have no width. */
const shortestSpanMs = 60_000

/** Returns the scale that contains all series up to the current time. */
export function scaleOf(series: readonly PositionSeries[], nowMs: UnixMs): ChartScale {
  const points = series.flatMap((one) => one.points)
  const times = points.map(([time]) => time)
  const toMs = Math.max(nowMs, ...times)
  const fromMs = Math.min(toMs - shortestSpanMs, ...times)
  const sizes = points.map(([, usd]) => usd)
  const largest = Math.max(1, ...sizes)
  const smallest = Math.min(largest, ...sizes)
  const bottomUsd = smallest >= flatPart * largest && points.length > 0 ? belowSmallest * smallest : 0
  return { fromMs, toMs, bottomUsd, topUsd: largest + headroom * (largest - bottomUsd) }
}

/** Returns the horizontal position of a time, percent of the chart's width. */
export function xPercent(scale: ChartScale, time: UnixMs): number {
  return rounded((100 * (time - scale.fromMs)) / (scale.toMs - scale.fromMs))
}

/** Returns the distance of a position size from the upper edge of the chart, pixels. */
export function yPixels(scale: ChartScale, sizeUsd: number): number {
  return rounded((chartHeight * (scale.topUsd - sizeUsd)) / (scale.topUsd - scale.bottomUsd))
}

/**
 * Returns the points of a line. The line is extended to the right edge if the last point is old, because its size is
 * the last known one. A position that was closed or fell below the smallest listed size has no later record.
 */
export function linePoints(points: readonly SizePoint[], scale: ChartScale): readonly SizePoint[] {
  const last = points.at(-1)
  if (last === undefined || scale.toMs - last[0] <= carriedAfterMs) return points
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

/** Returns round sizes for the grid lines, USD. None is outside the axis. */
export function usdTicks({ bottomUsd, topUsd }: Pick<ChartScale, 'bottomUsd' | 'topUsd'>): readonly number[] {
  const span = topUsd - bottomUsd
  const magnitude = 10 ** Math.floor(Math.log10(span / 4))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => span / size < 5)
  if (step === undefined) return [bottomUsd]
  const first = Math.ceil(bottomUsd / step)
  return Array.from({ length: Math.floor(topUsd / step) - first + 1 }, (_, index) => (first + index) * step)
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
