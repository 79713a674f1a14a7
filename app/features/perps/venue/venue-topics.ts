import type { VenueChoice } from '~/domain/perp/venue-choice'

/** Stream topics with the rows of Drift, and of all venues. */
const topics = {
  drift: { markets: 'market_stats', trades: 'drift.trades', positions: 'drift.positions' },
  all: { markets: 'perps.markets', trades: 'perps.trades', positions: 'perps.positions' },
} as const

/** Returns the stream topics that contain the rows of the chosen venues. They may also contain those of others. */
export function topicsOfChoice(choice: VenueChoice) {
  return choice === 'drift' ? topics.drift : topics.all
}
