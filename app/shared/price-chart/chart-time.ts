import type { UnixMs } from '~/domain/base/time'
import type { TimeFormat } from '~/domain/format/time-zone'

/** Returns functions that format the times of a chart in one time zone. */
export function chartTimes(format: TimeFormat) {
  return {
    /** Label below the first candle of a day, for example `21 Nov`. */
    day(at: UnixMs): string {
      const { day, month } = format(at)
      return `${day} ${month}`
    },
    /** Label below any other candle, for example `06:00`. */
    clock(at: UnixMs): string {
      const { hour, minute } = format(at)
      return `${hour}:${minute}`
    },
    /** Full time with its zone, for example `21 Nov 2026, 04:00 GMT+1`. */
    whole(at: UnixMs): string {
      const { day, month, year, hour, minute, zone } = format(at)
      return `${day} ${month} ${year}, ${hour}:${minute} ${zone}`
    },
  }
}
