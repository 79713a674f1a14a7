import { invariant } from '~/lib/invariant'
import { type Address, trustedAddress } from '../base/ids'
import type { TradeType, VolumeType } from './trade-type'
import type { driftOnly, PerpVenue, SpotVenue } from './venues'

/** Ids of the program families that Sextant decodes. `protocolFacts` maps each to its topic and label. */
export const protocolIds = [
  'jupiter-dca',
  'jupiter-limit',
  'jupiter-limit-v1',
  'kamino-limit',
  'drift-perps',
  'velocity-perps',
  'spl-token',
] as const

export type ProtocolId = (typeof protocolIds)[number]

/**
 * What the accounts of a protocol are. `dca` and `limit` are standing spot orders, `perp` are markets and
 * traders of a perps venue, and `token` are mints.
 */
export type ProtocolKind = 'dca' | 'limit' | 'perp' | 'token'

/** Stream topics of Drift alone. */
const driftTopics = ['drift.trades', 'drift.positions', 'market_stats'] as const

/** Stream topics that combine the changes of several venues, and have none of their own. */
export const combinedTopics = ['perps.trades', 'perps.positions', 'perps.markets'] as const

/** Topics to which a client of the stream can subscribe. */
export const streamTopics = ['prices', 'dca', 'limit', 'kamino', ...driftTopics, ...combinedTopics] as const
export type StreamTopic = (typeof streamTopics)[number]

/** Topics of the changes of one perps venue. */
export type VenueTopic = `${PerpVenue}.${'trades' | 'positions' | 'markets'}`

/** Topics whose data has an age: those of the stream, and those of one perps venue. */
export type DataTopic = StreamTopic | VenueTopic

/** Topics whose age the stream sends: its own, and those of each venue beside Drift. */
export type AgedTopic = StreamTopic | Exclude<VenueTopic, `${(typeof driftOnly)[number]}.${string}`>

export interface ProtocolFacts {
  readonly programIds: readonly Address[]
  readonly kind: ProtocolKind
  /** Venue of the orders, or of the markets. `undefined`: the protocol is not a venue. */
  readonly venue: SpotVenue | PerpVenue | undefined
  readonly tradeType: TradeType | undefined
  readonly volumeType: VolumeType | undefined
  readonly topic: StreamTopic | undefined
  /** Topics whose data is read from the protocol's accounts and events. */
  readonly feeds: readonly StreamTopic[]
  /** Label of the protocol in the `dex` field. */
  readonly label: string
  /** Label that distinguishes the protocol from other versions of it. */
  readonly programLabel: string
  /**
   * Whether the accounts and fill events of an order contain its number of fills so far, instead of the input
   * that each fill has sold. That input then follows from the remaining input of two events.
   */
  readonly countsFills: boolean
}

/**
 * Maps each protocol to its programs, kind, venue, trade type, volume type, topics and labels. No other code
 * may repeat these relations.
 */
