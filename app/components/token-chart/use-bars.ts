import type { CandleWire } from '~/contracts/candle'
import type { PolledResult } from '~/contracts/panel'
import { type ChartFrame, chartFrameFacts } from '~/domain/chart-candles'
import { assign, hrefWith } from '~/ui/url-param'
import { type PolledRoute, usePolledRoute } from '../live/use-polled-route'
import { frameParam } from './chart-choices'

/** Polling interval of the candles and its jitter, milliseconds. */
const pace = { everyMs: 30_000, jitterMs: 1_000 } as const
export const barsPeriodSeconds = pace.everyMs / 1_000

export type BarsResult = PolledResult<CandleWire[]>

/** Polls the candles of a chart while it is in view. */
export function useBars(
  mint: string,
  frame: ChartFrame,
  isWanted: boolean,
  initial: BarsResult | undefined,
): PolledRoute<CandleWire[]> & { readonly refresh: () => void } {
  const at = { pathname: `/panels/candles/${encodeURIComponent(mint)}`, search: '' }
  return usePolledRoute(hrefWith(at, assign(frameParam, frame)), { ...pace, isWanted, initial })
}

/** Returns the URL of a CSV file with the candles of the chart. */
export function candlesCsvHref(mint: string, frame: ChartFrame): string {
  const { interval, limit } = chartFrameFacts[frame]
  return `/api/ohlc/tokens/${encodeURIComponent(mint)}/${interval}/latest?format=csv&limit=${limit}`
}
