import type { UnixMs } from '~/domain/time'
import { localFormat, type TimeFormat, utcFormat } from '~/domain/time-format'

/** Writes the times of a chart in one zone. */
function createChartTimes(format: TimeFormat) {
  return {
    /** At the time axis, below the first bar of a day, e.g. `21 Nov`. */
    day(at: UnixMs): string {
      const { day, month } = format(at)
      return `${day} ${month}`
    },
    /** At the time axis, below any other bar, e.g. `06:00`. */
    clock(at: UnixMs): string {
      const { hour, minute } = format(at)
      return `${hour}:${minute}`
    },
    /** With its zone, e.g. `21 Nov 2026, 04:00 GMT+1`. */
    whole(at: UnixMs): string {
      const { day, month, year, hour, minute, zone } = format(at)
      return `${day} ${month} ${year}, ${hour}:${minute} ${zone}`
    },
  }
}

/** What the server writes. */
export const utcChartTimes = createChartTimes(utcFormat)
/** What the visitor reads. */
export const localChartTimes = createChartTimes(localFormat)
