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

/** Columns that have their name beneath them: evenly apart, no closer than `leastPx` to each other, nor than half of it to the left end. */
export function namedColumns({ count, width }: Omit<BarLayout, 'gap'>, leastPx: number): number[] {
  const every = Math.max(1, Math.ceil((count * leastPx) / Math.max(1, width)))
  const first = Math.min(count - 1, Math.floor(every / 2))
  return Array.from({ length: Math.ceil((count - first) / every) }, (_, index) => first + index * every)
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
