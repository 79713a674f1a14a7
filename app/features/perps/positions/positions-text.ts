import type { PositionSpan } from '~/domain/perp/top-positions'
import { everyVenue, type VenueChoice } from '~/domain/perp/venue-choice'
import { titleOfChoice } from '../venue/venue-text'

/** Subtitle that names the time span, so that the subtitle matches the filter. */
const past: Readonly<Record<PositionSpan, string>> = {
  '1h': 'past hour',
  '6h': 'past 6 hours',
  '24h': 'past 24 hours',
  all: 'all records',
}

export const positionsText = {
  title: (choice: VenueChoice) =>
    choice === everyVenue
      ? 'Top Active Perpetual Positions'
      : `Top Active ${titleOfChoice(choice)} Perpetual Positions`,
  subtitle: (span: PositionSpan) => `Top 5 traders, each on their largest market, ${past[span]}`,
  span: 'Time range',
  rankTable: 'Largest positions',
  least: (usd: string) => `Positions ≥ $${usd}`,
  window: (count: string, since: string) => `Latest ${count} records, from ${since}`,
  buyTag: 'B',
  sellTag: 'S',
  long: 'long',
  short: 'short',
  columns: {
    rank: 'Rank',
    trader: 'Trader',
    market: 'Market',
    share: 'vs. largest',
    updated: 'Updated',
    size: 'Position Size $',
  },
  ordersOf: (market: string, trader: string) => `${market} orders of ${trader}`,
  profile: (trader: string) => `All orders of ${trader}`,
  failed: 'Failed to load recent positions',
  httpError: (status: number) => `HTTP error! status: ${status}`,
  none: 'No positions',
  noneIn: (span: PositionSpan) =>
    span === 'all'
      ? 'No positions of $1,000 or more yet.'
      : `No positions of $1,000 or more in the ${past[span]}.`,
  showAll: 'Show all',
  exportWhat: 'position records',
  chartName: (span: PositionSpan) =>
    `Position sizes of the top 5 traders, ${past[span]}. Use the arrow keys to step through the changes.`,
  chartTable: 'Position sizes of the top 5 traders',
  table: { trader: 'Trader', market: 'Market', time: 'Time', size: 'Size $' },
} as const
