import { protocolFacts, type SpotProtocolId, type StreamTopic } from '~/domain/protocol'
import type { Slot } from '~/domain/time'

/** Slot of changes that do not belong to a slot, such as a price's. */
export const noSlot = 0

/** Order lists with a maintained row count. */
export type Venue = 'dca' | 'jupiter' | 'kamino'

/** Change of an order row. `wasActive` is null if the row is new. */
export interface OrderMove {
  readonly key: string
  readonly protocol: SpotProtocolId
  readonly wasActive: boolean | null
  readonly active: boolean
  readonly slot: Slot
}

/** Changes of a topic's rows. */
export interface TopicChange {
  readonly keys: ReadonlySet<string>
  readonly slot: Slot
  /** Whether rows were removed, which keys can't express. Readers must then reload the topic. */
  readonly needsResync: boolean
}

/** Changes of a batch, collected by the writers and published once at the end. */
export interface ChangeSet {
  accountsChanged: number
  eventsInserted: number
  readonly topics: ReadonlyMap<StreamTopic, TopicChange>
  readonly counts: ReadonlyMap<Venue, { readonly total: number; readonly active: number }>
  /** Adds a row whose visible content changed. */
  changed(topic: StreamTopic, key: string, slot: Slot): void
  /** Notes that rows of a topic were removed, so that its readers reload it. */
  markForResync(topic: StreamTopic, slot: Slot): void
  /** Notes that an order row was created or changed: updates the counts and the topic. */
  orderMoved(move: OrderMove): void
  /** Notes that an order row was removed. */
  orderRemoved(move: OrderMove): void
}

/** Returns the list in which an order is counted. */
export function venueOf(protocol: SpotProtocolId): Venue {
  if (protocol === 'jupiter-dca') return 'dca'
  return protocol === 'kamino-limit' ? 'kamino' : 'jupiter'
}

/**
 * Creates an empty change set for one batch. Changes in slots before `suppressEventsBefore` are counted but
 * not published.
 */
export function createChangeSet(suppressEventsBefore: Slot = 0): ChangeSet {
  const topics = new Map<StreamTopic, { keys: Set<string>; slot: Slot; needsResync: boolean }>()
  const counts = new Map<Venue, { total: number; active: number }>()

  function topicOf(topic: StreamTopic, slot: Slot) {
    const entry = topics.get(topic) ?? { keys: new Set<string>(), slot, needsResync: false }
    entry.slot = Math.max(entry.slot, slot)
    topics.set(topic, entry)
    return entry
  }

  function addKey(topic: StreamTopic, key: string, slot: Slot): void {
    if (slot === noSlot || slot >= suppressEventsBefore) topicOf(topic, slot).keys.add(key)
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
      addKey(topic, key, slot)
    },
    markForResync(topic, slot) {
      topicOf(topic, slot).needsResync = true
    },
    orderMoved({ key, protocol, wasActive, active, slot }) {
      addKey(protocolFacts[protocol].topic, key, slot)
      count(protocol, wasActive === null ? 1 : 0, Number(active) - Number(wasActive === true))
    },
    orderRemoved({ protocol, wasActive, slot }) {
      topicOf(protocolFacts[protocol].topic, slot).needsResync = true
      count(protocol, -1, -Number(wasActive === true))
    },
  }
}
