import { protocolFacts, type SpotProtocolId, type StreamTopic } from '~/domain/protocol'
import type { Slot } from '~/domain/time'

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

/** What a batch has changed so far, gathered by the writers and published once at its end. */
export interface Tally {
  accountsChanged: number
  eventsInserted: number
  readonly topics: ReadonlyMap<StreamTopic, { readonly keys: ReadonlySet<string>; readonly slot: Slot }>
  readonly counts: ReadonlyMap<Venue, { readonly total: number; readonly active: number }>
  /** A row that readers of a topic see differently now. */
  changed(topic: StreamTopic, key: string, slot: Slot): void
  /** An order row was made or moved: counts it and tells its topic. */
  orderMoved(move: OrderMove): void
}

/** The list that an order is counted in. */
export function venueOf(protocol: SpotProtocolId): Venue {
  if (protocol === 'jupiter-dca') return 'dca'
  return protocol === 'kamino-limit' ? 'kamino' : 'jupiter'
}

/** An empty tally for one batch. */
export function createTally(): Tally {
  const topics = new Map<StreamTopic, { keys: Set<string>; slot: Slot }>()
  const counts = new Map<Venue, { total: number; active: number }>()
  return {
    accountsChanged: 0,
    eventsInserted: 0,
    topics,
    counts,
    changed(topic, key, slot) {
      const entry = topics.get(topic)
      if (!entry) {
        topics.set(topic, { keys: new Set([key]), slot })
        return
      }
      entry.keys.add(key)
      entry.slot = Math.max(entry.slot, slot)
    },
    orderMoved(move) {
      this.changed(protocolFacts[move.protocol].topic, move.key, move.slot)
      const venue = venueOf(move.protocol)
      const count = counts.get(venue) ?? { total: 0, active: 0 }
      if (move.wasActive === null) count.total += 1
      count.active += Number(move.active) - Number(move.wasActive === true)
      counts.set(venue, count)
    },
  }
}
