import type { WireHistory } from '~/contracts/history'
import { formatDateTime } from '~/domain/format-time'
import { localFormat, utcFormat } from '~/domain/time-format'
import { useNow } from '~/ui/now'
import { text } from '~/ui/text'
import * as styles from './history-line.css'

/**
 * Maximum time that a complete history may start after its target, seconds. There may have been no order in
 * between.
 */
const slackSeconds = 6 * 3600

/**
 * Names the start of the complete history while it is shorter than the page's time window. It is part of the
 * header, so it moves nothing.
 */
export function HistoryLine({ completeSince, targetSince, isComplete }: WireHistory) {
  const { inBrowser } = useNow()
  if (completeSince === null || targetSince === null)
    return <p className={styles.line}>{text.historyUnknown}</p>
  if (isComplete && completeSince <= targetSince + slackSeconds) return null
  const time = formatDateTime(completeSince * 1000, inBrowser ? localFormat : utcFormat)
  return <p className={styles.line}>{isComplete ? text.historyFrom(time) : text.historyFilling(time)}</p>
}
