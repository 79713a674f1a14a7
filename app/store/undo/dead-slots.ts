import type { ProtocolId } from '~/domain/protocol'
import type { Slot, UnixSeconds } from '~/domain/time'

/** Slots that were confirmed and died with their fork, and whose rows of them are to go. */
export interface DeadSlots {
  readonly slots: readonly Slot[]
  /** Only rows of these programs: those of others are their own writers'. */
  readonly protocols: readonly ProtocolId[]
  /** Nothing of these slots is older, unix seconds: bounds the search, as no event table has an index by slot. */
  readonly sinceAt: UnixSeconds
}

/** A table of events: one row for each, which goes when its slot dies. */
export interface EventTable {
  readonly name: string
  /** SQL of the program whose event a row is. */
  readonly protocol: string
}

/** Every table of events. One that is forgotten here would keep what never happened, so a test compares it with the schema. */
export const eventTables: readonly EventTable[] = [
  { name: 'fill', protocol: 'protocol' },
  { name: 'order_event', protocol: 'protocol' },
  { name: 'perp_fill', protocol: `'drift-perps'` },
  { name: 'perp_order_action', protocol: `'drift-perps'` },
  { name: 'perp_funding', protocol: `'drift-perps'` },
]

/** SQL: whether a row of an event table is dead, over the parameters of `deadValues`. */
export function isDead({ protocol }: EventTable): string {
  return `slot = any($1) and at >= $2 and ${protocol} = any($3)`
}

/** Values of `isDead`: $1 slots, $2 since, $3 protocols. */
export function deadValues({ slots, sinceAt, protocols }: DeadSlots): unknown[] {
  return [slots, sinceAt, protocols]
}

/** Name of the cursor up to which a program's rows are final. */
export function finalityOf(protocol: ProtocolId): string {
  return `finality:${protocol}`
}
