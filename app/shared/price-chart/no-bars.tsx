import type { Failure } from '~/shared/page-data/failure'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { chartText } from './chart-text'
import * as styles from './token-chart.css'

interface NoBarsProps {
  readonly failure: Failure | undefined
  /** Whether the response contains no candles. */
  readonly hasNone: boolean
  readonly onRetry: () => void
}

/** Shown instead of the candles while they are loading, if there are none, or if the request failed. */
export function NoBars({ hasNone, failure, onRetry }: NoBarsProps) {
  if (hasNone) {
    return <PanelState kind="empty" title={text.noData} reason={chartText.nothingLine} />
  }
  if (failure !== undefined) return <Failed why={failureText(failure)} onRetry={onRetry} />
  return (
    <>
      <div className={styles.skeleton} aria-busy="true" data-needs-script="">
        <span className={visuallyHidden}>{chartText.loading}</span>
      </div>
      <noscript>
        <p className={styles.noteWithoutScript}>{chartText.withoutScript}</p>
      </noscript>
    </>
  )
}

function failureText({ code }: Failure): string {
  return code === undefined ? chartText.unreachable : chartText.status(code)
}

/** Shown instead of a chart that can't be loaded. */
export function Failed({ why, onRetry }: { why: string; onRetry?: () => void }) {
  const action = onRetry === undefined ? undefined : { label: text.retry, onSelect: onRetry }
  return <PanelState kind="error" title={text.error} reason={chartText.failed(why)} action={action} />
}
