import type { AlertLine } from '~/domain/alert/alert-line'
import { alertsPage } from '~/shared/paths/alerts-path'
import { alertThreshold, alertTitle } from './alert-words'
import { alertsText } from './alerts-text'

/** Minimum interval between two notifications, milliseconds. Alerts in between are counted in the next one. */
const notifyEveryMs = 3_000

/** Returns whether the visitor has allowed the notifications of the browser. */
export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

/** Returns a function that shows alerts as a notification of the browser, if that is allowed. */
export function createNotifier(): (lines: readonly AlertLine[]) => void {
  let lastMs = 0
  let skipped = 0
  return (lines) => {
    const newest = lines.at(-1)
    if (newest === undefined || !mayNotify()) return
    if (Date.now() - lastMs < notifyEveryMs) {
      skipped += lines.length
      return
    }
    const more = skipped + lines.length - 1
    lastMs = Date.now()
    skipped = 0
    show(newest, more)
  }
}

function show(line: AlertLine, more: number): void {
  const reached = alertsText.reached(alertThreshold(line))
  try {
    const body = more === 0 ? reached : `${reached}, ${alertsText.more(more)}`
    const notification = new Notification(alertTitle(line), { body, tag: line.id })
    notification.onclick = () => {
      window.focus()
      window.location.assign(alertsPage)
    }
  } catch (error) {
    // On phones, only a service worker can show notifications. The log has the alert.
    if (!(error instanceof TypeError)) throw error
  }
}
