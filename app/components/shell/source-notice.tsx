import { usePageNotices } from '../live/use-page-notices'
import * as styles from './source-notice.css'

/** What is wrong with the sources of the page, said once for all of its panels, which carry a mark. */
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
