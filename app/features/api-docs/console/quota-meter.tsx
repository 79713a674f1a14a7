import { useNow } from '~/ui/marks/now'
import { docsText } from '../docs-text'
import { type Quota, quotaAfter } from './quota'
import * as styles from './response-panel.css'

interface QuotaMeterProps {
  readonly quota: Quota
  /** Time of the response that reported the quota, by the browser's clock, milliseconds. */
  readonly reportedAtMs: number
}

/** Shows the used part of the caller's quota. The meter also shows live how the quota refills. */
export function QuotaMeter({ quota, reportedAtMs }: QuotaMeterProps) {
  useNow() // This hook renders the component every second.
  const now = quotaAfter(quota, Math.max(0, Math.floor((Date.now() - reportedAtMs) / 1_000)))
  return (
    <div className={styles.quota}>
      <span>{docsText.quota}</span>
      <meter className={styles.meter} min={0} max={now.burst} value={now.used} aria-label={docsText.quota}>
        {docsText.used(now.used, now.burst)}
      </meter>
      <span>
        {docsText.used(now.used, now.burst)}
        {now.fullInSeconds > 0 ? ` · ${docsText.fullIn(now.fullInSeconds)}` : ''}
      </span>
    </div>
  )
}
