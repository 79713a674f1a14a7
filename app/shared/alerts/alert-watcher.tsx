import { useEffect, useMemo, useRef, useState } from 'react'
import { parseLog } from '~/domain/alert/alert-line'
import { parseRules } from '~/domain/alert/alert-rule'
import { alertsPage } from '~/shared/paths/alerts-path'
import { readDeviceText, useDeviceText } from '~/ui/hooks/device-text'
import { useClock } from '~/ui/marks/now'
import { useToast } from '~/ui/overlay/toast'
import { logKey } from './alert-keys'
import { alertTitle } from './alert-words'
import { alertsText } from './alerts-text'
import { leadAmongTabs } from './lead-among-tabs'
import { createNotifier, mayNotify } from './notify'
import { rulesKey } from './rules-key'
import { watchAlerts } from './watch-alerts'

/** Name of the lock that the watching tab holds. */
const lockName = 'sextant-alerts'

/**
 * Watches the rules of this device in one of its tabs, and reports what fired. It draws nothing and has no work
 * without rules.
 */
export function AlertWatcher(): null {
  const [stored] = useDeviceText(rulesKey)
  const rules = useMemo(() => parseRules(stored), [stored])
  const now = useClock()
  useEffect(() => {
    if (rules.length === 0) return
    const onFired = createNotifier()
    return leadAmongTabs(lockName, () => watchAlerts({ rules, now, onFired }))
  }, [rules, now])
  useToasts()
  return null
}

/** Minimum interval between two toasts, milliseconds. */
const toastEveryMs = 3_000

/**
 * Shows new lines of the log in the visible tab, whichever tab watches. The page of alerts shows the log itself, and
 * the browser's own notifications replace the toasts if they are allowed.
 */
function useToasts(): void {
  const [stored] = useDeviceText(logKey)
  const show = useToast()
  const [first] = useState(() => idsOf(readDeviceText(logKey)))
  const known = useRef(first)
  const lastMs = useRef(0)
  useEffect(() => {
    if (stored === null) return
    const before = known.current
    known.current = idsOf(stored)
    const [newest, ...more] = parseLog(stored).filter(({ id }) => !before.has(id))
    const isShown = document.visibilityState === 'visible' && document.location.pathname !== alertsPage
    if (newest === undefined || !isShown || mayNotify() || Date.now() - lastMs.current < toastEveryMs) return
    lastMs.current = Date.now()
    const detail = more.length === 0 ? undefined : alertsText.more(more.length)
    show({ kind: 'info', title: alertTitle(newest), detail })
  }, [stored, show])
}

function idsOf(stored: string | null): ReadonlySet<string> {
  return new Set(parseLog(stored).map(({ id }) => id))
}
