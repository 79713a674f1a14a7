import type { ProtocolId } from '~/domain/protocol'
import type { Slot, UnixSeconds } from '~/domain/time'

/** Orphaned slots: they were confirmed, but another fork won. Their rows must be deleted. */
export interface OrphanedSlots {
  readonly slots: readonly Slot[]
  /** Programs whose rows are rolled back. Rows of other programs are handled by their own writers. */
  readonly protocols: readonly ProtocolId[]
  /**
   * Lower bound of the slots' times, unix seconds. It limits the search, because no event table has an index
   * by slot.
   */
  readonly sinceAt: UnixSeconds
}

/** A table of events. Each event is one row, which is deleted if its slot is orphaned. */
export interface EventTable {
  readonly name: string
  /** SQL: the program that emitted a row's event. */
  readonly protocol: string
}

/**
 * Every table of events. A missing table would keep events that never happened, so a test compares the list
 * with the schema.
 */
export const eventTables: readonly EventTable[] = [
  { name: 'fill', protocol: 'protocol' },
  { name: 'order_event', protocol: 'protocol' },
  { name: 'perp_fill', protocol: `'drift-perps'` },
  { name: 'perp_order_action', protocol: `'drift-perps'` },
  { name: 'perp_funding', protocol: `'drift-perps'` },
]

/**
 * Returns SQL for whether a row of an event table belongs to an orphaned slot. Uses the parameters of
 * `orphanedValues`.
 */
export function isOrphaned({ protocol }: EventTable): string {
  return `slot = any($1) and at >= $2 and ${protocol} = any($3)`
}

/** Returns the values of `isOrphaned`: $1 slots, $2 since, $3 protocols. */
export function orphanedValues({ slots, sinceAt, protocols }: OrphanedSlots): unknown[] {
  return [slots, sinceAt, protocols]
}

/** Returns the name of the cursor up to which a program's rows are final. */
export function finalityOf(protocol: ProtocolId): string {
  return `finality:${protocol}`
}
