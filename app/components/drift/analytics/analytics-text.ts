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
  volumeLine: (period: AnalyticsPeriod) => `executed in the ${past[period]}`,
  against: 'against the period before',
  volumeDrawn: (period: AnalyticsPeriod, most: string) =>
    `Volume over the ${past[period]}, at most ${most} in one of 24 stretches`,
  openInterest: 'Open interest, one side',
  openInterestLine: 'at the oracle prices of now',
  metrics: 'Market Metrics',
  metricsLine: 'Traders and positions now, volume of the period',
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
  noneLine: (search: string) => `No market is called like “${search}”.`,
  noneAtAll: 'No listed market has been read yet.',
  showAll: 'Show all',
  failedTitle: 'Failed to Load Analytics',
  failed: 'Failed to load analytics',
  funding: 'Funding by hour',
  fundingLine: 'APR, simple, %',
  fundingNote: (zone: string) =>
    `Hours in ${zone}, newest on the right. Markets by distance of the newest value from the mean, then by open interest.`,
  fundingNone: 'No funding has been set in the last 24 hours.',
  fundingUnavailable: 'Failed to load funding',
  fundingMarket: 'Market',
  fundingMore: (count: string) => `Show all ${count} markets`,
  fundingLess: 'Show the most unusual only',
  fundingScale: 'Colours from −90 % and less to +90 % and more a year; the middle is below 5 % either way',
} as const
