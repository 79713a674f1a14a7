import 'react'

declare module 'react' {
  /** Custom properties that components set in `style`. */
  interface CSSProperties {
    /** Width of a column in a narrow table, and the column's share of a wide one. */
    '--column-width'?: string
    '--column-share'?: string
    /** Height of a chart, in general and on phones. */
    '--chart-height'?: string
    '--chart-height-phone'?: string
    /** Length of a level's bar in the order book. */
    '--depth'?: string
    /** Columns that the heatmap's summary takes up, for each number of columns of the heatmap. */
    [columns: `--span-${number}`]: number | undefined
  }
}
