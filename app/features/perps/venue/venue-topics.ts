import type { PanelMeta } from '~/contracts/state/panel'
import { everyVenue, type VenueChoice } from '~/domain/perp/venue-choice'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { AgedTopic } from '~/domain/protocol/protocol'
import type { RowsFrame } from '~/shared/live/live-client'

/** Topics whose ages are those of the rows of a choice. */
interface ChoiceTopics {
  readonly trades: AgedTopic
  readonly positions: AgedTopic
  readonly markets: AgedTopic
}

const ofAll = {
  trades: 'perps.trades',
  positions: 'perps.positions',
  markets: 'perps.markets',
} as const satisfies ChoiceTopics

/** Returns the topics of the data of a choice. */
export function topicsOfChoice(choice: VenueChoice): ChoiceTopics {
  return choice === everyVenue ? ofAll : perpVenueFacts[choice].changeTopics
}

/** Returns the stream topic with the trades of a choice, and the topic whose age they have. */
export function streamOfTrades(choice: VenueChoice) {
  const agedTopic = topicsOfChoice(choice).trades
  return { topic: agedTopic === 'drift.trades' ? agedTopic : ofAll.trades, agedTopic }
}

/** Returns the age of the markets of a choice in a frame with the markets of all venues. */
export function metaOfMarkets(
  choice: VenueChoice,
  { meta, metas }: Pick<RowsFrame<unknown>, 'meta' | 'metas'>,
): PanelMeta {
  return metas?.[topicsOfChoice(choice).markets] ?? meta
}
