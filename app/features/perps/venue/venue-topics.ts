import { everyVenue, type VenueChoice } from '~/domain/perp/venue-choice'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { DataTopic } from '~/domain/protocol/protocol'

/** Topics whose ages are those of the rows of a choice. */
interface ChoiceTopics {
  readonly trades: DataTopic
  readonly positions: DataTopic
  readonly markets: DataTopic
}

const ofAll: ChoiceTopics = { trades: 'perps.trades', positions: 'perps.positions', markets: 'perps.markets' }

/** Returns the topics of the data of a choice. */
export function topicsOfChoice(choice: VenueChoice): ChoiceTopics {
  return choice === everyVenue ? ofAll : perpVenueFacts[choice].changeTopics
}
