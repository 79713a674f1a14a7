import { missingText } from '~/domain/format/format'
import { ratioText } from '~/shared/perps/format-market'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './ratio-bar.css'

/**
 * Limits for the ratio of longs to shorts. A market is skewed to longs above the first limit and to shorts
 * below the second limit.
 */
const skewsLongAbove = 1.5
const skewsShortBelow = 0.67

/** Returns the side to which a market is skewed. `ratio` is longs divided by shorts. */
export function skewOf(ratio: number): 'long' | 'short' | 'even' {
  if (ratio > skewsLongAbove) return 'long'
  return ratio < skewsShortBelow ? 'short' : 'even'
}

/** Shows the ratio of longs to shorts as a number, and the share of the longs as a bar. */
export function RatioBar({ ratio }: { readonly ratio: number | null }) {
  if (ratio === null) return <span className={tone.muted}>{missingText}</span>
  return (
    <span className={styles.ratio}>
      <span className={styles.track} aria-hidden="true">
        <i className={styles.bar[skewOf(ratio)]} style={{ width: `${(100 * ratio) / (1 + ratio)}%` }} />
      </span>
      <span className={styles.number}>{ratioText(ratio)}</span>
    </span>
  )
}
