import { perpVenueFacts } from '../protocol/perp-venue'
import type { DataTopic } from '../protocol/protocol'
import type { PerpVenue } from '../protocol/venues'
import { allVenues } from './panel-view'

/**
 * Returns the topics that determine the age of a chart's bars. A market's bars are as old as the trades of its venue,
 * although another venue may be behind. A token trades at all venues, so `venue` is `undefined`.
 */
export function chartTopics(venue: PerpVenue | undefined): readonly DataTopic[] {
  return venue === undefined ? allVenues : [perpVenueFacts[venue].changeTopics.trades]
}
