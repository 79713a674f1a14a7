import type { PositionSpan } from '~/domain/top-positions'

/** The subtitle names the time span, so that it matches the filter. */
const past: Readonly<Record<PositionSpan, string>> = {
  '1h': 'past hour',
  '6h': 'past 6 hours',
  '24h': 'past 24 hours',
  all: 'all that is kept',
}

/** All texts of the top positions. */
export const positionsText = {
  title: 'Top Active Drift Perpetual Positions',
  subtitle: (span: PositionSpan) => `Five largest traders, each on the biggest market, ${past[span]}`,
  span: 'Time of the positions',
  rankTable: 'Rank table',
  least: (usd: string) => `Positions of $${usd} and more`,
  window: (count: string, since: string) => `The newest ${count} records, since ${since}`,
  buyTag: 'B',
  sellTag: 'S',
  long: 'long',
  short: 'short',
  columns: {
    rank: 'Rank',
    trader: 'Trader',
    market: 'Market',
    share: 'Of the largest',
    updated: 'Updated',
    size: 'Position Size $',
  },
  ordersOf: (market: string, trader: string) => `${market} orders of ${trader}`,
  failed: 'Failed to load recent positions',
  httpError: (status: number) => `HTTP error! status: ${status}`,
  none: 'No positions',
  noneIn: (span: PositionSpan) =>
    span === 'all'
      ? 'No fill has left a position of $1,000 or more yet.'
      : `No fill has left a position of $1,000 or more in the ${past[span]}.`,
  showAll: 'Show all',
  exportWhat: 'position records',
  chartName: (span: PositionSpan) =>
    `Position sizes of the five largest active traders, ${past[span]}. Arrow keys move through the changes.`,
  chartTable: 'Sizes of the five largest active traders',
  table: { trader: 'Trader', market: 'Market', time: 'Time', size: 'Size $' },
} as const
