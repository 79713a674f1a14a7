import type { AnalyticsPeriod } from '~/domain/perp-activity-view'

const past: Readonly<Record<AnalyticsPeriod, string>> = {
  '1h': 'past hour',
  '24h': 'past 24 hours',
  '7d': 'past 7 days',
  '30d': 'past 30 days',
}

/** All texts of the analytics tab. */
export const analyticsText = {
  title: 'Market analytics',
  period: 'Period',
  traders: 'Active traders',
  tradersLine: 'wallets with an open position now',
  positions: 'Open positions',
  positionsLine: 'in listed markets, now',
  volume: 'Volume',
  volumeLine: (period: AnalyticsPeriod) => `traded in the ${past[period]}`,
  against: 'vs. previous period',
  volumeDrawn: (period: AnalyticsPeriod, most: string) =>
    `Volume over the ${past[period]} in 24 intervals, at most ${most} each`,
  openInterest: 'Open interest, one side',
  openInterestLine: 'at current oracle prices',
  metrics: 'Market Metrics',
  metricsLine: 'Traders and positions: current; volume: period',
  columns: {
    place: '#',
    market: 'Market',
    traders: 'Traders',
    positions: 'Positions',
    average: 'Average size $',
    share: 'Share %',
    volume: 'Volume $',
    openInterest: 'OI $',
    ratio: 'L / S',
  },
  filter: 'Filter markets',
  apply: 'Filter',
  csv: 'market metrics',
  none: 'No markets',
  noneLine: (search: string) => `No market matches “${search}”.`,
  noneAtAll: 'No markets loaded yet.',
  showAll: 'Show all',
  failedTitle: 'Failed to Load Analytics',
  failed: 'Failed to load analytics',
  funding: 'Funding by hour',
  fundingLine: 'APR, simple, %',
  fundingNote: (zone: string) =>
    `Hours in ${zone}, latest on the right. Sorted by distance of the latest value from the mean, then by open interest.`,
  fundingNone: 'No funding updates in the last 24 hours.',
  fundingUnavailable: 'Failed to load funding',
  fundingMarket: 'Market',
  fundingMore: (count: string) => `Show all ${count} markets`,
  fundingLess: 'Show outliers only',
  fundingScale: 'Scale −90% to +90% APR; ±5% is neutral',
} as const
