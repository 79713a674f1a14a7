import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { depthToPanelWire } from '~/contracts/orders/depth'
import { tokenPressureToPanel } from '~/contracts/orders/pressure'
import { upcomingToPanel } from '~/contracts/orders/upcoming-row'
import type { Address } from '~/domain/base/ids'
import { pageCount } from '~/domain/base/page'
import { countedUpcoming } from '~/domain/order/upcoming-view'
import { limitVenues } from '~/domain/service/panel-view'
import { keyOfShown, shownBarsOf } from '~/shared/market-chart/bar-choices'
import { readShown } from './read-chart.server'
import { readUpcomingQuery } from './upcoming/upcoming-param'

/** Number of upcoming executions per page, and the last page that page numbers reach. */
const upcomingSize = 10
const lastUpcomingPage = pageCount(countedUpcoming, upcomingSize)

/** Reads the candles of a token's chart, the scheduled DCA orders for the token, and its resting limit orders. */
export async function readInsight(context: PageContext, tokenMint: Address, params: URLSearchParams) {
  const { queries } = context
  const shown = shownBarsOf(params)
  const requested = { horizon: '24h', tokenMint, page: 1, size: 1 } as const
  const query = readUpcomingQuery(params)
  const planned = {
    ...query,
    horizon: '24h',
    tokenMint,
    page: Math.min(query.page, lastUpcomingPage),
    size: upcomingSize,
  } as const
  const [bars, pressure, depth, upcoming] = await Promise.all([
    readShown(context, tokenMint, shown),
    loadPolled(context, 'dca', queries.listDcaPressure(requested), tokenPressureToPanel),
    loadPolled(context, limitVenues, queries.getLimitDepth({ tokenMint }), depthToPanelWire),
    loadPolled(context, 'dca', queries.listUpcomingExecutions(planned), upcomingToPanel),
  ])
  return {
    chart: bars === undefined ? undefined : { shown: keyOfShown(shown), answer: bars },
    pressure,
    depth,
    upcoming: { query, answer: upcoming },
  }
}
