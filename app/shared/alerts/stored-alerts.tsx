import { useEffect } from 'react'
import { useDeviceText } from '~/ui/hooks/device-text'
import { useOnDemand } from '~/ui/overlay/use-on-demand'
import { rulesKey } from './rules-key'

const loadWatcher = () => import('./alert-watcher').then((module) => module.AlertWatcher)

/**
 * Watches the alerts of this device on every page. Every first load contains this component, so the rest of the code
 * loads only if the device has a rule, and after the page.
 */
export function StoredAlerts() {
  const [stored] = useDeviceText(rulesKey)
  const { Opened, open } = useOnDemand(loadWatcher)
  useEffect(() => {
    if (stored === null) return
    const timer = setTimeout(open, 2000)
    return () => clearTimeout(timer)
  }, [stored, open])
  return Opened === undefined ? null : <Opened />
}
