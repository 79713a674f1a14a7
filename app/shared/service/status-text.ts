import type { PriceSource } from '~/domain/protocol/price-source'
import type { ServiceState, SourceState } from '~/domain/service/status-view'

/** All texts of the status page. */
export const statusText = {
  title: 'Status',
  line: 'How current and complete the data is, as measured by the service itself',
  description: 'Lag of each source, slots, ingest rate, failures, measured uptime and incidents.',
  states: {
    operational: 'All sources are live',
    degraded: 'Some sources are delayed or down',
    down: 'No source is live',
  } satisfies Record<ServiceState, string>,
  sourceStates: {
    live: 'Live',
    degraded: 'Degraded',
    'catching-up': 'Catching up',
    snapshot: 'Initial sync',
    starting: 'Starting',
    offline: 'Offline',
    silent: 'Silent',
  } satisfies Record<SourceState, string>,
  uptime: 'Uptime',
  measuredSince: 'since',
  notMeasured: 'measuring; first value after a minute',
  pace: 'Ingested',
  paceUnit: 'per second, over a minute',
  failures: 'Failed RPC requests',
  failuresUnit: 'per minute',
  quarantined: 'Quarantined',
  quarantinedUnit: 'per minute, not decodable',
  unreadable: 'Missing transactions',
  unreadableUnit: 'will be requested again',
  dataAge: 'Data current as of',
  dataAgeUnit: (slot: number) => `slot ${slot}`,
  feeds: 'Feeds',
  feedsNote: 'Live data depends on these feeds. Uptime = all feeds live.',
  background: 'Background work',
  prices: 'Prices',
  pricesNote: 'Tokens with a current price, by the source of the price.',
  noPrices: 'No token has a current price.',
  priceSources: {
    'drift-oracle': 'Drift perp markets',
    'price-api': 'Price API',
    oracle: 'Price oracles',
    fill: 'Executions',
    dollar: 'Dollar coins at $1',
  } satisfies Record<PriceSource, string>,
  tokens: (count: number) => (count === 1 ? '1 token' : `${count} tokens`),
  columns: {
    source: 'Source',
    state: 'State',
    lastSlot: 'Last slot',
    lag: 'Lag',
    heard: 'Last seen',
    pace: 'Per second',
    uptime: 'Uptime',
  },
  slots: (count: number) => (count === 1 ? '1 slot' : `${count} slots`),
  incidents: 'Incidents',
  noIncidents: 'No incidents',
  noIncidentsLine: 'No source has been down for ≥ 10 s since measurement began.',
  nothingMeasured: 'Incidents are recorded from the first minute of this version.',
  goesOn: 'ongoing',
  nothingHeard: 'No data.',
  unavailable: 'Status unavailable',
  unavailableLine: 'The database isn’t responding. Retrying…',
  retry: 'Try again',
  asJson: 'View as JSON',
  asFeed: 'Incidents as a feed',
  asBadge: 'Badge',
  badge: {
    operational: 'operational',
    degraded: 'degraded',
    down: 'down',
    unknown: 'unknown',
  } satisfies Record<ServiceState | 'unknown', string>,
  ofNode: 'Measured inside the service, excluding your network.',
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

/** Formats an uptime share in percent. Rounds down, so that only an exact 100 is shown as 100. */
export function formatUptime(percent: number): string {
  if (percent >= 100) return '100%'
  return `${(Math.floor(percent * 1_000) / 1_000).toFixed(3)}%`
}
