import { formatDecimals, missingText } from '~/domain/format/format'
import * as styles from './share-bar.css'

interface ShareBarProps {
  /** Share of the total volume, percent. `null`: there is no volume. */
  readonly percent: number | null
  /** Volume of the trader as a share of the largest trader's volume, 0 to 1. */
  readonly ofLargest: number
}

/**
 * Shows the trader's share of the total volume as a number, and a bar that compares the trader with the
 * largest trader.
 */
export function ShareBar({ percent, ofLargest }: ShareBarProps) {
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden="true">
        <i className={styles.bar} style={{ width: `${(100 * ofLargest).toFixed(1)}%` }} />
      </span>
      <span className={styles.percent}>
        {percent === null ? missingText : `${formatDecimals(percent, 1)}%`}
      </span>
    </span>
  )
}
