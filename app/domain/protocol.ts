import { type Address, trustedAddress } from './ids'

/** Ids of the program families that Sextant decodes. `protocolFacts` maps each to its topic and label. */
export const protocolIds = [
  'jupiter-dca',
  'jupiter-limit',
  'jupiter-limit-v1',
  'kamino-limit',
  'drift-perps',
  'spl-token',
] as const

export type ProtocolId = (typeof protocolIds)[number]

/** Protocols whose accounts are standing spot orders. */
export type SpotProtocolId = 'jupiter-dca' | LimitProtocolId

/** Protocols whose accounts are limit orders. */
export type LimitProtocolId = 'jupiter-limit' | 'jupiter-limit-v1' | 'kamino-limit'

/** Venues of spot orders, by their names in order lists, in row counts and in rollups. */
export const spotVenues = ['dca', 'jupiter', 'kamino'] as const
export type SpotVenue = (typeof spotVenues)[number]

export type TradeType = 'drift_perp' | 'kamino' | 'jupiter_recurring' | 'jupiter_limit'
export type VolumeType = 'dca' | 'kamino' | 'drift' | 'jupiter_limit'

/** Topics to which a client of the stream can subscribe. */
export const streamTopics = [
  'prices',
  'dca',
  'limit',
  'kamino',
  'drift.trades',
  'drift.positions',
  'market_stats',
] as const
export type StreamTopic = (typeof streamTopics)[number]

export interface ProtocolFacts {
  readonly programIds: readonly Address[]
  readonly tradeType: TradeType | undefined
  readonly volumeType: VolumeType | undefined
  readonly topic: StreamTopic | undefined
  /** Label of the protocol in the `dex` field. */
  readonly label: string
}

/**
 * Maps each protocol to its programs, trade type, volume type, topic and label. No other code may repeat
 * these relations.
 */
export const protocolFacts = {
  'jupiter-dca': {
    programIds: [trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')],
    tradeType: 'jupiter_recurring',
    volumeType: 'dca',
    topic: 'dca',
    label: 'Jupiter DCA',
  },
  'jupiter-limit': {
    programIds: [trustedAddress('j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X')],
    tradeType: 'jupiter_limit',
    volumeType: 'jupiter_limit',
    topic: 'limit',
    label: 'Jupiter Limit',
  },
  'jupiter-limit-v1': {
    programIds: [trustedAddress('jupoNjAxXgZ4rjzxzPMP4oxduvQsQtZzyknqvzYNrNu')],
    tradeType: 'jupiter_limit',
    volumeType: 'jupiter_limit',
    topic: 'limit',
    label: 'Jupiter Limit',
  },
  'kamino-limit': {
    programIds: [trustedAddress('LiMoM9rMhrdYrfzUCxQppvxCSG1FcrUK9G8uLq4A1GF')],
    tradeType: 'kamino',
    volumeType: 'kamino',
    topic: 'kamino',
    label: 'Kamino',
  },
  'drift-perps': {
    programIds: [trustedAddress('dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH')],
    tradeType: 'drift_perp',
    volumeType: 'drift',
    topic: 'drift.trades',
    label: 'Drift',
  },
  'spl-token': {
    programIds: [
      trustedAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
      trustedAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
      trustedAddress('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'),
    ],
    tradeType: undefined,
    volumeType: undefined,
    topic: undefined,
    label: 'SPL Token',
  },
} as const satisfies Record<ProtocolId, ProtocolFacts>
