/** Path of the page of alerts. */
export const alertsPage = '/alerts'

/** Name of the URL parameter with the token or market of a new alert. */
export const alertSubjectName = 'of'

/** Returns the path of the alerts, with a token or market for a new alert: `/alerts?of=market:{account}`. */
export function alertsPath(kind: 'token' | 'market', key: string): string {
  return `${alertsPage}?${alertSubjectName}=${kind}:${key}`
}
