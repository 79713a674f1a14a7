import { loadPolled, orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { depthToPanelWire } from '~/contracts/orders/depth'
import { tokenPressureToPanel } from '~/contracts/orders/pressure'
import type { Address } from '~/domain/base/ids'
import { chartFrameFacts } from '~/domain/price/chart-candles'
import { dayChange } from '~/domain/price/day-change'
import { limitVenues } from '~/domain/service/panel-view'
import { frameParam } from '~/shared/price-chart/chart-choices'
import { readParam } from '~/ui/url/url-param'
import { readChart } from './read-chart.server'

/** Reads a token's price change, the scheduled DCA orders for the token, and its resting limit orders. */
export async function readInsight(
  context: PageContext,
  tokenMint: Address,
  priceUsd: number | undefined,
  params: URLSearchParams,
) {
  const { queries } = context
  const frame = readParam(frameParam, params)
  const requested = { horizon: '24h', tokenMint, page: 1, size: 1 } as const
  const [bars, pressure, depth, change] = await Promise.all([
    readChart(context, tokenMint, frame),
    loadPolled(context, 'dca', queries.listDcaPressure(requested), tokenPressureToPanel),
    loadPolled(context, limitVenues, queries.getLimitDepth({ tokenMint }), depthToPanelWire),
    readDayChange(context, tokenMint, priceUsd),
  ])
  return { chart: bars === undefined ? undefined : { frame, answer: bars }, pressure, depth, change }
}

/** Returns the price change over a day. `null`: the current price or the price a day ago is unknown. */
async function readDayChange({ queries, clock }: PageContext, mint: Address, priceUsd: number | undefined) {
  if (priceUsd === undefined) return null
  // Use the interval and the limit of the default chart, so that the chart and this query share one cached
  // read.
  const { interval, limit } = chartFrameFacts['1D']
  const candles = await orNullWithoutSource(queries.getLatestCandles({ mint, interval, limit, unit: 'now' }))
  return dayChange(candles ?? [], priceUsd, Math.floor(clock.nowMs() / 1000)) ?? null
}
