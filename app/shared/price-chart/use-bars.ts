import type { CandleWire } from '~/contracts/candle'
import { type ChartFrame, chartFrameFacts } from '~/domain/price/chart-candles'
import { type Polled, usePolled } from '~/shared/page-data/use-polled'
import { assign, hrefWith } from '~/ui/url/url-param'
import { frameParam } from './chart-choices'

/** Polling interval of the candles and its jitter, milliseconds. */
export const barsPace = { everyMs: 30_000, jitterMs: 1_000 } as const
export const barsPeriodSeconds = barsPace.everyMs / 1_000

/** Polls the candles of a chart while it is in view. */
export function useBars(mint: string, frame: ChartFrame, isWanted: boolean): Polled<CandleWire[]> {
  const at = { pathname: `/panels/candles/${encodeURIComponent(mint)}`, search: '' }
  return usePolled(hrefWith(at, assign(frameParam, frame)), undefined, barsPace, isWanted)
}

/** Returns the URL of a CSV file with the candles of the chart. */
export function candlesCsvHref(mint: string, frame: ChartFrame): string {
  const { interval, limit } = chartFrameFacts[frame]
  return `/api/ohlc/tokens/${encodeURIComponent(mint)}/${interval}/latest?format=csv&limit=${limit}`
}
