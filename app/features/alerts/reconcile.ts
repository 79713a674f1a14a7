import { parseSubjectKey } from './alert-option'
import type { readAlerts } from './read-alerts.server'

type AlertsPage = Awaited<ReturnType<typeof readAlerts>>

/** Keeps the choices of the last response, with the token or market that the URL names. */
export function reconcileAlerts(last: AlertsPage, params: URLSearchParams): AlertsPage {
  return { ...last, of: parseSubjectKey(params) ?? null }
}
