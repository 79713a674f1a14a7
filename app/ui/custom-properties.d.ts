import 'react'

declare module 'react' {
  /** Custom properties that components set in `style`. */
  interface CSSProperties {
    /** Width of a column in a narrow table, and its share of a wide one. */
    '--column-width'?: string
    '--column-share'?: string
    /** Height of a chart, and on phones. */
    '--chart-height'?: string
    '--chart-height-phone'?: string
    /** Length of a level's bar in the order book. */
    '--depth'?: string
    /** Number of columns that an item of the heatmap's summary spans, by the total number of columns. */
    [columns: `--span-${number}`]: number | undefined
  }
}
