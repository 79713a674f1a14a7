import type { UnixMs } from '../base/time'

/**
 * A time as the local clock and calendar of a zone show it, e.g. `05`, `Nov`, `2026`, with the zone's short
 * name.
 */
export interface TimeParts {
  readonly year: string
  readonly month: string
  /** Day of the month without a leading zero. */
  readonly day: string
  readonly hour: string
  readonly minute: string
  readonly second: string
  readonly zone: string
}

/**
 * Functions that format times in one zone. They use `Date` only: the first use of `Intl` makes a browser load
 * its tables of all languages, which blocks a phone for about 0.1 seconds on every page.
 */
export type TimeFormat = (at: UnixMs) => TimeParts

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * Returns the number of minutes by which a zone is ahead of UTC at a time. A zone with daylight saving time
 * has two such numbers.
 */
export type ZoneOffset = (at: UnixMs) => number

/** The offset of UTC: always 0. */
export const utcOffset: ZoneOffset = () => 0

/** The offset of the machine's own time zone. */
export const localOffset: ZoneOffset = (at) => -new Date(at).getTimezoneOffset()

/**
 * Converts a time to local time, expressed as if it were UTC milliseconds, so that days and hours can be
 * computed from it.
 */
export function clockMs(at: UnixMs, offset: ZoneOffset): UnixMs {
  return at + offset(at) * 60_000
}

/** Functions that display times in one zone. */
export interface Zone {
  readonly format: TimeFormat
  readonly offset: ZoneOffset
}

/**
 * Formats times in UTC. Used by the server and by the browser's first render, which must match the server's
 * HTML.
 */
export const utcFormat: TimeFormat = (at) => {
  const [year, month, day, hour = '', minute = '', second = ''] =
    new Date(at).toISOString().match(/\d+/g) ?? []
  return {
    // The ISO form of a year after 9999 has a sign and six digits. A zone ahead of UTC can reach such a year.
    year: `${Number(year)}`,
    month: months[Number(month) - 1] ?? '',
    day: `${Number(day)}`,
    hour,
    minute,
    second,
    zone: 'UTC',
  }
}

/** Formats times in the time zone of the visitor's machine. */
export const localFormat: TimeFormat = (at) => {
  return { ...utcFormat(clockMs(at, localOffset)), zone: zoneName(localOffset(at)) }
}

/** The zone of server-rendered pages. */
export const utcZone: Zone = { format: utcFormat, offset: utcOffset }

/** The visitor's time zone. */
export const localZone: Zone = { format: localFormat, offset: localOffset }

/**
 * Returns the short names of a zone between two times: `GMT-5`, or `GMT-4 and GMT-5` if daylight saving time
 * began or ended in between.
 */
export function zoneNames(from: UnixMs, to: UnixMs, format: TimeFormat): string {
  return [...new Set([format(from).zone, format(to).zone])].join(' and ')
}

/** Returns the name of a zone that is `ahead` minutes ahead of UTC, e.g. `UTC`, `GMT-5` or `GMT+5:30`. */
function zoneName(ahead: number): string {
  if (ahead === 0) return 'UTC'
  const distance = Math.abs(ahead)
  const rest = distance % 60
  return `GMT${ahead < 0 ? '-' : '+'}${Math.floor(distance / 60)}${rest === 0 ? '' : `:${`${rest}`.padStart(2, '0')}`}`
}
