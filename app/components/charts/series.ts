/** A series of bars, stacked on the previous ones. */
export interface BarSeries {
  readonly label: string
  /** Whether the series is an unverified token. */
  readonly unverified?: boolean
  /** CSS custom property: one of `seriesColor`, `otherColor`, or a colour with a meaning. */
  readonly color: string
  /**
   * One value per place, USD unless the chart has another format. Negative values extend below the zero line.
   * `null`: unknown.
   */
  readonly values: readonly (number | null)[]
}

/** A column's position: a time bucket or a rank. */
export interface BarPlace {
  /** Short label below the axis. */
  readonly tick: string
  /** Full label in the tooltip and the table. */
  readonly title: string
  /**
   * Start of the column, minutes on local clocks since 1970, or minutes from now. Columns at round times get
   * a label.
   */
  readonly clockMinute?: number
}

/** A slice of a total. */
export interface Slice extends Pick<BarSeries, 'unverified'> {
  readonly label: string
  readonly color: string
  readonly value: number
}

/**
 * Colours of the theme in order, distinguishable with any colour vision. Strings, so that code without CSS
 * can use them.
 */
const seriesColors: readonly string[] = Array.from({ length: 8 }, (_, index) => `var(--s${index + 1})`)

/** Colour of all other items together. */
export const otherColor = 'var(--s0)'

/** Extra colour for a chart with nine parts. */
export const ninthColor = 'var(--muted)'

/** Returns the colour of a series by index. Grey beyond the last colour. */
export function seriesColor(index: number): string {
  return seriesColors[index] ?? otherColor
}

/** Returns whether the chart has anything to draw. */
export function isDrawable(places: readonly BarPlace[], series: readonly BarSeries[]): boolean {
  return (
    places.length > 0 && series.some(({ values }) => values.some((value) => value !== null && value !== 0))
  )
}
