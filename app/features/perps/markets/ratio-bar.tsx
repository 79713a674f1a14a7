import { missingText } from '~/domain/format/format'
import { ratioText } from '~/shared/perps/format-market'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './ratio-bar.css'
import { skewOf } from './skew'

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
