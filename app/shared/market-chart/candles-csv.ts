import { barIntervals } from '~/domain/price/bar-range'
import { type ChartFrame, chartFrameFacts } from '~/domain/price/chart-candles'
import type { ShownBars } from './bar-choices'
import type { BarHistory } from './bars/bar-history'
import type { ChartSubject } from './bars/use-chart-bars'

/** Candles that the bars of a time frame consist of. */
const frameIntervals = { minute: '1m', hour: '1h', day: '1d' } as const

/** Most candles of one file. The API returns 2,000, and bars begin while the page is open. */
const mostCandles = 1_950

/**
 * Returns the URL of a CSV file with the candles of the chart, or with the newest of them if a file cannot have all
 * that are loaded.
 */
export function csvHref(
  { kind, id }: ChartSubject,
  shown: ShownBars,
  loaded: BarHistory | undefined,
): string {
  if (kind === 'token' && shown.kind === 'frame') return candlesCsvHref(id, shown.frame)
  const interval =
    shown.kind === 'bars' ? shown.interval : frameIntervals[chartFrameFacts[shown.frame].interval]
  const path = `/api/candles/${encodeURIComponent(id)}?format=csv&interval=${interval}`
  if (shown.kind === 'frame' || loaded === undefined) return path
  const seconds = barIntervals[shown.interval]
  // The start of the plan's history moves on while the page is open.
  const oldest = loaded.before === 'plan' ? loaded.fromAt + seconds : loaded.fromAt
  return `${path}&start=${Math.max(oldest, loaded.toAt - mostCandles * seconds)}`
}

/** Returns the URL of a CSV file with the candles of which a token's time frame is made. */
function candlesCsvHref(mint: string, frame: ChartFrame): string {
  const { interval, limit } = chartFrameFacts[frame]
  return `/api/ohlc/tokens/${encodeURIComponent(mint)}/${interval}/latest?format=csv&limit=${limit}`
}
