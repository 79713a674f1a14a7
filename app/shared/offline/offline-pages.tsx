import { useEffect, useState } from 'react'
import { useSite } from '~/shared/page/site'
import { copiedAt, noteAttribute } from '~/ui/marks/offline-marks'
import { useOnDemand } from '~/ui/overlay/use-on-demand'
import * as styles from '~/ui/panel/notice-bar.css'

const loadWatcher = () => import('./offline-watcher').then((module) => module.OfflineWatcher)

/** Delay before the code for offline pages loads, milliseconds. The first load has finished by then. */
const afterMs = 4_000

/**
 * Makes visited pages available offline. Every first load contains this component, so the rest of the code loads after
 * the page. On a copy it loads at once. Until then, and if it can't be loaded, the copy has the line that the service
 * worker has written into it.
 */
export function OfflinePages() {
  const isOn = useSite()?.operator.offlinePages === true
  const { Opened, open } = useOnDemand(loadWatcher)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(open, copiedAt() === undefined ? afterMs : 0)
    return () => clearTimeout(timer)
  }, [isOn, open])
  const [line] = useState(writtenLine)
  if (Opened !== undefined) return <Opened />
  if (!isOn) return null
  return (
    <p className={styles.notice} {...{ [noteAttribute]: '' }}>
      {line}
    </p>
  )
}

/** Returns the line in the document, so that hydration changes nothing. It is empty unless the page is a copy. */
function writtenLine(): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector(`[${noteAttribute}]`)?.textContent ?? ''
}
