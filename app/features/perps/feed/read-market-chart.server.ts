import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { chartPageToWire } from '~/contracts/chart-page'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { keyOfShown, type ShownBars } from '~/shared/market-chart/bar-choices'
import type { InitialBars } from '~/shared/market-chart/bars/use-shown-bars'
import { topicsOfChoice } from '../venue/venue-topics'

/** Reads what the chart of a market shows when its page opens. */
export async function readMarketChart(
  context: PageContext,
  { venue, key: id }: PerpMarketView,
  shown: ShownBars,
): Promise<InitialBars> {
  const { queries } = context
  const requested =
    shown.kind === 'frame'
      ? queries.getMarketFrame([venue], { id, frame: shown.frame })
      : queries.getChartPage([venue], { id, interval: shown.interval, endAt: undefined })
  const sources = topicsOfChoice(venue).trades
  const { data, ...age } = await loadPolled(
    context,
    sources,
    requested,
    (page) => page && chartPageToWire(page),
  )
  return { shown: keyOfShown(shown), answer: { data: data ?? null, ...age } }
}
