import type { ChartFrame } from '~/domain/chart-candles'
import type { UnixMs } from '~/domain/time'
import { localFormat, type TimeFormat, utcFormat } from '~/domain/time-format'

/** Writes the times of a chart in one zone. */
function createChartTimes(format: TimeFormat) {
  return {
    /** At the time axis, e.g. `06:00`, at midnight `21 Nov`; whole days only where a bar is half of one. */
    tick(at: UnixMs, frame: ChartFrame): string {
      const { day, month, hour, minute } = format(at)
      const time = `${hour}:${minute}`
      return frame === '1W' || time === '00:00' ? `${day} ${month}` : time
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
