import { formatDateTime, isoTime, localFormat, utcFormat } from '~/domain/format-time'
import { useNow } from '~/ui/now'
import * as styles from './page-head.css'

/** A page's title, what it is about, and the time. */
export function PageHead({ title, line }: { readonly title: string; readonly line: string }) {
  const { seconds, inBrowser } = useNow()
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.aside}>{line}</p>
      <time className={styles.clock} dateTime={isoTime(seconds)}>
        {formatDateTime(seconds * 1000, inBrowser ? localFormat : utcFormat)}
      </time>
    </div>
  )
}
