import { usePageNotices } from '~/shared/page-data/use-page-notices'
import * as styles from '~/ui/panel/notice-bar.css'

/**
 * Shows each problem of the data sources once for all panels of the page. A panel with such a problem shows
 * only a mark.
 */
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
