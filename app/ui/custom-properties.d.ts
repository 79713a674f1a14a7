import 'react'

declare module 'react' {
  /** Custom properties that components set in `style`. */
  interface CSSProperties {
    /** Width of a table's column where the table is narrow, and its share where it is wide. */
    '--column-width'?: string
    '--column-share'?: string
    /** Height of a chart's room, and that on phones. */
    '--chart-height'?: string
    '--chart-height-phone'?: string
    /** Length of a level's bar in an order book. */
    '--depth'?: string
    /** Columns of the heatmap's summary, by how many there are. */
    [columns: `--span-${number}`]: number | undefined
  }
}
