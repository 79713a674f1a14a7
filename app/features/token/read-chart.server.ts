import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { type CandleWire, candleToWire } from '~/contracts/candle'
import type { PolledResult } from '~/contracts/state/panel'
import type { Address } from '~/domain/base/ids'
import type { ChartFrame } from '~/domain/price/chart-candles'
import { allVenues } from '~/domain/service/panel-view'

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
