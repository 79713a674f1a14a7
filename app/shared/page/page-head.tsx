import type { WireHistory } from '~/contracts/state/history'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import { useNow } from '~/ui/marks/now'
import { CopyLinkButton } from './copy-link-button'
import { HistoryLine } from './history-line'
import * as styles from './page-head.css'

interface PageHeadProps {
  readonly title: string
  readonly line: string
  /** Start and completeness of the history that the page shows. */
  readonly history?: WireHistory
}

/** Header of a page: title, description and current time. */
export function PageHead({ title, line, history }: PageHeadProps) {
  const { seconds, zone } = useNow()
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.aside}>{line}</p>
      <CopyLinkButton />
      {history && <HistoryLine {...history} />}
      <time className={styles.clock} dateTime={isoTime(seconds)}>
        {formatDateTime(seconds * 1000, zone.format)}
      </time>
    </div>
  )
}
