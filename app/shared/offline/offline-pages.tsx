import { useEffect } from 'react'
import { useSite } from '~/shared/page/site'
import { copiedAt } from '~/ui/marks/offline-marks'
import { useOnDemand } from '~/ui/overlay/use-on-demand'

const loadWatcher = () => import('./offline-watcher').then((module) => module.OfflineWatcher)

/** Delay before the code for offline pages loads, milliseconds. The first load has finished by then. */
const afterMs = 4_000

/**
 * Makes visited pages available offline. Every first load contains this component, so the rest of the code loads after
 * the page. On a copy it loads at once, because the copy's time must be visible.
 */
export function OfflinePages() {
  const isOn = useSite()?.operator.offlinePages === true
  const { Opened, open } = useOnDemand(loadWatcher)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(open, copiedAt() === undefined ? afterMs : 0)
    return () => clearTimeout(timer)
  }, [isOn, open])
  return Opened === undefined ? null : <Opened />
}
