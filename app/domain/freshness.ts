import type { UnixSeconds } from './time'

/** How current a panel is (M234). */
export type Freshness = 'live' | 'delayed' | 'offline'

/** The word on the chip. */
export const freshnessWords = {
  live: 'Live',
  delayed: 'Delayed',
  offline: 'Offline',
} as const satisfies Record<Freshness, string>

const liveBelowSeconds = 15
const offlineFromSeconds = 60

/**
 * Freshness of data of this age, in seconds. Panels that refresh every 4 to 6 s leave `periodSeconds` out; a slower panel is given the time
 * that its own period needs, so that a healthy one does not flicker (resolution 4.10).
 */
export function freshnessOf(ageSeconds: number, periodSeconds = 0): Freshness {
  if (ageSeconds < Math.max(liveBelowSeconds, 1.5 * periodSeconds + 2)) return 'live'
  return ageSeconds < Math.max(offlineFromSeconds, 4 * periodSeconds) ? 'delayed' : 'offline'
}

/** What a panel knows of its own age: when it last got an answer, and up to which block time its source had then been read. */
export interface PanelTimes {
  readonly refreshedAt: UnixSeconds
  /** Undefined = the source has delivered nothing yet. */
  readonly dataAt: UnixSeconds | undefined
}

/** Age of a panel in seconds, the older of its two times, never below zero; undefined = there is no data yet. */
export function panelAgeSeconds(times: PanelTimes, now: UnixSeconds): number | undefined {
  if (times.dataAt === undefined) return undefined
  return Math.max(0, now - Math.min(times.refreshedAt, times.dataAt))
}
