import { everyVenue, type VenueChoice } from '~/domain/perp/venue-choice'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'

export const venueText = {
  venue: 'Venue',
  all: 'All',
  paused: (venue: string) => `${venue} is paused`,
  lastTrade: (venue: string) => `${venue} is paused. Its last trade was on`,
  oldNumbers: 'Its prices, positions and orders are the last known ones.',
  noTrade: (venue: string) => `${venue} is paused, and no trade of it is known.`,
  show: (venue: string) => `Show ${venue}, which trades`,
} as const

/** Returns the name of a choice in the switch. */
export function nameOfChoice(choice: VenueChoice): string {
  return choice === everyVenue ? venueText.all : perpVenueFacts[choice].name
}

/** Returns the name of a choice in titles: `Drift`, or `Perps` for all venues. */
export function titleOfChoice(choice: VenueChoice): string {
  return choice === everyVenue ? 'Perps' : perpVenueFacts[choice].name
}

/** Returns the name of a choice in sentences, after "on": `Drift`, or `all venues`. */
export function placeOfChoice(choice: VenueChoice): string {
  return choice === everyVenue ? 'all venues' : perpVenueFacts[choice].name
}
