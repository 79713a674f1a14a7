import type { UnixSeconds } from '../base/time'

/** States of a panel's data, by its age. */
export type Freshness = 'live' | 'delayed' | 'offline'

/** Text on the freshness chip. */
export const freshnessWords = {
  live: 'Live',
  delayed: 'Delayed',
  offline: 'Offline',
} as const satisfies Record<Freshness, string>

const liveBelowSeconds = 15
const offlineFromSeconds = 60

/**
 * Classifies data by its age, seconds. Panels that refresh every 4 to 6 s omit `periodSeconds`. A slower
 * panel passes its period, so that it does not switch between states while it works normally.
 */
export function freshnessOf(ageSeconds: number, periodSeconds = 0): Freshness {
  if (ageSeconds < Math.max(liveBelowSeconds, 1.5 * periodSeconds + 2)) return 'live'
  return ageSeconds < Math.max(offlineFromSeconds, 4 * periodSeconds) ? 'delayed' : 'offline'
}

/**
 * Times that determine a panel's age: the time of its last response, and the block time up to which its data
 * source had been read at that time.
 */
export interface PanelTimes {
  readonly refreshedAt: UnixSeconds
  /** Block time up to which the source had been read. `undefined`: the source has not yet delivered data. */
  readonly dataAt: UnixSeconds | undefined
}

/**
 * Returns a panel's age in seconds: the older of its two times, never negative. `undefined` if there is no
 * data yet.
 */
export function panelAgeSeconds(times: PanelTimes, now: UnixSeconds): number | undefined {
  if (times.dataAt === undefined) return undefined
  return Math.max(0, now - Math.min(times.refreshedAt, times.dataAt))
}
