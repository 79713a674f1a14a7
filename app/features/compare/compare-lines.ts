import type { UnixMs } from '~/domain/base/time'
import type { TimeSpan } from '~/shared/charts/time-ticks'

/** Closing price of a bar: start of the bar, and USD. */
export type ClosePoint = readonly [time: UnixMs, close: number]
/** Change since the common start: start of the bar, and percent. */
export type ChangePoint = readonly [time: UnixMs, percent: number]

/** Scale of the chart: times, and changes in percent at the lower and upper edge. */
export interface CompareScale extends TimeSpan {
  readonly low: number
  readonly high: number
}

/** Part of the height that stays free above and below the lines. */
const headroom = 0.08

/**
 * Returns each line as the change since the first time at which all of them have a price. A line without a price is
 * empty and does not delay that time. A line whose first price is 0 has no change and is empty.
 */
export function changesSinceCommonStart(
  lines: readonly (readonly ClosePoint[])[],
): readonly (readonly ChangePoint[])[] {
  const starts = lines.flatMap(([first]) => (first === undefined ? [] : [first[0]]))
  const from = Math.max(...starts)
  return lines.map((points) => {
    const shown = points.filter(([time]) => time >= from)
    const base = shown[0]?.[1]
    if (base === undefined || base === 0) return []
    return shown.map(([time, close]) => [time, 100 * (close / base - 1)] as const)
  })
}

/** Returns the scale that contains all lines and no change. `undefined`: there is nothing to draw. */
export function compareScale(lines: readonly (readonly ChangePoint[])[]): CompareScale | undefined {
  const points = lines.flat()
  const times = points.map(([time]) => time)
  const [fromMs, toMs] = [Math.min(...times), Math.max(...times)]
  if (!(fromMs < toMs)) return undefined
  const changes = points.map(([, percent]) => percent)
  const [low, high] = [Math.min(0, ...changes), Math.max(0, ...changes)]
  const free = headroom * (high - low || 1)
  return { fromMs, toMs, low: low - free, high: high + free }
}

/** Returns the horizontal position of a time, percent of the chart's width. */
export function xOf({ fromMs, toMs }: CompareScale, time: UnixMs): number {
  return rounded((100 * (time - fromMs)) / (toMs - fromMs))
}

/** Returns the distance of a change from the upper edge of a chart of `height` pixels. */
export function yOf({ low, high }: CompareScale, percent: number, height: number): number {
  return rounded((height * (high - percent)) / (high - low))
}

/** Returns the SVG path of a line: horizontal 0 to 100, vertical in pixels from the top. */
export function linePath(points: readonly ChangePoint[], scale: CompareScale, height: number): string {
  return points
    .map(
      ([time, percent], index) =>
        `${index === 0 ? 'M' : 'L'}${xOf(scale, time)} ${yOf(scale, percent, height)}`,
    )
    .join('')
}

/** Returns round changes for the grid lines, percent, at most about six. */
export function percentTicks({ low, high }: CompareScale): readonly number[] {
  const magnitude = 10 ** Math.floor(Math.log10((high - low) / 5))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => (high - low) / size <= 6)
  if (step === undefined) return [0]
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => rounded((first + index) * step))
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
