import { color } from '~/ui/theme.css'

/** One series of bars, stacked on the ones before it. */
export interface BarSeries {
  readonly label: string
  /** A custom property: one of `seriesColors`, `color.s0` of what is left, or a colour with a meaning. */
  readonly color: string
  /** One per place, in USD unless the chart is told another format; below zero it hangs. */
  readonly values: readonly number[]
}

/** Where one column of bars stands: a bucket of time, a rank. */
export interface BarPlace {
  /** Beneath the axis: short. */
  readonly tick: string
  /** In the tooltip and in the table: whole. */
  readonly title: string
}

/** A part of a whole. */
export interface Slice {
  readonly label: string
  readonly color: string
  readonly value: number
}

/** The cycle of colours, told apart with any colour vision. */
export const seriesColors: readonly string[] = [
  color.s1,
  color.s2,
  color.s3,
  color.s4,
  color.s5,
  color.s6,
  color.s7,
  color.s8,
]

/** The colour of a series by its place; beyond the cycle, and of everything else together, grey. */
export function seriesColor(index: number): string {
  return seriesColors[index] ?? color.s0
}

/** Whether there is anything to draw. */
export function isDrawable(places: readonly BarPlace[], series: readonly BarSeries[]): boolean {
  return places.length > 0 && series.some(({ values }) => values.some((value) => value !== 0))
}
