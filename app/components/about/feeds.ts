import type { ProtocolId, StreamTopic } from '~/domain/protocol'

/** What is read from the chain, as people count it: Jupiter's limit orders are one feed of two programs. */
export const feeds = [
  { topic: 'dca', protocols: ['jupiter-dca'] },
  { topic: 'limit', protocols: ['jupiter-limit', 'jupiter-limit-v1'] },
  { topic: 'kamino', protocols: ['kamino-limit'] },
  { topic: 'drift.trades', protocols: ['drift-perps'] },
] as const satisfies readonly {
  readonly topic: StreamTopic
  readonly protocols: readonly ProtocolId[]
}[]

/** The stream topic that tells a feed's age. */
export type FeedTopic = (typeof feeds)[number]['topic']
