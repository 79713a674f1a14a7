import { useNow } from '~/ui/now'
import { docsText } from './docs-text'
import { type Quota, quotaAfter } from './quota'
import * as styles from './response-panel.css'

interface QuotaMeterProps {
  readonly quota: Quota
  /** Visitor's time at which it was told, milliseconds. */
  readonly toldAtMs: number
}

/** What is used of the caller's plan; fills again before the reader's eyes. */
export function QuotaMeter({ quota, toldAtMs }: QuotaMeterProps) {
  useNow() // drawn anew each second
  const now = quotaAfter(quota, Math.max(0, Math.floor((Date.now() - toldAtMs) / 1_000)))
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
