import { protocolsFeeding, type StreamTopic } from '~/domain/protocol/protocol'

/**
 * Feeds whose data is read from the chain. Jupiter's limit orders are a single feed that combines two
 * programs, and so are perpetuals, which combine the programs of the venues.
 */
export const feeds = (
  ['dca', 'limit', 'kamino', 'perps.trades'] as const satisfies readonly StreamTopic[]
).map((topic) => ({ topic, protocols: protocolsFeeding(topic) }))

/** Stream topic of a feed. The page shows the age of this topic as the age of the feed. */
export type FeedTopic = (typeof feeds)[number]['topic']
