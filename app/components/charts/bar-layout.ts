/** Room around the bars, px: names beneath them, values to the right. */
export const barMargin = { top: 12, right: 52, bottom: 24, left: 12 } as const
/** Part of each column's room that stays free. */
export const barGap = 0.22

/** Where columns of bars stand on an axis of a width: `gap` of each column's room is left free, half of it on either side. */
export interface BarLayout {
  readonly count: number
  readonly width: number
  readonly gap: number
}

/** Room of one column, px; the axis begins and ends with half a gap more (a band scale with one padding inside and outside). */
function stepOf({ count, width, gap }: BarLayout): number {
  return width / (count + gap)
}

/** The column whose room has this place, px from the left end of the axis; the outer ones reach to the ends. */
export function columnAt(layout: BarLayout, x: number): number {
  const step = stepOf(layout)
  const column = Math.floor((x - (step * layout.gap) / 2) / step)
  return Math.min(layout.count - 1, Math.max(0, column))
}

/** Left end and width of a column's whole room, px. */
export function columnRoom(
  layout: BarLayout,
  column: number,
): { readonly left: number; readonly width: number } {
  const step = stepOf(layout)
  return { left: step * (layout.gap / 2 + column), width: step }
}

/** Minutes between names that people count in; beyond the last one, whole days. */
const roundMinutes = [1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 720, 1440] as const
const dayMinutes = 1440

/**
 * Columns that have their name beneath them: no closer than `leastPx` to each other, nor than a third of it to the left end. Columns of less than a
 * day are named at round times: each is the first one at or after a round time on local clocks. All others are named evenly apart. `minutes` are the
 * beginnings of the columns on local clocks, minutes since some midnight.
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

/** Length of the columns, minutes; 0 = they are no times. The middle of three differences is not the one at which clocks changed. */
function columnMinutes(minutes: readonly (number | undefined)[]): number {
  const known = minutes.filter((minute) => minute !== undefined)
  if (known.length < minutes.length || known.length < 2) return 0
  const apart = known.slice(1, 4).map((minute, index) => minute - (known[index] ?? minute))
  return apart.sort((one, other) => one - other)[Math.floor(apart.length / 2)] ?? 0
}

/** Whether a round time lies at the beginning of a column, or since that of the one before. An hour that clocks repeat is round once. */
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

/** The column that an arrow key leads to; undefined = the key leads nowhere. */
export function columnAfterKey(key: string, column: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowLeft') return column === undefined ? count - 1 : Math.max(0, column - 1)
  if (key === 'ArrowRight') return column === undefined ? 0 : Math.min(count - 1, column + 1)
  return undefined
}
