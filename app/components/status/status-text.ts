import type { ServiceState, SourceState } from '~/domain/status-view'

/** All texts of the status page. */
export const statusText = {
  title: 'Status',
  line: 'How current and complete the data is, as measured by the service itself',
  description: 'Lag of each source, slots, pace, failures, measured uptime and incidents.',
  states: {
    operational: 'All sources are live',
    degraded: 'Some sources are behind or away',
    down: 'No source is live',
  } satisfies Record<ServiceState, string>,
  sourceStates: {
    live: 'Live',
    degraded: 'Degraded',
    'catching-up': 'Catching up',
    snapshot: 'First read',
    starting: 'Starting',
    offline: 'Offline',
    silent: 'Silent',
  } satisfies Record<SourceState, string>,
  uptime: 'Uptime',
  measuredSince: 'since',
  notMeasured: 'measuring, first figure after a minute',
  pace: 'Taken in',
  paceUnit: 'per second, over a minute',
  failures: 'Failed questions',
  failuresUnit: 'per minute, to the node',
  quarantined: 'Put aside',
  quarantinedUnit: 'per minute, not decodable',
  unreadable: 'Unreadable',
  unreadableUnit: 'transactions, requested again',
  dataAge: 'All data up to',
  dataAgeUnit: (slot: number) => `slot ${slot}`,
  feeds: 'Feeds',
  feedsNote:
    'What pages and API show as new depends on these. Uptime counts the time in which all of them were live.',
  background: 'Background work',
  columns: {
    source: 'Source',
    state: 'State',
    lastSlot: 'Last slot',
    lag: 'Behind',
    heard: 'Heard',
    pace: 'Per second',
    uptime: 'Uptime',
  },
  slots: (count: number) => (count === 1 ? '1 slot' : `${count} slots`),
  incidents: 'Incidents',
  noIncidents: 'No incident',
  noIncidentsLine: 'No source has been away for ten seconds or more since measuring began.',
  nothingMeasured: 'The record begins with the first minute of this version.',
  goesOn: 'goes on',
  nothingHeard: 'Nothing was heard.',
  unavailable: 'The state cannot be read',
  unavailableLine: 'The store does not answer. The page asks again by itself.',
  retry: 'Try again',
  asJson: 'The same as JSON',
  asFeed: 'Incidents as a feed',
  asBadge: 'Badge',
  badge: {
    operational: 'operational',
    degraded: 'degraded',
    down: 'down',
    unknown: 'unknown',
  } satisfies Record<ServiceState | 'unknown', string>,
  ofNode: 'Measured inside the service: it says nothing of the way between it and you.',
} as const

/** Formats a duration in its two largest units. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3_600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  if (first === -1) return '0 s'
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

/** Formats a share of time in percent. Shows 100 only for an exact 100. */
export function formatUptime(percent: number): string {
  if (percent >= 100) return '100%'
  return `${(Math.floor(percent * 1_000) / 1_000).toFixed(3)}%`
}
