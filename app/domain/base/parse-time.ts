import type { UnixSeconds } from './time'

/** Latest accepted time, seconds since 1970. A larger number is probably in milliseconds. */
const latestSecond = 99_999_999_999

/**
 * Matches `2026-11-20`, `2026-11-20T10:00`, `2026-11-20T10:00:00.5Z`, `2026-11-20 10:00:00+02:00`. A space
 * before the offset counts as a plus, because URL decoding turns a plus into a space.
 */
const isoForm =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:[Zz]|([+\- ])(\d{2}):?(\d{2})?)?)?$/

/** Matches an ISO 8601 date without hyphens, `20261120`. */
const basicDateForm = /^(\d{4})(\d{2})(\d{2})$/

/**
 * Parses a time: seconds since 1970, or ISO 8601. A time without a zone is in UTC. Fractions of a second are
 * cut off. `too-fine`: a number in a smaller unit than seconds. `undefined`: not a time, a time before 1970,
 * or a date without hyphens. Read as a number, such a date would be a second of the years 1970 to 1973.
 */
export function parseTime(text: string): UnixSeconds | 'too-fine' | undefined {
  if (/^\d{1,19}$/.test(text)) {
    if (isBasicDate(text)) return undefined
    const seconds = Number(text)
    return seconds <= latestSecond ? seconds : 'too-fine'
  }
  const [matched, ...parts] = isoForm.exec(text) ?? []
  if (matched === undefined) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(0, 6)
    .map((part = '0') => Number(part))
  const [sign, offsetHours = 0, offsetMinutes = 0] = [
    parts[6],
    ...parts.slice(7).map((part = '0') => Number(part)),
  ]
  if (hour > 23 || minute > 59 || second > 59 || offsetHours > 23 || offsetMinutes > 59) return undefined
  const localMs = Date.UTC(year, month - 1, day, hour, minute, second)
  if (!isCalendarDate(localMs, matched.slice(0, 10))) return undefined
  const offsetSeconds = (sign === '-' ? -1 : 1) * (offsetHours * 3_600 + offsetMinutes * 60)
  const seconds = localMs / 1_000 - offsetSeconds
  return seconds >= 0 ? seconds : undefined
}

function isBasicDate(text: string): boolean {
  const [, year, month, day] = basicDateForm.exec(text) ?? []
  return (
    year !== undefined &&
    isCalendarDate(Date.UTC(Number(year), Number(month) - 1, Number(day)), `${year}-${month}-${day}`)
  )
}

/**
 * Returns whether a date such as `2026-11-20` exists. `Date` does not reject 30 February but turns it into a
 * day in March.
 */
function isCalendarDate(timeMs: number, date: string): boolean {
  return new Date(timeMs).toISOString().slice(0, 10) === date
}
