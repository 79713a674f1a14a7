import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { UnixMs } from '~/domain/base/time'
import { useStreamStatus } from '~/shared/live/live-provider'
import { useZone } from '~/ui/marks/now'
import { copiedAt, lostAttribute } from '~/ui/marks/offline-marks'
import * as styles from '~/ui/panel/notice-bar.css'
import { hrefWith } from '~/ui/url/url-param'
import { copyTime } from './copy-time'
import { followLinksInDocument } from './follow-links-in-document'
import { offlineText } from './offline-text'
import { registerWorker, reportVisit } from './register-worker'

/** Time on a page after which it is stored, milliseconds. Its panels and charts have loaded by then. */
const visitedAfterMs = 2_000

/** Registers the service worker, reports visited pages to it, and shows since when the page is offline. */
export function OfflineWatcher() {
  const place = hrefWith(useLocation())
  const dataAt = useOfflineSince()
  const { format } = useZone()
  const isOffline = dataAt !== undefined
  useEffect(registerWorker, [])
  useEffect(() => {
    if (isOffline) return followLinksInDocument()
    const timer = setTimeout(() => reportVisit(place), visitedAfterMs)
    return () => clearTimeout(timer)
  }, [isOffline, place])
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.notice}>
          {offlineText.asOf}{' '}
          <time dateTime={new Date(dataAt).toISOString()}>{copyTime(dataAt, Date.now(), format)}</time>
        </p>
      )}
    </div>
  )
}

/**
 * Returns the time of the data of a page without a connection: that of the copy, or the time at which the connection was
 * lost. `navigator.onLine` is false on a machine without a network, even if the server runs on the same machine. So only
 * the `offline` event counts. A copy loads again when the stream opens: panels that poll, and data that the router does
 * not request again, would otherwise stay copies without a notice.
 */
function useOfflineSince(): UnixMs | undefined {
  const [copied] = useState(copiedAt)
  const [lost, setLost] = useState<UnixMs>()
  const isOpen = useStreamStatus() === 'open'
  useEffect(() => {
    const lose = () => {
      document.documentElement.setAttribute(lostAttribute, '')
      setLost(Date.now())
    }
    const find = () => {
      document.documentElement.removeAttribute(lostAttribute)
      setLost(undefined)
    }
    addEventListener('offline', lose)
    addEventListener('online', find)
    return () => {
      removeEventListener('offline', lose)
      removeEventListener('online', find)
    }
  }, [])
  useEffect(() => {
    if (isOpen && copied !== undefined) location.reload()
  }, [isOpen, copied])
  return copied ?? lost
}
