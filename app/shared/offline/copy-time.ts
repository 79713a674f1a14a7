import type { UnixMs } from '~/domain/base/time'
import type { TimeFormat } from '~/domain/format/time-zone'

/** Formats the time of a copy: `12:34 UTC`, or `26 Nov, 12:34 UTC` if it is not of today or `now` is `undefined`. */
export function copyTime(at: UnixMs, now: UnixMs | undefined, format: TimeFormat): string {
  const { day, month, year, hour, minute, zone } = format(at)
  const today = now === undefined ? undefined : format(now)
  const isToday = day === today?.day && month === today.month && year === today.year
  return `${isToday ? '' : `${day} ${month}, `}${hour}:${minute} ${zone}`
}
