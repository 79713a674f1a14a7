import { roundedProgress } from '~/domain/format'
import * as styles from './progress.css'

/** Above this the bar turns amber (M236). */
const hotAbovePercent = 90

/** A bar with its percentage, clamped and rounded. */
export function Progress({ percent }: { readonly percent: number }) {
  const shown = roundedProgress(percent)
  const barClass = percent > hotAbovePercent ? `${styles.bar} ${styles.hot}` : styles.bar
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden="true">
        <i className={barClass} style={{ width: `${shown}%` }} />
      </span>
      <span className={styles.percent}>{shown}%</span>
    </span>
  )
}
