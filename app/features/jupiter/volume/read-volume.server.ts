import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { volumeChartToWire } from '~/contracts/orders/volume'
import {
  chartWindow,
  dailyBuckets,
  dailyWindow,
  isWeekStartOf,
  monthDays,
  utcWeekStart,
} from '~/domain/price/chart-window'
import { stableMints } from '~/domain/token/mints'
import { inCents } from './in-cents'
import { isByDay, type VolumeQuery } from './volume-request'

/** Number of days in each of the two daily charts. */
const daysOf = { daily: dailyBuckets, monthly: monthDays } as const

/**
 * Reads a chart of executed DCA volume. `weekStart` is ignored if no time zone has a week that starts at this
 * time. The week then starts at midnight UTC.
 */
export function readVolume(context: PageContext, query: VolumeQuery, weekStart?: number) {
  const now = Math.floor(context.clock.nowMs() / 1000)
  const own = weekStart !== undefined && isWeekStartOf(now, weekStart) ? weekStart : utcWeekStart(now)
  const window = isByDay(query.window)
    ? dailyWindow(now, daysOf[query.window])
    : chartWindow(query.window, now, own)
  const request = {
    ...window,
    view: query.source === 'net' ? ('summaryNet' as const) : ('summary' as const),
    mints: query.tokens === 'stables' ? stableMints : undefined,
  }
  return loadPolled(context, 'dca', context.queries.getDcaVolumeChart(request), (view) =>
    inCents(volumeChartToWire(view)),
  )
}

/** Reads a chart and returns it together with the query of the chart. */
export async function readVolumePanel(context: PageContext, query: VolumeQuery) {
  return { query, answer: await readVolume(context, query) }
}
