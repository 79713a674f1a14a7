import type { UnixMs, UnixSeconds } from '../base/time'
import type { TimeFormat } from './time-zone'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Formats an age in whole minutes, hours or days. `0m` below one minute and for future times. */
export function formatAge(ageSeconds: number): string {
  const age = Math.max(0, Math.floor(ageSeconds))
  if (age < hour) return `${Math.floor(age / minute)}m`
  if (age < day) return `${Math.floor(age / hour)}h`
  return `${Math.floor(age / day)}d`
}

/**
 * Formats the time since the last data for the freshness chip: `3 s ago`, `2 m ago`, `5 h ago`, `4 d ago`.
 */
export function formatAgo(ageSeconds: number): string {
  const age = Math.max(0, Math.floor(ageSeconds))
  return age < minute ? `${age} s ago` : `${formatAge(age).replace(/(\d+)/, '$1 ')} ago`
}

/**
 * Maximum remaining time to show, hours. The lengths of orders are untrusted input, so a remaining time can
 * be absurdly long.
 */
const longestHours = 999_999

/** Formats the remaining time of an order: `<1min`, `Nmin` or `Nh Nmin`, at most `>999999h`. */
export function formatTimeLeft(seconds: number): string {
  if (seconds > longestHours * hour) return `>${longestHours}h`
  if (seconds < minute) return '<1min'
  const minutes = Math.floor(seconds / minute)
  return minutes < 60 ? `${minutes}min` : `${Math.floor(minutes / 60)}h ${minutes % 60}min`
}

/** Formats a time of day with its zone, e.g. `15:02:31 UTC`. */
export function formatClock(at: UnixMs, format: TimeFormat): string {
  const { hour, minute, second, zone } = format(at)
  return `${hour}:${minute}:${second} ${zone}`
}

/** Formats date and time with the zone, e.g. `21 Nov 2026, 15:02:31 UTC`. */
export function formatDateTime(at: UnixMs, format: TimeFormat): string {
  const { day, month, year, hour, minute, second, zone } = format(at)
  return `${day} ${month} ${year}, ${hour}:${minute}:${second} ${zone}`
}

/** Formats a time for the `datetime` attribute of `<time>`. */
export function isoTime(at: UnixSeconds): string {
  return new Date(at * 1000).toISOString()
}
