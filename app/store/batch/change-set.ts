import type { Slot } from '~/domain/base/time'
import type { ChangeTopic } from '~/domain/protocol/perp-venue'
import { protocolFacts, type SpotProtocolId } from '~/domain/protocol/protocol'
import type { SpotVenue } from '~/domain/protocol/venues'

/** Slot for changes that do not belong to a slot, e.g. a change of a price. */
export const noSlot = 0

/** Change of an order row. `wasActive` is null if the order row is new. */
export interface OrderMove {
  readonly key: string
  readonly protocol: SpotProtocolId
  readonly wasActive: boolean | null
  readonly active: boolean
  readonly slot: Slot
}

/** Changes of a topic's rows in one batch. */
export interface TopicChange {
  readonly keys: ReadonlySet<string>
  readonly slot: Slot
  /**
   * Whether rows of the topic were removed. Keys can't express a removal, so readers must reload the topic.
   */
  readonly needsResync: boolean
}

/**
 * Changes that a batch makes. The writers add changes, and all of them are published together at the end of
 * the batch.
 */
export interface ChangeSet {
  accountsChanged: number
  eventsInserted: number
  readonly topics: ReadonlyMap<ChangeTopic, TopicChange>
  readonly counts: ReadonlyMap<SpotVenue, { readonly total: number; readonly active: number }>
  /** Adds the key of a row whose visible content has changed. */
  changed(topic: ChangeTopic, key: string, slot: Slot): void
  /** Records that rows of a topic were removed, so that readers reload the topic. */
  markForResync(topic: ChangeTopic, slot: Slot): void
  /**
   * Records that an order row was created or changed. Updates the row counts of the order lists and the
   * changes of the topic.
   */
  orderMoved(move: OrderMove): void
  /** Records that an order row was removed. */
  orderRemoved(move: OrderMove): void
}

/** Returns the order list whose row count includes an order. */
export function venueOf(protocol: SpotProtocolId): SpotVenue {
  return protocolFacts[protocol].venue
}

/**
 * Creates an empty change set for one batch. Changes in slots before `suppressEventsBefore` update the row
 * counts but are not published.
 */
export function createChangeSet(suppressEventsBefore: Slot = 0): ChangeSet {
  const topics = new Map<ChangeTopic, { keys: Set<string>; slot: Slot; needsResync: boolean }>()
  const counts = new Map<SpotVenue, { total: number; active: number }>()

  function topicOf(topic: ChangeTopic, slot: Slot) {
    const entry = topics.get(topic) ?? { keys: new Set<string>(), slot, needsResync: false }
    entry.slot = Math.max(entry.slot, slot)
    topics.set(topic, entry)
    return entry
  }

  function addKey(topic: ChangeTopic, key: string, slot: Slot): void {
    if (slot === noSlot || slot >= suppressEventsBefore) topicOf(topic, slot).keys.add(key)
  }

  function count(protocol: SpotProtocolId, total: number, active: number): void {
    const venue = venueOf(protocol)
    const known = counts.get(venue)
    if (known === undefined) {
      counts.set(venue, { total, active })
      return
    }
    known.total += total
    known.active += active
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
