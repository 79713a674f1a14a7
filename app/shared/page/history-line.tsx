import type { WireHistory } from '~/contracts/state/history'
import { formatDateTime } from '~/domain/format/format-time'
import { siteText } from '~/shared/text/site-text'
import { useNow } from '~/ui/marks/now'
import * as styles from './history-line.css'

/**
 * Maximum time between the target start and the actual start of a history that still counts as complete,
 * seconds. In that time there may have been no orders.
 */
const slackSeconds = 6 * 3600

/**
 * States since when the history is complete, as long as the history is shorter than the time window of the
 * page. The line is part of the page header, so nothing moves when it appears.
 */
export function HistoryLine({ completeSince, targetSince, isComplete }: WireHistory) {
  const { zone } = useNow()
  if (completeSince === null || targetSince === null)
    return <p className={styles.line}>{siteText.historyUnknown}</p>
  if (isComplete && completeSince <= targetSince + slackSeconds) return null
  const time = formatDateTime(completeSince * 1000, zone.format)
  return (
    <p className={styles.line}>{isComplete ? siteText.historyFrom(time) : siteText.historyFilling(time)}</p>
  )
}
