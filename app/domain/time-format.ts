import type { UnixMs } from './time'

/** A time as the clocks and calendars of a zone show it: `05`, `Nov`, `2026`, and the zone's short name. */
export interface TimeParts {
  readonly year: string
  readonly month: string
  /** Without a leading zero. */
  readonly day: string
  readonly hour: string
  readonly minute: string
  readonly second: string
  readonly zone: string
}

/**
 * Tells the times of one zone. Made of `Date` alone: the first use of `Intl` has a browser read its tables of all languages, which takes a
 * phone a tenth of a second in one piece, on every page.
 */
export type TimeFormat = (at: UnixMs) => TimeParts

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Minutes by which the clocks of a zone are ahead of UTC at a time. A zone with daylight saving time has two values. */
export type ZoneOffset = (at: UnixMs) => number

/** The offset of UTC itself. */
export const utcOffset: ZoneOffset = () => 0

/** The offset of the machine's own zone. */
export const localOffset: ZoneOffset = (at) => -new Date(at).getTimezoneOffset()

/** A time as its zone's clocks and calendars read it, in milliseconds that count as UTC: days and hours can be computed from it. */
export function clockMs(at: UnixMs, offset: ZoneOffset): UnixMs {
  return at + offset(at) * 60_000
}

/** How the clocks of a zone are read. */
export interface Zone {
  readonly format: TimeFormat
  readonly offset: ZoneOffset
}

/** What the server writes, and the browser's first drawing. */
export const utcFormat: TimeFormat = (at) => {
  const [year, month, day, hour = '', minute = '', second = ''] =
    new Date(at).toISOString().match(/\d+/g) ?? []
  return {
    // Beyond 9999, where a zone is ahead of the last second, it has a sign and six digits.
    year: `${Number(year)}`,
    month: months[Number(month) - 1] ?? '',
    day: `${Number(day)}`,
    hour,
    minute,
    second,
    zone: 'UTC',
  }
}

/** What the visitor reads: his machine's own zone. */
export const localFormat: TimeFormat = (at) => {
  return { ...utcFormat(clockMs(at, localOffset)), zone: zoneName(localOffset(at)) }
}

/** The zone of the server's pages. */
export const utcZone: Zone = { format: utcFormat, offset: utcOffset }

/** The visitor's own zone. */
export const localZone: Zone = { format: localFormat, offset: localOffset }

/** The short names that a zone has between two times: `GMT-5`, or `GMT-4 and GMT-5` where clocks changed in between. */
export function zoneNames(from: UnixMs, to: UnixMs, format: TimeFormat): string {
  return [...new Set([format(from).zone, format(to).zone])].join(' and ')
}

/** The name of a zone that is so many minutes ahead of Greenwich, e.g. `UTC`, `GMT-5` or `GMT+5:30`. */
function zoneName(ahead: number): string {
  if (ahead === 0) return 'UTC'
  const distance = Math.abs(ahead)
  const rest = distance % 60
  return `GMT${ahead < 0 ? '-' : '+'}${Math.floor(distance / 60)}${rest === 0 ? '' : `:${`${rest}`.padStart(2, '0')}`}`
}
