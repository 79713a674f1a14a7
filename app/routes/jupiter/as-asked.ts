import { dashboardParams, filledList, unifiedAsk } from '~/components/jupiter/dashboard-query'
import { asksSame, dataAsAsked, listAsAsked } from '~/components/live/as-asked'
import { orderLists } from '~/components/orders/order-lists'
import { parseListQuery } from '~/ui/list-query'
import { readParam } from '~/ui/url-param'
import type { readDashboard } from './read-dashboard.server'

type Dashboard = Awaited<ReturnType<typeof readDashboard>>

/**
 * Keeps the parts of the last response that belong to the view in the address. The other parts are unknown.
 */
export function dashboardAsAsked(last: Dashboard, params: URLSearchParams): Dashboard {
  const ask = unifiedAsk(params)
  const horizon = readParam(dashboardParams.horizon, params)
  const filled = parseListQuery(filledList, params)
  return {
    ...last,
    dca: listAsAsked(last.dca, parseListQuery(orderLists.dca, params)),
    limit: listAsAsked(last.limit, parseListQuery(orderLists.limit, params)),
    unified: { ask, answer: dataAsAsked(last.unified.answer, asksSame(last.unified.ask, ask)) },
    pressure: { horizon, answer: dataAsAsked(last.pressure.answer, last.pressure.horizon === horizon) },
    filledTable: {
      query: filled,
      answer: dataAsAsked(last.filledTable.answer, asksSame(last.filledTable.query, filled)),
    },
  }
}
