import 'react'

declare module 'react' {
  /** Custom properties that components set in `style`. */
  interface CSSProperties {
    /** Width of a column in a narrow table, and the column's share of the width of a wide table. */
    '--column-width'?: string
    '--column-share'?: string
    /** Height of a chart on large screens, and height of a chart on phones. */
    '--chart-height'?: string
    '--chart-height-phone'?: string
    /** Length of the bar that shows the size of a level in the order book. */
    '--depth'?: string
    /** Position of a label on the time axis of a chart. */
    '--at'?: string
    /**
     * Number of columns that the heatmap's summary spans, if the heatmap has the number of columns in the
     * property's name.
     */
    [columns: `--span-${number}`]: number | undefined
  }
}