export const protocolFacts = {
  'jupiter-dca': {
    programIds: [trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')],
    kind: 'dca',
    venue: 'dca',
    tradeType: 'jupiter_recurring',
    volumeType: 'dca',
    topic: 'dca',
    feeds: ['dca'],
    label: 'Jupiter DCA',
    programLabel: 'Jupiter DCA',
    countsFills: false,
  },
  'jupiter-limit': {
    programIds: [trustedAddress('j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X')],
    kind: 'limit',
    venue: 'jupiter',
    tradeType: 'jupiter_limit',
    volumeType: 'jupiter_limit',
    topic: 'limit',
    feeds: ['limit'],
    label: 'Jupiter Limit',
    programLabel: 'Jupiter Limit',
    countsFills: false,
  },
  'jupiter-limit-v1': {
    programIds: [trustedAddress('jupoNjAxXgZ4rjzxzPMP4oxduvQsQtZzyknqvzYNrNu')],
    kind: 'limit',
    venue: 'jupiter',
    tradeType: 'jupiter_limit',
    volumeType: 'jupiter_limit',
    topic: 'limit',
    feeds: ['limit'],
    label: 'Jupiter Limit',
    programLabel: 'Jupiter Limit v1',
    countsFills: false,
  },
  'kamino-limit': {
    programIds: [trustedAddress('LiMoM9rMhrdYrfzUCxQppvxCSG1FcrUK9G8uLq4A1GF')],
    kind: 'limit',
    venue: 'kamino',
    tradeType: 'kamino',
    volumeType: 'kamino',
    topic: 'kamino',
    feeds: ['kamino'],
    label: 'Kamino',
    programLabel: 'Kamino',
    countsFills: true,
  },
  'drift-perps': {
    programIds: [trustedAddress('dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH')],
    kind: 'perp',
    venue: 'drift',
    tradeType: 'drift_perp',
    volumeType: 'drift',
    topic: 'drift.trades',
    feeds: ['prices', ...driftTopics, ...combinedTopics],
    label: 'Drift',
    programLabel: 'Drift',
    countsFills: false,
  },
  'velocity-perps': {
    programIds: [trustedAddress('vELoC1audYbSYVRXn1vPaV8Axoa9oU6BYmNGZZBDZ1P')],
    kind: 'perp',
    venue: 'velocity',
    tradeType: 'velocity_perp',
    volumeType: 'velocity',
    topic: 'perps.trades',
    feeds: ['prices', ...combinedTopics],
    label: 'Velocity',
    programLabel: 'Velocity',
    countsFills: false,
  },
  'spl-token': {
    programIds: [
      trustedAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
      trustedAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
      trustedAddress('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'),
    ],
    kind: 'token',
    venue: undefined,
    tradeType: undefined,
    volumeType: undefined,
    topic: undefined,
    feeds: [],
    label: 'SPL Token',
    programLabel: 'SPL Token',
    countsFills: false,
  },
} as const satisfies Record<ProtocolId, ProtocolFacts>

type Facts = typeof protocolFacts

/** Ids of the protocols of a kind. */
export type ProtocolOfKind<Kind extends ProtocolKind> = ProtocolId &
  { [Id in ProtocolId]: Facts[Id]['kind'] extends Kind ? Id : never }[ProtocolId]

/** Protocols whose accounts are DCA orders. */
export type DcaProtocolId = ProtocolOfKind<'dca'>
/** Protocols whose accounts are limit orders. */
export type LimitProtocolId = ProtocolOfKind<'limit'>
/** Protocols whose accounts are standing spot orders. */
export type SpotProtocolId = ProtocolOfKind<'dca' | 'limit'>
/** Protocols of perps venues. */
export type PerpProtocolId = ProtocolOfKind<'perp'>

/** Protocols whose orders belong to a spot venue. */
export type ProtocolOfVenue<Venue extends SpotVenue> = SpotProtocolId &
  { [Id in ProtocolId]: Facts[Id]['venue'] extends Venue ? Id : never }[ProtocolId]

/** Returns whether a protocol is of one of the given kinds. */
export function isOfKind<Kind extends ProtocolKind>(
  protocol: ProtocolId,
  ...kinds: readonly Kind[]
): protocol is ProtocolOfKind<Kind> {
  return kinds.some((kind) => kind === protocolFacts[protocol].kind)
}

/** Returns the protocols of the given kinds, in the order of `protocolIds`. */
export function protocolsOfKind<Kind extends ProtocolKind>(
  ...kinds: readonly Kind[]
): readonly ProtocolOfKind<Kind>[] {
  return protocolIds.filter((protocol) => isOfKind(protocol, ...kinds))
}

/** Kinds of which there is one protocol. Data of these kinds needs no field for its protocol. */
type SoleKind = Exclude<ProtocolKind, 'limit' | 'perp'>

/**
 * Returns the only protocol of a kind. Used for data without a field for its protocol. Throws if the kind has
 * several protocols, because such data would then be ambiguous.
 */
export function soleProtocolOf<Kind extends SoleKind>(kind: Kind): ProtocolOfKind<Kind> {
  const [sole, ...others] = protocolsOfKind(kind)
  invariant(sole !== undefined && others.length === 0, `there is not exactly one protocol of kind ${kind}`)
  return sole
}

/** Returns whether the orders of a spot protocol belong to a venue. */
export function isOfVenue<Venue extends SpotVenue>(
  protocol: SpotProtocolId,
  venue: Venue,
): protocol is ProtocolOfVenue<Venue> {
  return protocolFacts[protocol].venue === venue
}

/** Returns the spot protocols whose orders belong to a venue, in the order of `protocolIds`. */
export function protocolsOfVenue<Venue extends SpotVenue>(venue: Venue): readonly ProtocolOfVenue<Venue>[] {
  return protocolsOfKind('dca', 'limit').filter((protocol) => isOfVenue(protocol, venue))
}

/** Returns the protocol of a perps venue. */
export function perpProtocolOf(venue: PerpVenue): PerpProtocolId {
  const found = protocolsOfKind('perp').find((protocol) => protocolFacts[protocol].venue === venue)
  invariant(found, `the venue ${venue} has a protocol`)
  return found
}

/** Returns the perps venue of a protocol. */
export function perpVenueOf(protocol: PerpProtocolId): PerpVenue {
  return protocolFacts[protocol].venue
}

/** Returns the protocols from which the data of a topic is read. */
export function protocolsFeeding(topic: DataTopic): readonly ProtocolId[] {
  return protocolIds.filter((protocol) => {
    const feeds: readonly DataTopic[] = protocolFacts[protocol].feeds
    const isOwn = isOfKind(protocol, 'perp') && topic.startsWith(`${perpVenueOf(protocol)}.`)
    return isOwn || feeds.includes(topic)
  })
}
