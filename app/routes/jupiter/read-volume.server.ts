import { answerPolled } from '~/api/panel-answer.server'
import { isByDay, type VolumeAsk } from '~/components/jupiter/volume-request'
import type { PageContext } from '~/context.server'
import { volumeChartToWire } from '~/contracts/volume'
import {
  chartWindow,
  dailyBuckets,
  dailyWindow,
  isWeekStartOf,
  monthDays,
  utcWeekStart,
} from '~/domain/chart-window'
import { stableMints } from '~/domain/mints'
import { inCents } from './in-cents'

/** Resolution 4.12: the chart of 30 days, and "1M". */
const daysOf = { daily: dailyBuckets, monthly: monthDays } as const

/** A chart of executed DCA volume. A `weekStart` that no zone can have is ignored: the week then begins at midnight UTC. */
export function readVolume(context: PageContext, ask: VolumeAsk, weekStart?: number) {
  const now = Math.floor(context.clock.nowMs() / 1000)
  const own = weekStart !== undefined && isWeekStartOf(now, weekStart) ? weekStart : utcWeekStart(now)
  const window = isByDay(ask.window)
    ? dailyWindow(now, daysOf[ask.window])
    : chartWindow(ask.window, now, own)
  const request = {
    ...window,
    view: ask.source === 'net' ? ('summaryNet' as const) : ('summary' as const),
    mints: ask.tokens === 'stables' ? stableMints : undefined,
  }
  return answerPolled(context, 'dca', context.queries.getDcaVolumeChart(request), (view) =>
    inCents(volumeChartToWire(view)),
  )
}

/** A chart with what was asked for it. */
export async function readVolumePanel(context: PageContext, ask: VolumeAsk) {
  return { ask, answer: await readVolume(context, ask) }
}
