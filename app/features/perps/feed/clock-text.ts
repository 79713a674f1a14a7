import type { UnixSeconds } from '~/domain/base/time'
import { formatClock, formatDateTime } from '~/domain/format/format-time'
import { clockMs, type Zone } from '~/domain/format/time-zone'

const dayMs = 86_400_000

/** Texts of a time in a list whose rows usually are of the current day. */
interface ClockText {
  /** Time of day, e.g. `23:59:58`. */
  readonly clock: string
  /** Day and month, e.g. `27 Nov`. */
  readonly day: string
  /** Date and time with the zone. */
  readonly whole: string
}

export function clockText(at: UnixSeconds, { format }: Pick<Zone, 'format'>): ClockText {
  const whole = formatDateTime(at * 1000, format)
  const [clock = ''] = formatClock(at * 1000, format).split(' ')
  return { clock, day: whole.split(' ').slice(0, 2).join(' '), whole }
}

/** Returns whether two times are on the same day of the zone's calendar. */
export function isSameDay(one: UnixSeconds, other: UnixSeconds, { offset }: Pick<Zone, 'offset'>): boolean {
  const dayOf = (at: UnixSeconds) => Math.floor(clockMs(at * 1000, offset) / dayMs)
  return dayOf(one) === dayOf(other)
}
