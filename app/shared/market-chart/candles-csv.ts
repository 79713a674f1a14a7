import { chartFrameFacts } from '~/domain/price/chart-candles'
import { candlesCsvHref } from '~/shared/price-chart/use-bars'
import type { ShownBars } from './bar-choices'
import type { ChartSubject } from './use-chart-bars'

/** Candles that the bars of a time frame consist of. */
const frameIntervals = { minute: '1m', hour: '1h', day: '1d' } as const

/** Returns the URL of a CSV file with the candles of the chart. */
export function csvHref({ kind, id }: ChartSubject, shown: ShownBars): string {
  if (kind === 'token' && shown.kind === 'frame') return candlesCsvHref(id, shown.frame)
  const interval =
    shown.kind === 'bars' ? shown.interval : frameIntervals[chartFrameFacts[shown.frame].interval]
  return `/api/candles/${encodeURIComponent(id)}?format=csv&interval=${interval}`
}
