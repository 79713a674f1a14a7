import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { type CandleWire, candleToWire } from '~/contracts/candle'
import { type ChartPageWire, chartPageToWire } from '~/contracts/chart-page'
import type { PolledResult } from '~/contracts/state/panel'
import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { ChartPageView } from '~/domain/perp/chart-page'
import type { BarInterval } from '~/domain/price/bar-range'
import type { ChartFrame } from '~/domain/price/chart-candles'
import { perpVenues } from '~/domain/protocol/venues'
import { chartTopics } from '~/domain/service/chart-topics'
import { allVenues } from '~/domain/service/panel-view'
import type { ShownBars } from '~/shared/market-chart/bar-choices'

/** Reads the candles of a token's chart. `undefined`: no token has this mint. */
export async function readChart(
  context: PageContext,
  mint: Address,
  frame: ChartFrame,
): Promise<PolledResult<CandleWire[]> | undefined> {
  const requested = context.queries.getChartBars(mint, frame)
  const { data, ...age } = await loadPolled(context, allVenues, requested, (bars) => bars?.map(candleToWire))
  return data === undefined ? undefined : { data, ...age }
}

/** Part of the chart of a token or of a perp market. */
interface ChartPart {
  /** A mint, or the account of a perp market. */
  readonly id: Address
  readonly interval: BarInterval
  /** End of the bars. `undefined`: the newest bars. */
  readonly endAt: UnixSeconds | undefined
}

/** Reads bars of one length. `undefined`: neither a token nor a market has this id. */
export async function readBars(
  context: PageContext,
  part: ChartPart,
): Promise<PolledResult<ChartPageWire> | undefined> {
  const requested = context.queries.getChartPage(perpVenues, part)
  return loadChartPage(context, requested)
}

/** Loads part of a chart. */
export async function loadChartPage(
  context: PageContext,
  requested: Promise<ChartPageView | undefined>,
): Promise<PolledResult<ChartPageWire> | undefined> {
  const { data, ...age } = await loadPolled(
    context,
    (page) => chartTopics(page?.venue),
    requested,
    (page) => page && chartPageToWire(page),
  )
  return data === undefined ? undefined : { data, ...age }
}

/** Reads what the chart on a token's page shows. */
export function readShown(
  context: PageContext,
  mint: Address,
  shown: ShownBars,
): Promise<PolledResult<CandleWire[] | ChartPageWire> | undefined> {
  if (shown.kind === 'frame') return readChart(context, mint, shown.frame)
  return readBars(context, { id: mint, interval: shown.interval, endAt: undefined })
}
