import type { ProtocolId, StreamTopic } from '~/domain/protocol'

/**
 * Feeds whose data is read from the chain. Jupiter's limit orders are a single feed that combines two
 * programs.
 */
export const feeds = [
  { topic: 'dca', protocols: ['jupiter-dca'] },
  { topic: 'limit', protocols: ['jupiter-limit', 'jupiter-limit-v1'] },
  { topic: 'kamino', protocols: ['kamino-limit'] },
  { topic: 'drift.trades', protocols: ['drift-perps'] },
] as const satisfies readonly {
  readonly topic: StreamTopic
  readonly protocols: readonly ProtocolId[]
}[]

/** Stream topic of a feed. The page shows the age of this topic as the age of the feed. */
export type FeedTopic = (typeof feeds)[number]['topic']
