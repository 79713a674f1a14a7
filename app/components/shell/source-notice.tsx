import { usePageNotices } from '../live/use-page-notices'
import * as styles from './source-notice.css'

/** Shows the problems of the page's data sources once for all of its panels. The panels only have a mark. */
export function SourceNotice() {
  const notices = usePageNotices()
  return (
    <div role="status">
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
    </div>
  )
}
