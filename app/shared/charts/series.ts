import { chartsText } from './charts-text'

/** A series of bars. Each series is stacked on the previous series. */
export interface BarSeries {
  readonly label: string
  /** Whether the token of the series is unverified. */
  readonly unverified?: boolean
  /** CSS custom property of the colour: one of `seriesColor`, `otherColor`, or a colour with a meaning. */
  readonly color: string
  /**
   * One value per column, in USD unless the chart has another format. Negative values extend below the zero
   * line. `null`: unknown.
   */
  readonly values: readonly (number | null)[]
}

/** Position of a column: a time bucket or a rank. */
export interface BarPlace {
  /** Short label below the column. */
  readonly tick: string
  /** Full label of the column in the tooltip and in the table. */
  readonly title: string
  /**
   * Start of the column, either in minutes on local clocks since 1970, or in minutes from now. Columns at
   * round times get a label.
   */
  readonly clockMinute?: number
}

export interface Slice extends Pick<BarSeries, 'unverified'> {
  readonly label: string
  readonly color: string
  readonly value: number
}

/**
 * Theme colours of the series, in order. They can be distinguished with any colour vision. They are strings,
 * so that code without CSS can use them.
 */
const seriesColors: readonly string[] = Array.from({ length: 8 }, (_, index) => `var(--s${index + 1})`)

/** Colour for the sum of all other items. */
export const otherColor = 'var(--s0)'

/** Additional colour for charts with nine series. */
export const ninthColor = 'var(--muted)'

/** Returns the colour of the series at an index. Series beyond the last colour are grey. */
export function seriesColor(index: number): string {
  return seriesColors[index] ?? otherColor
}

/** Returns whether the chart has any value to draw. */
export function isDrawable(places: readonly BarPlace[], series: readonly BarSeries[]): boolean {
  return (
    places.length > 0 && series.some(({ values }) => values.some((value) => value !== null && value !== 0))
  )
}

/** Returns one column for each of the next hours. */
export function hoursAhead(count: number): BarPlace[] {
  return Array.from({ length: count }, (_, index) => ({
    tick: chartsText.ahead(index + 1),
    title: chartsText.aheadTitle(index + 1),
    clockMinute: 60 * (index + 1),
  }))
}
