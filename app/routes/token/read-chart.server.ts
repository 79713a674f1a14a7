import { answerPolled } from '~/api/panel-answer.server'
import type { PageContext } from '~/context.server'
import { type CandleWire, candleToWire } from '~/contracts/candle'
import type { PolledAnswer } from '~/contracts/panel'
import type { ChartFrame } from '~/domain/chart-candles'
import type { Address } from '~/domain/ids'
import { allVenues } from '~/domain/panel-view'

/** Reads the candles of a token's chart. `undefined`: the mint is unknown. */
export async function readChart(
  context: PageContext,
  mint: Address,
  frame: ChartFrame,
): Promise<PolledAnswer<CandleWire[]> | undefined> {
  const asked = context.queries.getChartBars(mint, frame)
  const { data, ...age } = await answerPolled(context, allVenues, asked, (bars) => bars?.map(candleToWire))
  return data === undefined ? undefined : { data, ...age }
}
