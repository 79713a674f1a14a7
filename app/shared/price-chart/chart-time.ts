import type { UnixMs } from '~/domain/base/time'
import { localFormat, type TimeFormat, utcFormat } from '~/domain/format/time-zone'

/** Formats the times of a chart in one time zone. */
function createChartTimes(format: TimeFormat) {
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

/** Times in UTC. Used on the server, which does not know the time zone of the visitor. */
export const utcChartTimes = createChartTimes(utcFormat)
/** Times in the visitor's time zone. Used in the browser. */
export const localChartTimes = createChartTimes(localFormat)
