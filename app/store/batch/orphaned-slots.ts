import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { perpVenueAmong, protocolOfPerpVenue } from './table-protocols'

/** Orphaned slots, which were confirmed before another fork won. Their rows must be deleted. */
export interface OrphanedSlots {
  readonly slots: readonly Slot[]
  /**
   * Programs whose rows are rolled back. Rows of other programs are rolled back by the writers of those
   * programs.
   */
  readonly protocols: readonly ProtocolId[]
  /**
   * Lower bound of the times of the orphaned slots, unix seconds. The bound limits the search, because no
   * event table has an index by slot.
   */
  readonly sinceAt: UnixSeconds
}

/**
 * A table that stores events. Each event is one row, which is deleted if the slot of the event is orphaned.
 */
export interface EventTable {
  readonly name: string
  /** SQL expression for the program that emitted the event in a row. */
  readonly protocol: string
  /** SQL condition: the program of a row is among those in the array `$3`. */
  readonly isOfProtocols: string
}

/**
 * All tables that store events. If a table was missing here, it would keep events that never happened. A test
 * compares the list with the schema.
 */
export const eventTables: readonly EventTable[] = [
  ...['fill', 'order_event'].map((name) => ({
    name,
    protocol: 'protocol',
    isOfProtocols: 'protocol = any($3)',
  })),
  ...['perp_fill', 'perp_order_action', 'perp_funding'].map((name) => ({
    name,
    protocol: protocolOfPerpVenue(),
    isOfProtocols: perpVenueAmong('$3'),
  })),
]

/**
 * Returns an SQL condition for rows of an event table that belong to an orphaned slot. The condition uses the
 * parameters of `orphanedValues`.
 */
export function isOrphaned({ isOfProtocols }: EventTable): string {
  return `slot = any($1) and at >= $2 and ${isOfProtocols}`
}

/**
 * Returns the values of the parameters in `isOrphaned`: $1 are the slots, $2 is the earliest time, and $3 are
 * the protocols.
 */
export function orphanedValues({ slots, sinceAt, protocols }: OrphanedSlots): unknown[] {
  return [slots, sinceAt, protocols]
}

/** Returns the name of a program's cursor. Rows up to the slot of this cursor are final. */
export function finalityOf(protocol: ProtocolId): string {
  return `finality:${protocol}`
}
