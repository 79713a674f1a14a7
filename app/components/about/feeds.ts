import type { ProtocolId, StreamTopic } from '~/domain/protocol'

/** Feeds that are read from the chain. Jupiter's limit orders are one feed from two programs. */
export const feeds = [
  { topic: 'dca', protocols: ['jupiter-dca'] },
  { topic: 'limit', protocols: ['jupiter-limit', 'jupiter-limit-v1'] },
  { topic: 'kamino', protocols: ['kamino-limit'] },
  { topic: 'drift.trades', protocols: ['drift-perps'] },
] as const satisfies readonly {
  readonly topic: StreamTopic
  readonly protocols: readonly ProtocolId[]
}[]

/** Stream topic whose age is shown as the feed's age. */
export type FeedTopic = (typeof feeds)[number]['topic']
