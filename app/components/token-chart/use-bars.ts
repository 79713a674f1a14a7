import type { CandleWire } from '~/contracts/candle'
import type { PolledAnswer } from '~/contracts/panel'
import { type ChartFrame, chartFrameFacts } from '~/domain/chart-candles'
import { assign, hrefWith } from '~/ui/url-param'
import { type Asked, useAsked } from '../live/use-asked'
import { frameParam } from './chart-choices'

/** How often the bars are read anew, and how far viewers spread out (M105). */
const pace = { everyMs: 30_000, jitterMs: 1_000 } as const
export const barsPeriodSeconds = pace.everyMs / 1_000

export type BarsAnswer = PolledAnswer<CandleWire[]>

/** The bars of a chart that somebody looks at. */
export function useBars(
  mint: string,
  frame: ChartFrame,
  isWanted: boolean,
  initial: BarsAnswer | undefined,
): Asked<CandleWire[]> & { readonly refresh: () => void } {
  const at = { pathname: `/panels/candles/${encodeURIComponent(mint)}`, search: '' }
  return useAsked(hrefWith(at, assign(frameParam, frame)), { ...pace, isWanted, initial })
}

/** Where the API answers the candles that the bars are made of as a table. */
export function candlesCsvHref(mint: string, frame: ChartFrame): string {
  const { interval, limit } = chartFrameFacts[frame]
  return `/api/ohlc/tokens/${encodeURIComponent(mint)}/${interval}/latest?format=csv&limit=${limit}`
}
