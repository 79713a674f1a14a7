import { formatDecimals, missingText } from '~/domain/format'
import * as styles from './share-bar.css'

interface ShareBarProps {
  /** Of all volume; null = there is none. */
  readonly percent: number | null
  /** Part of the largest trader's volume, 0 to 1. */
  readonly ofLargest: number
}

/** A share of all volume as a number, beside a bar that compares with the largest. */
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
