/** Space around the bars, pixels. The labels are below the bars and the values are to the right. */
export const barMargin = { top: 12, right: 52, bottom: 24, left: 12 } as const
/** Share of each column's width that stays free, 0 to 1. */
export const barGap = 0.22

/**
 * Layout of columns on an axis. The share `gap` of each column's width is free, half of it on either side of
 * the bar.
 */
export interface BarLayout {
  readonly count: number
  readonly width: number
  readonly gap: number
}

/**
 * Returns the width of one column, pixels. The axis starts and ends with an extra half gap (a band scale with
 * the same inner and outer padding).
 */
function stepOf({ count, width, gap }: BarLayout): number {
  return width / (count + gap)
}

/**
 * Returns the column at `x`, pixels from the left end of the axis. A position beyond the columns belongs to
 * the nearest column.
 */
export function columnAt(layout: BarLayout, x: number): number {
  const step = stepOf(layout)
  const column = Math.floor((x - (step * layout.gap) / 2) / step)
  return Math.min(layout.count - 1, Math.max(0, column))
}

/** Returns the left edge and the width of a column including its gap. */
export function columnBounds(
  layout: BarLayout,
  column: number,
): { readonly left: number; readonly width: number } {
  const step = stepOf(layout)
  return { left: step * (layout.gap / 2 + column), width: step }
}

/** Possible intervals between labels, minutes. Intervals longer than a day are whole days. */
const roundMinutes = [1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 720, 1440] as const
const dayMinutes = 1440

/**
 * Returns the columns that get a label. Labels are at least `leastPx` apart and at least a third of `leastPx`
 * from the left end. If a column is shorter than a day, labels are at the first column at or after each round
 * local time. Otherwise labels are at regular intervals. `minutes` are the start times of the columns on
 * local clocks, in minutes since any midnight.
 */
export function namedColumns(
  { count, width }: Omit<BarLayout, 'gap'>,
  leastPx: number,
  minutes: readonly (number | undefined)[] = [],
): number[] {
  const every = Math.max(1, Math.ceil((count * leastPx) / Math.max(1, width)))
  const wide = columnMinutes(minutes)
  const columns = Array.from({ length: count }, (_, column) => column)
  if (wide === 0 || wide >= dayMinutes) {
    const start = Math.min(count - 1, Math.floor(every / 2))
    return columns.filter((column) => column >= start && (column - start) % every === 0)
  }
  const apart = roundMinutes.find((one) => one >= every * wide) ?? dayMinutes
  const round = columns.filter((column) => isFirstAfterRound(minutes, column, wide, apart))
  const days = Math.max(1, Math.ceil((every * wide) / dayMinutes))
  return round.filter((column, index) => index % days === 0 && column + 0.5 >= every / 3)
}

/**
 * Returns the length of a column, minutes. 0 if the columns are not times. The length is the median of three
 * differences between columns, because one difference may contain a clock change.
 */
function columnMinutes(minutes: readonly (number | undefined)[]): number {
  const known = minutes.filter((minute) => minute !== undefined)
  if (known.length < minutes.length || known.length < 2) return 0
  const apart = known.slice(1, 4).map((minute, index) => minute - (known[index] ?? minute))
  return apart.sort((one, other) => one - other)[Math.floor(apart.length / 2)] ?? 0
}

/**
 * Returns whether a round time lies between the starts of the previous and the current column. An hour that
 * repeats at a clock change counts once.
 */
function isFirstAfterRound(
  minutes: readonly (number | undefined)[],
  column: number,
  wide: number,
  apart: number,
): boolean {
  const begins = minutes[column] ?? 0
  const before = minutes[column - 1] ?? begins - wide
  return Math.floor(begins / apart) > Math.floor(before / apart)
}

/** Returns the column to select after a key press. `undefined`: the key has no effect. */
export function columnAfterKey(key: string, column: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowLeft') return column === undefined ? count - 1 : Math.max(0, column - 1)
  if (key === 'ArrowRight') return column === undefined ? 0 : Math.min(count - 1, column + 1)
  return undefined
}
