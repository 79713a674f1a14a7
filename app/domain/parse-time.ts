import type { UnixSeconds } from './time'

/** Later times are milliseconds by mistake. */
const latestSecond = 99_999_999_999

/** `2026-11-20`, `2026-11-20T10:00`, `2026-11-20T10:00:00.5Z`, `2026-11-20 10:00:00+02:00`. A plus that an address has turned into a space is one as well. */
const isoForm =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:[Zz]|([+\- ])(\d{2}):?(\d{2})?)?)?$/

/**
 * A point in time as people and programs write it: seconds since 1970, or ISO 8601, which is UTC where it names no zone. Parts of a second are cut.
 * `too-fine` = whole numbers of a smaller unit than seconds; undefined = no time, or one before 1970.
 */
export function parseTime(text: string): UnixSeconds | 'too-fine' | undefined {
  if (/^\d{1,19}$/.test(text)) {
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
  // `Date` carries the 30th of February over into March.
  if (new Date(localMs).toISOString().slice(0, 10) !== matched.slice(0, 10)) return undefined
  const offsetSeconds = (sign === '-' ? -1 : 1) * (offsetHours * 3_600 + offsetMinutes * 60)
  const seconds = localMs / 1_000 - offsetSeconds
  return seconds >= 0 ? seconds : undefined
}
