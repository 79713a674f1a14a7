import type { Slot, UnixSeconds } from './time'
import type { Incident, Uptime } from './uptime'

/**
 * How a source of the chain is doing. `degraded` = it follows the chain with a limitation that `detail` explains, such as a
 * subscription that the node refuses; `silent` = it has not reported for ten seconds.
 */
export const sourceStates = [
  'live',
  'degraded',
  'catching-up',
  'snapshot',
  'starting',
  'offline',
  'silent',
] as const
export type SourceState = (typeof sourceStates)[number]

/** How the service is doing: all of its sources are live, some work, or none works. */
export const serviceStates = ['operational', 'degraded', 'down'] as const
export type ServiceState = (typeof serviceStates)[number]

/** One reader of the chain or of an API. */
export interface SourceStatusView {
  /** Such as `accounts:jupiter-dca`. */
  readonly source: string
  readonly state: SourceState
  /** Newest data depends on it: it counts for the service's state and uptime. */
  readonly isVital: boolean
  /** Everything up to this slot is in; undefined for what follows no slots, or before the first. */
  readonly lastSlot: Slot | undefined
  /** Slots between that one and the newest that the node has told of. */
  readonly lagSlots: Slot | undefined
  /** Block time of the last slot. */
  readonly dataAt: UnixSeconds | undefined
  /** When it was last heard of. */
  readonly heardAt: UnixSeconds
  /** A sentence for people; undefined when all is well. */
  readonly detail: string | undefined
  /** Events or account changes taken in per second over the last minute; undefined where nobody has counted for so long. */
  readonly eventsPerSecond: number | undefined
  /** Transactions that the node refuses for good, does not have or garbles; undefined for a source that reads none, or before it was counted. */
  readonly unreadableTransactions: number | undefined
  /** Undefined = not measured, or not yet. */
  readonly uptime: Uptime | undefined
  /** What the indexer counts of it, by names of its own. */
  readonly counters: Readonly<Record<string, number>>
}

/** How the service is doing, as the indexer's heartbeats tell it. */
export interface StatusView {
  readonly state: ServiceState
  /** Of all vital sources together; undefined = nothing is measured yet. */
  readonly uptime: Uptime | undefined
  /** Sums of all sources over the last minute. */
  readonly eventsPerSecond: number | undefined
  /** Questions to the node and other services that were not answered. */
  readonly failuresPerMinute: number | undefined
  /** Updates whose bytes could not be decoded and were put aside. */
  readonly quarantinedPerMinute: number | undefined
  readonly sources: readonly SourceStatusView[]
  /** The newest first. */
  readonly incidents: readonly Incident[]
}
