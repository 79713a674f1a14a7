import { missingText, roundedProgress } from '~/domain/format/format'
import { boughtPercent } from '~/domain/order/bought-percent'
import { tone, visuallyHidden } from '~/ui/theme/text-style.css'
import { kaminoText } from '../kamino-text'
import * as styles from './bought-share.css'

interface BoughtShareProps {
  /** Bought volume, USD; `null`: unknown. */
  readonly boughtUsd: number | null
  readonly soldUsd: number | null
}

/** Shows the bought share of a volume as the left part of a bar and as a number. */
export function BoughtShare({ boughtUsd, soldUsd }: BoughtShareProps) {
  const exact = boughtPercent(boughtUsd, soldUsd)
  if (exact === undefined) return <span className={tone.muted}>{missingText}</span>
  const percent = roundedProgress(exact)
  return (
    <span className={styles.share} title={kaminoText.bought(percent)}>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.bought} style={{ width: `${percent}%` }} />
        <i className={styles.sold} />
      </span>
      <span className={styles.percent} aria-hidden="true">
        {percent}%
      </span>
      <span className={visuallyHidden}>{kaminoText.bought(percent)}</span>
    </span>
  )
}
