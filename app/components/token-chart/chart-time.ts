import type { ChartFrame } from '~/domain/chart-candles'
import type { UnixMs } from '~/domain/time'

/** Writes the times of a chart in one zone; undefined = the visitor's. */
export function createChartTimes(zone: string | undefined) {
  const timeZone = zone === undefined ? {} : { timeZone: zone }
  const day = new Intl.DateTimeFormat('en-GB', { ...timeZone, day: 'numeric', month: 'short' })
  const clock = new Intl.DateTimeFormat('en-GB', { ...timeZone, hour: '2-digit', minute: '2-digit' })
  const whole = new Intl.DateTimeFormat('en-GB', {
    ...timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return {
    /** At the time axis, e.g. `06:00`, at midnight `21 Nov`; whole days only where a bar is half of one. */
    tick(at: UnixMs, frame: ChartFrame): string {
      const time = clock.format(at)
      return frame === '1W' || time === '00:00' ? day.format(at) : time
    },
    /** With its zone, e.g. `21 Nov 2026, 04:00 CET`. */
    whole: (at: UnixMs) => whole.format(at),
  }
}

/** What the server writes. */
export const utcChartTimes = createChartTimes('UTC')
/** What the visitor reads. */
export const localChartTimes = createChartTimes(undefined)
