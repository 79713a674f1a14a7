/** One series of bars, stacked on the ones before it. */
export interface BarSeries {
  readonly label: string
  /** It is a token for which nobody vouches. */
  readonly unverified?: boolean
  /** A custom property: one of `seriesColor`, `otherColor`, or a colour with a meaning. */
  readonly color: string
  /** One per place, in USD unless the chart is told another format; below zero it hangs; null = unknown. */
  readonly values: readonly (number | null)[]
}

/** Where one column of bars stands: a bucket of time, a rank. */
export interface BarPlace {
  /** Beneath the axis: short. */
  readonly tick: string
  /** In the tooltip and in the table: whole. */
  readonly title: string
  /** When it begins, minutes on local clocks since 1970, or from now on: round times have their name below the axis. */
  readonly clockMinute?: number
}

/** A part of a whole. */
export interface Slice extends Pick<BarSeries, 'unverified'> {
  readonly label: string
  readonly color: string
  readonly value: number
}

/** The theme's cycle of colours, told apart with any colour vision; as texts, so that pure code can hand them out. */
const seriesColors: readonly string[] = Array.from({ length: 8 }, (_, index) => `var(--s${index + 1})`)

/** Everything else together. */
export const otherColor = 'var(--s0)'

/** One more, for a chart with nine parts. */
export const ninthColor = 'var(--muted)'

/** The colour of a series by its place; beyond the cycle grey. */
export function seriesColor(index: number): string {
  return seriesColors[index] ?? otherColor
}

/** Whether there is anything to draw. */
export function isDrawable(places: readonly BarPlace[], series: readonly BarSeries[]): boolean {
  return (
    places.length > 0 && series.some(({ values }) => values.some((value) => value !== null && value !== 0))
  )
}
