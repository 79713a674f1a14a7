import type { WireHistory } from '~/contracts/history'
import { formatDateTime } from '~/domain/format-time'
import { localFormat, utcFormat } from '~/domain/time-format'
import { useNow } from '~/ui/now'
import { text } from '~/ui/text'
import * as styles from './history-line.css'

/** A history that ends so soon after its target is whole: the last order before it may be an hour old. */
const slackSeconds = 6 * 3600

/** While a page's window is not filled, one quiet sentence says from when on it is; as a part of the page's head it moves nothing. */
export function HistoryLine({ completeSince, targetSince, isComplete }: WireHistory) {
  const { inBrowser } = useNow()
  if (completeSince === null || targetSince === null)
    return <p className={styles.line}>{text.historyUnknown}</p>
  if (isComplete && completeSince <= targetSince + slackSeconds) return null
  const time = formatDateTime(completeSince * 1000, inBrowser ? localFormat : utcFormat)
  return <p className={styles.line}>{isComplete ? text.historyFrom(time) : text.historyFilling(time)}</p>
}
