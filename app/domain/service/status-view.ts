import type { Slot, UnixSeconds } from '../base/time'
import type { PriceSource } from '../protocol/price-source'
import type { Incident, Uptime } from './uptime'

/**
 * States of a chain source. `degraded`: it follows the chain with a limitation that `detail` explains, for
 * example a subscription that the node rejects. `silent`: it has not reported for ten seconds.
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

/**
 * States of the whole service. The states mean, in this order: all sources are live, some sources work, no
 * source works.
 */
export const serviceStates = ['operational', 'degraded', 'down'] as const
export type ServiceState = (typeof serviceStates)[number]

/** Status of one reader of the chain or of an API. */
export interface SourceStatusView {
  /** Name of the source, for example `accounts:jupiter-dca`. */
  readonly source: string
  readonly state: SourceState
  /**
   * Whether the newest data depends on the source. Only such vital sources determine the state and the uptime
   * of the service.
   */
  readonly isVital: boolean
  /**
   * Slot up to which all data is stored. `undefined` before the first slot, or for a source without slots.
   */
  readonly lastSlot: Slot | undefined
  /** Number of slots between `lastSlot` and the newest slot reported by the node. */
  readonly lagSlots: Slot | undefined
  /** Block time of `lastSlot`. */
  readonly dataAt: UnixSeconds | undefined
  /** Time of the source's last report. */
  readonly heardAt: UnixSeconds
  /** Problem of the source, as a sentence for users. `undefined`: no problem. */
  readonly detail: string | undefined
  /**
   * Number of events or account changes ingested per second, as a mean of the last minute. `undefined` until
   * a minute has been counted.
   */
  readonly eventsPerSecond: number | undefined
  /**
   * Number of transactions that the node permanently rejects, does not have or returns in corrupted form.
   * `undefined` for a source that reads no transactions, or before the first count.
   */
  readonly unreadableTransactions: number | undefined
  /** Uptime of the source. `undefined`: not measured, or not measured yet. */
  readonly uptime: Uptime | undefined
  /** The indexer's counters for this source, by name. */
  readonly counters: Readonly<Record<string, number>>
}

/** Number of tokens whose current price comes from one source. */
export interface PriceSourceCount {
  readonly source: PriceSource
  readonly tokens: number
}

/** State of the service, derived from the indexer's heartbeats. */
export interface StatusView {
  readonly state: ServiceState
  /** Uptime of all vital sources together. `undefined`: not yet measured. */
  readonly uptime: Uptime | undefined
  /** Number of events ingested per second from all sources, as a mean of the last minute. */
  readonly eventsPerSecond: number | undefined
  /** Number of failed requests per minute to the node and to other services. */
  readonly failuresPerMinute: number | undefined
  /** Number of quarantined updates per minute. An update is quarantined if its bytes could not be decoded. */
  readonly quarantinedPerMinute: number | undefined
  readonly sources: readonly SourceStatusView[]
  /** Number of tokens with a current price for each source of prices, the most trusted source first. */
  readonly prices: readonly PriceSourceCount[]
  /** Incidents, newest first. */
  readonly incidents: readonly Incident[]
}
