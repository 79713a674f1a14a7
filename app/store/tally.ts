import { protocolFacts, type SpotProtocolId, type StreamTopic } from '~/domain/protocol'
import type { Slot } from '~/domain/time'

/** Slot of changes that have no place in the chain, such as a price's. */
export const noSlot = 0

/** The three lists of orders that count their rows. */
export type Venue = 'dca' | 'jupiter' | 'kamino'

/** What an order row became: null `wasActive` = the row is new. */
export interface OrderMove {
  readonly key: string
  readonly protocol: SpotProtocolId
  readonly wasActive: boolean | null
  readonly active: boolean
  readonly slot: Slot
}

/** What became of a topic's rows. */
export interface TopicChange {
  readonly keys: ReadonlySet<string>
  readonly slot: Slot
  /** Rows are gone, which no key can tell: readers of the topic have to read it anew. */
  readonly anew: boolean
}

/** What a batch has changed so far, gathered by the writers and published once at its end. */
export interface Tally {
  accountsChanged: number
  eventsInserted: number
  readonly topics: ReadonlyMap<StreamTopic, TopicChange>
  readonly counts: ReadonlyMap<Venue, { readonly total: number; readonly active: number }>
  /** A row that readers of a topic see differently now. */
  changed(topic: StreamTopic, key: string, slot: Slot): void
  /** Rows of a topic are gone. */
  readAnew(topic: StreamTopic, slot: Slot): void
  /** An order row was made or moved: counts it and tells its topic. */
  orderMoved(move: OrderMove): void
  /** An order row is gone. */
  orderRemoved(move: OrderMove): void
}

/** The list that an order is counted in. */
export function venueOf(protocol: SpotProtocolId): Venue {
  if (protocol === 'jupiter-dca') return 'dca'
  return protocol === 'kamino-limit' ? 'kamino' : 'jupiter'
}

/** An empty tally for one batch. What changed in slots before `quietBefore` is counted and told to nobody. */
export function createTally(quietBefore: Slot = 0): Tally {
  const topics = new Map<StreamTopic, { keys: Set<string>; slot: Slot; anew: boolean }>()
  const counts = new Map<Venue, { total: number; active: number }>()

  function topicOf(topic: StreamTopic, slot: Slot) {
    const entry = topics.get(topic) ?? { keys: new Set<string>(), slot, anew: false }
    entry.slot = Math.max(entry.slot, slot)
    topics.set(topic, entry)
    return entry
  }

  function tell(topic: StreamTopic, key: string, slot: Slot): void {
    if (slot === noSlot || slot >= quietBefore) topicOf(topic, slot).keys.add(key)
  }

  function count(protocol: SpotProtocolId, total: number, active: number): void {
    const venue = venueOf(protocol)
    const known = counts.get(venue) ?? { total: 0, active: 0 }
    counts.set(venue, { total: known.total + total, active: known.active + active })
  }

  return {
    accountsChanged: 0,
    eventsInserted: 0,
    topics,
    counts,
    changed(topic, key, slot) {
      tell(topic, key, slot)
    },
    readAnew(topic, slot) {
      topicOf(topic, slot).anew = true
    },
    orderMoved({ key, protocol, wasActive, active, slot }) {
      tell(protocolFacts[protocol].topic, key, slot)
      count(protocol, wasActive === null ? 1 : 0, Number(active) - Number(wasActive === true))
    },
    orderRemoved({ protocol, wasActive, slot }) {
      topicOf(protocolFacts[protocol].topic, slot).anew = true
      count(protocol, -1, -Number(wasActive === true))
    },
  }
}
